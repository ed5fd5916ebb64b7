import { type AnswerId, answerIds } from "./answers.ts";
import type { ArchetypeKey } from "./archetypes.ts";

/** Texts may carry one **bold** phrase. */
export type Answer = { id: AnswerId; text: string; archetype: ArchetypeKey };
export type Question = { id: number; question: string; answers: readonly Answer[] };
export type RankingSet = {
  id: number;
  instruction: string;
  options: readonly { text: string; archetype: ArchetypeKey }[];
};
export type Statement = { id: number; statement: string; archetype: ArchetypeKey };

export const shownLabels = ["A", "B", "C", "D", "E"] as const;
/** The letter of 'None of the above'. */
export const noneLabel = "F";

/** Odd questions show the first five of their ten answers, even ones the other five; labels are not ids. */
export function shownAnswers({
  id,
  answers,
}: Question): { label: (typeof shownLabels)[number]; answer: Answer }[] {
  const from = id % 2 === 1 ? 0 : answerIds.length / 2;
  return shownLabels.flatMap((label, index) => {
    const answer = answers[from + index];
    return answer ? [{ label, answer }] : [];
  });
}
