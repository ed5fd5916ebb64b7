import { text } from "../pdf/fonts.ts";
import { measures } from "./measures.ts";
import { type SetWords, setName, setWords } from "./set-words.ts";

type Line = { words: string /** Left out where it can't be printed. */; canLack?: boolean };

/** As large as it fits: the longest of names and addresses must not push the sums off the page. */
export async function setParty(lines: Line[]): Promise<SetWords[]> {
  const [largest, ...smaller] = measures.partySizes;
  let set = await setAt(lines, largest);
  for (const size of smaller) {
    if (heightOf(set) <= measures.party) break;
    set = await setAt(lines, size);
  }
  return set;
}

async function setAt(lines: Line[], size: number): Promise<SetWords[]> {
  const place = { family: text, size, width: measures.column } as const;
  const set = lines.map(({ words, canLack }) => (canLack ? setName(words, place) : setWords(words, place)));
  return (await Promise.all(set)).filter((line) => line !== undefined);
}

const heightOf = (set: SetWords[]) =>
  set.reduce((sum, { text, style }) => sum + text.split("\n").length * style.fontSize * measures.leading, 0);
