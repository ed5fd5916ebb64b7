import { expect, test } from "vitest";
import { sampleWorkbook } from "../testing/sample-workbook.ts";
import { processorMs, worstWords, worstWordsMs } from "../testing/worst-words.ts";
import { renderWorkbook } from "../workbook/index.tsx";
import { printedWords } from "./printed-words.ts";

test.each([
  ["marks that steer the direction", "a\u202eb\u202c \u2066c\u2069\u200f", "ab c"],
  ["a heap of marks on one letter", `e${"\u0323\u0316\u0317\u0318\u0319\u031c".repeat(500)}x`, /^.{1,6}x$/u],
  ["emoji, with what joins them", "on 👩‍👩‍👧 foot 🌿\ufe0f", "on  foot "],
  ["empty lines without end", "a\n \n\n\n\n\n\nb", "a\n\n\nb"],
  ["joiners that join nothing", "\u200d\u200d a\u200c b", " a b"],
])("%s are not printed", (_, words, printed) => {
  expect(printedWords(words)).toEqual(typeof printed === "string" ? printed : expect.stringMatching(printed));
});

test.each([
  ["French", "Où est l’été ?"],
  ["Vietnamese", "Tiếng Việt"],
  ["Persian", "می\u200cخواهم"],
  ["Hindi", "क्\u200dष और श्रीमती"],
  ["Hebrew with its points", "שָׁלוֹם"],
  ["lines", "one\n\ntwo\tthree"],
])("%s is printed as it was written", (_, words) => {
  expect(printedWords(words)).toBe(words.normalize("NFC"));
});

test.each(worstWords)("ten thousand characters are set in a few seconds: %s", async (_, words) => {
  const [part] = sampleWorkbook.words.parts;
  const item = part?.items.find(({ kind }) => kind === "question");
  const written = { name: "Ann", fields: { [item?.id ?? ""]: words } };
  expect(await processorMs(() => renderWorkbook({ ...sampleWorkbook, written }))).toBeLessThan(worstWordsMs);
});
