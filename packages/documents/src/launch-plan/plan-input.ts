import type { LaunchPlan } from "@academy/launch-plan/plan";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

export type PlanInput = {
  plan: LaunchPlan;
  /** Whose it is. */
  name: string;
  courseTitle: string;
  /** Whose mandala it carries. */
  archetype: ArchetypeKey;
};
