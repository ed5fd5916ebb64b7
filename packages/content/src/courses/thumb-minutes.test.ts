import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { WorkbookItem } from "./course.ts";
import { starterCourses } from "./starter-courses.ts";
import { inSteps, minutesOf, thumbMinutes } from "./thumb-minutes.ts";

const wordsReadAMinute = 220;

const question = (id: string): WorkbookItem => ({ id, kind: "question", text: "What?", lines: 2 });
const read = (id: string): WorkbookItem => ({ id, kind: "text", text: "Read." });
const table = (id: string, rows: number): WorkbookItem => ({
  id,
  kind: "table",
  columns: ["One", "Two"],
  rows,
  keys: { columns: ["one", "two"] },
});

test("items come a few at a time, in their order, and none is lost", () => {
  const items = [question("1"), question("2"), read("3"), question("4"), question("5"), table("6", 9)];
  const steps = inSteps(items);
  expect(steps.map((step) => step.map(({ id }) => id))).toEqual([["1", "2", "3", "4"], ["5"], ["6"]]);
  expect(inSteps([])).toEqual([]);
  for (const { workbooks } of starterCourses) {
    for (const part of workbooks.flatMap(({ parts }) => [...parts])) {
      expect(inSteps(part.items).flat()).toEqual(part.items);
    }
  }
});

test.each(starterCourses.map((course) => [course.title, course] as const))(
  "the minutes of every lesson of %s are enough to read it and to fill it in with a thumb",
  (_title, { key, modules, workbooks }) => {
    const parts = workbooks.flatMap((book) => (book.kind === "workbook" ? [...book.parts] : []));
    for (const { slug, minutes } of modules.flatMap(({ lessons }) => [...lessons])) {
      const text = readFileSync(join(import.meta.dirname, key, "lessons", `${slug}.md`), "utf8");
      const part = parts.find(({ lesson }) => lesson === slug);
      const takes = text.split(/\s+/).length / wordsReadAMinute + minutesOf(part?.items ?? []);
      expect(minutes, slug).toBeGreaterThanOrEqual(Math.floor(takes));
    }
  },
);

test("a tap takes less than a word, and what comes by itself takes nothing", () => {
  const typed = table("a.typed", 3);
  const tapped = { ...typed, choices: { one: ["Yes"], two: ["Yes"] } } as WorkbookItem;
  const made = { ...typed, from: { "1.one": ["b"], "1.two": ["b"] } } as WorkbookItem;
  expect(thumbMinutes(tapped)).toBeLessThan(thumbMinutes(typed));
  expect(thumbMinutes(made)).toBeLessThan(thumbMinutes(typed));
  expect(minutesOf([])).toBe(1);
});
