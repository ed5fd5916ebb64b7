import { expect, test } from "vitest";
import { actionWord, howFar, isPlanLeft, statusOf, statusWord } from "./status.ts";

test.each([
  [{ completedAt: null, progressPercentage: 0 }, "Not Started", "Start"],
  [{ completedAt: null, progressPercentage: 1 }, "In Progress", "Continue"],
  // All lessons are marked, but the course is completed only once the server says so.
  [{ completedAt: null, progressPercentage: 100 }, "In Progress", "Continue"],
  [{ completedAt: "2026-05-01T10:00:00Z", progressPercentage: 80 }, "Completed", "Review"],
])("%o is %s, to %s", (standing, word, action) => {
  const status = statusOf(standing);
  expect([statusWord(status), actionWord(status)]).toEqual([word, action]);
});

test("a course once completed is whole, whatever was added or unmarked since", () => {
  const nine = { completedLessons: 9, totalLessons: 10, progressPercentage: 90 };
  expect(howFar({ ...nine, completedAt: null })).toEqual({
    value: 90,
    figure: "90%",
    words: "9 of 10 lessons",
  });
  expect(howFar({ ...nine, completedAt: "2026-05-01T10:00:00Z" })).toEqual({
    value: 100,
    figure: undefined,
    words: "Completed, with 1 lesson left to explore",
  });
  const all = { completedLessons: 10, totalLessons: 10, progressPercentage: 100 };
  expect(howFar({ ...all, completedAt: "2026-05-01T10:00:00Z" }).figure).toBe("100%");
});

test("the plan is the last step: after every lesson, and never where the course is completed or has none", () => {
  const done = { completedAt: null, completedLessons: 3, totalLessons: 3 };
  expect(isPlanLeft({ ...done, plan: "open" })).toBe(true);
  expect(isPlanLeft({ ...done, plan: "begun" })).toBe(true);
  expect(isPlanLeft({ ...done, plan: "finished" })).toBe(false);
  expect(isPlanLeft({ ...done, plan: null })).toBe(false);
  expect(isPlanLeft({ ...done, completedLessons: 2, plan: "begun" })).toBe(false);
  expect(isPlanLeft({ ...done, completedAt: "2026-05-01T10:00:00Z", plan: "open" })).toBe(false);
});
