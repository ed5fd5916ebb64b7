import { academy } from "@academy/content/academy";
import { expect, test } from "vitest";
import { readPdf, squeeze } from "../testing/read-pdf.ts";
import { processorMs, worstWords, worstWordsMs } from "../testing/worst-words.ts";
import { renderWriting, type WritingInput } from "./index.tsx";

const input: WritingInput = {
  name: "Ann Example",
  at: new Date("2026-11-16T12:00:00.000Z"),
  courses: [
    {
      title: "Healer’s Business Blueprint",
      parts: [
        {
          heading: "Workbook answers",
          entries: [
            {
              title: "One sentence",
              lines: [
                { text: "What do you do?", isAsked: true },
                { text: "I sit with people 🌿 <b>quietly</b>\nאני כאן", isAsked: false },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const lettersOf = async (of: WritingInput) =>
  readPdf(await renderWriting(of)).pages.map(({ letters }) => letters);

test("what was asked and written is all there, in any script, and markup is words", async () => {
  const letters = (await lettersOf(input)).join("");
  for (const words of [
    "Ann Example",
    "November 16, 2026",
    "What do you do?",
    "I sit with people",
    "<b>quietly</b>",
  ]) {
    expect(letters).toContain(squeeze(words));
  }
  expect(letters).toMatch(/כאן|ןאכ/);
});

test("a long answer flows over pages, and nobody who wrote nothing gets an empty file", async () => {
  const long = "A long word about the work. ".repeat(350);
  const [course] = input.courses;
  const entries = [{ title: "Long", lines: [{ text: long, isAsked: false }] }];
  const pages = await lettersOf({
    ...input,
    courses: [{ title: course?.title ?? "", parts: [{ heading: "Notes", entries }] }],
  });
  expect(pages.length).toBeGreaterThan(1);
  // Between two pages stands the foot of the first.
  const flowing = pages.join("").replaceAll(squeeze(`Ann Example${academy.name}`), "");
  expect(flowing.match(/Alongwordaboutthework\./g)).toHaveLength(350);
  expect((await lettersOf({ ...input, courses: [] })).join("")).toContain(
    squeeze("You haven’t written anything yet."),
  );
});

test.each(worstWords)("ten thousand characters are set in a few seconds: %s", async (_, words) => {
  const [course] = input.courses;
  const entries = [{ title: "Worst", lines: [{ text: words, isAsked: false }] }];
  const courses = [{ title: course?.title ?? "", parts: [{ heading: "Notes", entries }] }];
  expect(await processorMs(() => renderWriting({ ...input, courses }))).toBeLessThan(worstWordsMs);
});
