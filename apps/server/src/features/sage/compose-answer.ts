import { contentStems, sentencesOf } from "./understanding/tokens.ts";

const maxSentences = 4;
const maxCharacters = 560;

/** A short text whole; of a long one its first sentence, which answers, and those that say most about what was asked. */
export function composeAnswer(text: string, question: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length <= maxSentences && text.length <= maxCharacters) return text;
  const asked = new Set(contentStems(question));
  const ranked = sentences
    .map((sentence, index) => ({
      sentence,
      index,
      shared: index === 0 ? Infinity : contentStems(sentence).filter((stem) => asked.has(stem)).length,
    }))
    .sort((one, other) => other.shared - one.shared || one.index - other.index);
  const chosen: typeof ranked = [];
  let length = 0;
  for (const each of ranked) {
    if (chosen.length === maxSentences) break;
    if (chosen.length > 0 && length + each.sentence.length > maxCharacters) continue;
    chosen.push(each);
    length += each.sentence.length + 1;
  }
  return chosen
    .sort((one, other) => one.index - other.index)
    .map(({ sentence }) => sentence)
    .reduce((said, next) => `${said}${endsInList(said) ? "\n" : " "}${next}`);
}

/** What follows a list begins a line of its own, or it would belong to the list. */
const endsInList = (text: string) => /(^|\n)- [^\n]*$/.test(text);
