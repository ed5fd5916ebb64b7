import { sentencesOf } from "../understanding/tokens.ts";

/** Small joiners for passages that are put together from a page's parts. */

export const inARow = (items: readonly string[], between = "; "): string => items.join(between);

/** Each on a line of its own, as a list is read; what follows begins a new line. */
export const listed = (items: readonly string[]): string => items.map((item) => `\n- ${item}`).join("");

/** One sentence, ended once. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const lastSentence = (text: string): string => sentencesOf(text).at(-1) ?? "";

/** The sentence of a page that says something; a page that says it no longer gives nothing. */
export const sentenceWith = (text: string, words: string): string =>
  sentencesOf(text).find((each) => each.includes(words)) ?? "";

type QuestionAndAnswer = { question: string; answer: string | readonly string[] };

/** The answer that stands under a question of a page; the compiler knows the questions there are. */
export function answerTo<Items extends readonly QuestionAndAnswer[]>(
  items: Items,
  question: Items[number]["question"],
): string {
  const answer = items.find((item) => item.question === question)?.answer ?? [];
  return typeof answer === "string" ? answer : answer.join(" ");
}
