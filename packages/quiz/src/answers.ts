import type { ArchetypeKey } from "./archetypes.ts";

export const answerIds = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"] as const;
export type AnswerId = (typeof answerIds)[number];

/** An archetype, an answer's own id (never the letter it is shown with) or none of them. */
export type ChosenAnswer = ArchetypeKey | AnswerId | "none";

export type Phase1Answer = { questionId: number; answer: ChosenAnswer; phase: 1 };

/** As submitted. Whatever was not answered is absent. */
export type QuizAnswers = {
  phase1: readonly Phase1Answer[];
  /** By set: its four archetypes, the most important first. */
  phase2: Readonly<Record<string, readonly ArchetypeKey[]>>;
  /** By statement: 1 to 7. */
  phase3: Readonly<Record<string, number>>;
};
