import type { ArchetypeKey } from "../archetypes.ts";

/** The ten answers in the order of their ids, each beside its archetype; `design.ts` says which archetype stands where. */
export type QuestionText = { question: string; answers: readonly (readonly [ArchetypeKey, string])[] };
