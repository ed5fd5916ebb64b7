import { expect, test } from "vitest";
import { launchPlan } from "../../courses/healers-business-blueprint/launch-plan.ts";
import { starterCourses } from "../../courses/starter-courses.ts";
import { freeLessonMeta } from "../free-lesson-meta.ts";
import { freeLessonPage } from "../free-lesson-page.ts";
import { exampleSheets } from "./sheets.ts";
import { insideEachWeek } from "./weeks.ts";

const [blueprint] = starterCourses;

test("each week shows a page of a workbook that belongs to it", () => {
  expect(exampleSheets.map(({ week }) => week)).toEqual([1, 2, 3]);
  for (const { week, book, page, columns, rows, rowsAtFirst } of exampleSheets) {
    const printed = blueprint?.workbooks.find(({ title }) => title === book);
    expect(printed?.module, book).toBe(week);
    expect(printed?.parts.map(({ title }) => title)).toContain(page);
    expect(rows.length).toBeGreaterThanOrEqual(rowsAtFirst);
    for (const row of rows) expect([1, columns.length], row.join()).toContain(row.length);
  }
});

test("the plan that is shown keeps the rules of the plan", () => {
  const rows = exampleSheets[2]?.rows ?? [];
  expect(launchPlan.subtitle).toBe(
    "Thirteen weeks, three things in each, and two weeks left empty on purpose",
  );
  expect(rows).toHaveLength(13);
  expect(rows.filter((row) => row.length === 1)).toHaveLength(2);
  for (const [index, [, monday]] of rows.entries()) {
    const day = new Date(Date.UTC(2026, 2, 2 + 7 * index));
    const expected = day.toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
    if (monday) expect(monday).toBe(expected);
  }
});

test("the free lesson is one of the course, and has no film that would be missing", () => {
  const lessons = blueprint?.modules.flatMap((module) => [...module.lessons]) ?? [];
  const lesson = lessons.find(({ title }) => title === freeLessonPage.title);
  expect(lesson).toMatchObject({ slug: "what-people-already-come-for", summary: freeLessonPage.summary });
  expect(lesson?.film).toBeUndefined();
  expect(freeLessonMeta.title).toBe(`Free lesson: ${freeLessonPage.title}`);
  expect(insideEachWeek.weeks[0].lessons[2].title).toBe(freeLessonPage.title);
});
