import type { BalanceProblem } from "@academy/quiz/scoring/balance";
import type { QuizTexts } from "@academy/quiz/texts/texts";

/** The texts as they are written, what is known of them, and how one is changed. */
export type TextsProps = {
  texts: QuizTexts;
  published: QuizTexts;
  problems: ReadonlyMap<string, readonly BalanceProblem[]>;
  /** What the server refused, by the id of the text. */
  refused: Readonly<Record<string, string>>;
  onText: (id: string, text: string) => void;
};
