import type { LaunchPlan } from "@academy/launch-plan/plan";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type LaunchPlanTables = { launch_plans: LaunchPlansTable };

/** A learner's ninety days, one for each course that ends in a plan. */
type LaunchPlansTable = {
  user_id: string;
  course_id: string;
  plan: Json<LaunchPlan>;
  /** One more with every change: of two who write at once, one looks again. */
  revision: number;
  /** The ids of the newest changes: one of them that arrives again has been made. */
  applied: Json<readonly string[]>;
  /** Of what opens the plan to whoever has it, as a calendar. */
  calendar_hash: string | null;
  /** The same for its writer, who may see it again; null where only the hash was kept. */
  calendar_encrypted: string | null;
  /** When its writer said that it is finished; once set it stays. */
  finished_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
};
