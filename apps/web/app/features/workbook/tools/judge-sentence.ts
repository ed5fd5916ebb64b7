import { wordCount } from "@academy/content/courses/figure-rules";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { countWords } from "../../../lib/text/count-words.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";

const words = workbookTools.sentence;
/** “Some twenty-five words”: a few more still pass. */
const oneBreath = 28;

/** What the lesson would say to a sentence. */
export function judgeSentence(sentence: string): string[] {
  const bare = new Set(sentence.split(/\s+/).map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, "")));
  const found = (list: readonly string[]) => list.filter((word) => bare.has(word)).join(", ");
  const count = wordCount(sentence);
  const length = count > oneBreath ? words.long : words.breath;
  const [praise, unseen] = [found(words.praising), found(words.notFilmed)];
  return [
    `${countWords(count, words.words)} ${length}`,
    ...(praise === "" ? [] : [fillWords(words.praise, { words: praise })]),
    ...(unseen === "" ? [] : [fillWords(words.unseen, { words: unseen })]),
  ];
}
