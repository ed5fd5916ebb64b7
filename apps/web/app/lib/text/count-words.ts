import { formatCount, isOne } from "@academy/content/format-count";
import { fillWords } from "./fill-words.ts";

/** A sentence that counts: the one for a single thing, or the one for none or several. */
export const countWords = (
  count: number,
  words: { one: string; many: string },
  others: Record<string, string | number> = {},
) => fillWords(isOne(count) ? words.one : words.many, { ...others, count: formatCount(count) });
