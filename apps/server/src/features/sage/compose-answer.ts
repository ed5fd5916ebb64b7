import type { Features } from "./understanding/concepts.ts";
import { featuresOf } from "./understanding/concepts.ts";

const mostSentences = 4;
const mostCharacters = 560;

/** Ends of sentences, not of prices or of "1:1": a stop, then a capital or an opening quotation mark. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}“"(])/u).filter((sentence) => sentence !== "");

/** A short text whole; of a long one its first sentence, which answers, and those that say most about what was asked. */
export function composeAnswer(text: string, asked: Features): string {
  const sentences = sentencesOf(text);
  if (sentences.length <= mostSentences && text.length <= mostCharacters) return text;
  const ranked = sentences
    .map((sentence, place) => ({
      sentence,
      place,
      shared: place === 0 ? Infinity : sharedWith(asked, sentence),
    }))
    .sort((one, other) => other.shared - one.shared || one.place - other.place);
  const chosen: typeof ranked = [];
  let length = 0;
  for (const each of ranked) {
    if (chosen.length === mostSentences) break;
    if (chosen.length > 0 && length + each.sentence.length > mostCharacters) continue;
    chosen.push(each);
    length += each.sentence.length + 1;
  }
  return chosen
    .sort((one, other) => one.place - other.place)
    .map(({ sentence }) => sentence)
    .join(" ");
}

function sharedWith(asked: Features, sentence: string): number {
  let shared = 0;
  for (const [name, weight] of featuresOf(sentence)) shared += weight * (asked.get(name) ?? 0);
  return shared;
}
