import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import { shownLine, shownText } from "../../../lib/text/shown-text.ts";

const words = studioSagePage.form;

export type AnswerBody = { question: string; answer: string; alsoAskedAs: string[] };
export type AnswerFields = Record<keyof AnswerBody, string>;
type AnswerErrors = Partial<AnswerFields>;

/** What is sent of what was typed: each way of asking on a line of its own, every one once. */
export function answerBodyOf(typed: AnswerFields): AnswerBody {
  const question = shownLine(typed.question);
  const ways = shownText(typed.alsoAskedAs).split("\n").map(shownLine).filter(Boolean);
  return { question, answer: shownText(typed.answer), alsoAskedAs: [...new Set(ways)] };
}

/** What is wrong with each field, in the page's own words. */
export function problemsOf({ question, answer, alsoAskedAs }: AnswerBody): AnswerErrors {
  const errors: AnswerErrors = {};
  if (question.length < 3) errors.question = words.questionMissing;
  else if (question.length > words.maxQuestionCharacters) errors.question = words.questionTooLong;
  if (answer.length < 3) errors.answer = words.answerMissing;
  else if (answer.length > words.maxAnswerCharacters) errors.answer = words.answerTooLong;
  if (alsoAskedAs.length > words.mostAlso) errors.alsoAskedAs = words.tooManyAlso;
  else if (alsoAskedAs.some((way) => way.length > words.maxQuestionCharacters))
    errors.alsoAskedAs = words.alsoTooLong;
  return errors;
}
