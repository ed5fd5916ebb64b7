import { expect, test } from "vitest";
import { readChapters, writeChapters } from "./film-chapters.tsx";

test("chapters are read as people type them, and written so that they read the same", () => {
  const chapters = readChapters("0:00 Welcome\n\n 1:30 – The first question 🌿\n1:02:03 The end", 4000);
  expect(chapters).toEqual([
    { startSeconds: 0, title: "Welcome" },
    { startSeconds: 90, title: "The first question 🌿" },
    { startSeconds: 3723, title: "The end" },
  ]);
  expect(Array.isArray(chapters) && readChapters(writeChapters(chapters), 4000)).toEqual(chapters);
  expect(readChapters("", 10)).toEqual([]);
});

test.each([
  ["0:00 Welcome\nSecond", { line: 2, kind: "wrong" }],
  ["1:75 No such second", { line: 1, kind: "wrong" }],
  ["0:00", { line: 1, kind: "wrong" }],
  ["9:00 After the end", { line: 1, kind: "late" }],
])("%j is told by its line", (typed, problem) => {
  expect(readChapters(typed, 100)).toEqual(problem);
});
