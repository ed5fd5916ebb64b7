import { expect, test } from "vitest";
import { chooseNext, figuresOf } from "./dashboard-progress.ts";

const day = (number: number) => `2026-05-0${number}T10:00:00.000Z`;

test.each([
  [[], { enrolled: 0, completed: 0, percent: 0 }],
  [[null], { enrolled: 1, completed: 0, percent: 0 }],
  [[day(1), null, null], { enrolled: 3, completed: 1, percent: 33 }],
  [[day(1), day(2), null], { enrolled: 3, completed: 2, percent: 67 }],
  [[day(1), day(2)], { enrolled: 2, completed: 2, percent: 100 }],
])("courses completed at %j give %o", (completed, figures) => {
  expect(figuresOf(completed.map((completedAt) => ({ completedAt })))).toEqual(figures);
});

const lesson = { id: "lesson", title: "A lesson", positionSeconds: 0, opensAt: null };
const course = (part: Partial<Parameters<typeof chooseNext>[0][number]> = {}) => ({
  isEntitled: true,
  completedAt: null,
  nextLesson: lesson,
  lastActiveAt: null,
  ...part,
});

test("one goes on in the course last worked in", () => {
  const last = course({ lastActiveAt: day(3) });
  expect(chooseNext([course({ lastActiveAt: day(2) }), last, course()])).toBe(last);
});

test("before anything was begun it is the first of the list, which is the newest", () => {
  const newest = course();
  expect(chooseNext([newest, course()])).toBe(newest);
});

test("completed, locked and empty courses lead nowhere", () => {
  const shut = [
    course({ completedAt: day(4), lastActiveAt: day(4) }),
    course({ isEntitled: false, lastActiveAt: day(5) }),
    course({ nextLesson: null, lastActiveAt: day(6) }),
  ];
  const open = course();
  expect(chooseNext([...shut, open])).toBe(open);
  expect(chooseNext(shut)).toBeUndefined();
});

test("a course that has to be waited for comes after those that can be gone on with", () => {
  const waiting = course({ nextLesson: { ...lesson, opensAt: day(9) }, lastActiveAt: day(5) });
  const open = course({ lastActiveAt: day(1) });
  expect(chooseNext([waiting, open])).toBe(open);
  expect(chooseNext([waiting])).toBe(waiting);
});
