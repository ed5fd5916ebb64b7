import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { countWords } from "../../../lib/text/count-words.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";

const words = workbookTools.sentence;
/** “Some twenty-five words”: a few more still pass. */
const oneBreath = 28;

/** What the lesson would say to a sentence. */
export function judgeSentence(sentence: string): string[] {
  const said = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const bare = new Set(said.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, "")));
  const found = (list: readonly string[]) => list.filter((word) => bare.has(word)).join(", ");
  const length = said.length > oneBreath ? words.long : words.breath;
  const [praise, unseen] = [found(words.praising), found(words.notFilmed)];
  return [
    `${countWords(said.length, words.words)} ${length}`,
    ...(praise === "" ? [] : [fillWords(words.praise, { words: praise })]),
    ...(unseen === "" ? [] : [fillWords(words.unseen, { words: unseen })]),
  ];
}
