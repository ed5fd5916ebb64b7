import fc from "fast-check";
import { expect, test } from "vitest";
import { achievementsOf } from "./achievements.rules.ts";
import { isComplete, type LessonProgress, nextLessonOf, progressOf } from "./progress.rules.ts";

const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `l${index}`, title: `Lesson ${index}` }));
const done = (index: number): LessonProgress => ({
  lessonId: `l${index}`,
  completedAt: new Date(0),
  positionSeconds: 0,
  textPosition: null,
  lastActiveAt: null,
});
const begun = (index: number, positionSeconds: number): LessonProgress => ({
  lessonId: `l${index}`,
  completedAt: null,
  positionSeconds,
  textPosition: null,
  lastActiveAt: null,
});
const at = (minute: number, lesson: LessonProgress): LessonProgress => ({
  ...lesson,
  lastActiveAt: new Date(minute * 60_000),
});

test.each([
  ["a course without lessons", 0, [], 0],
  ["nothing done", 3, [], 0],
  ["one of three", 3, [0], 33],
  ["two of three", 3, [0, 2], 66],
  ["199 of 200 are not all", 200, Array.from({ length: 199 }, (_, index) => index), 99],
  ["57 of 100", 100, Array.from({ length: 57 }, (_, index) => index), 57],
  ["all", 3, [0, 1, 2], 100],
])("percent: %s", (_, total, completed, percent) => {
  const progress = progressOf(lessons(total), completed.map(done));

  expect(progress).toMatchObject({
    progressPercentage: percent,
    completedLessons: completed.length,
    totalLessons: total,
  });
});

test("100 means all of them and nothing else, whatever the numbers", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), (total, some) => {
      const completed = Math.min(total, some);
      const progress = progressOf(
        lessons(total),
        Array.from({ length: completed }, (_, index) => done(index)),
      );
      expect(Number.isInteger(progress.progressPercentage)).toBe(true);
      expect(progress.progressPercentage === 100).toBe(isComplete(progress, undefined));
      const finished = { hasPlan: true, createdAt: new Date(0), finishedAt: new Date(0) };
      expect(isComplete(progress, { ...finished, finishedAt: null })).toBe(false);
      expect(isComplete(progress, finished)).toBe(total > 0 && completed === total);
    }),
  );
});

test("what was done in a lesson that is no more counts for nothing", () => {
  expect(progressOf(lessons(2), [done(0), at(9, done(7))])).toEqual({
    progressPercentage: 50,
    completedLessons: 1,
    totalLessons: 2,
    lessons: [
      { id: "l0", completed: true, positionSeconds: 0, textPosition: 0 },
      { id: "l1", completed: false, positionSeconds: 0, textPosition: 0 },
    ],
    nextLessonId: "l1",
  });
});

test.each([
  ["no lessons", 0, [], null],
  ["nothing done", 2, [], { id: "l0", title: "Lesson 0", positionSeconds: 0, opensAt: null }],
  [
    "in the middle of one",
    3,
    [done(0), begun(1, 73.5)],
    { id: "l1", title: "Lesson 1", positionSeconds: 73.5, opensAt: null },
  ],
  ["one left out", 3, [done(0), done(2)], { id: "l1", title: "Lesson 1", positionSeconds: 0, opensAt: null }],
  [
    "the one last open, though another was left out",
    4,
    [at(1, done(0)), at(2, begun(1, 5)), at(4, begun(2, 0)), at(3, begun(3, 9))],
    { id: "l2", title: "Lesson 2", positionSeconds: 0, opensAt: null },
  ],
  [
    "the one after the last, once that is done",
    4,
    [at(1, begun(0, 3)), at(2, done(1))],
    { id: "l2", title: "Lesson 2", positionSeconds: 0, opensAt: null },
  ],
  [
    "what was left out, once the end is done",
    3,
    [at(1, done(0)), at(2, done(2))],
    { id: "l1", title: "Lesson 1", positionSeconds: 0, opensAt: null },
  ],
  ["all done", 2, [done(0), done(1)], { id: "l0", title: "Lesson 0", positionSeconds: 0, opensAt: null }],
])("the next lesson: %s", (_, total, lessonProgress, expected) => {
  const all = lessons(total);
  expect(nextLessonOf(all, progressOf(all, lessonProgress))).toEqual(expected);
});

const day = 24 * 60 * 60 * 1000;
const onDays = (...days: number[]) => days.map((each) => new Date(each * day));

test.each([
  ["nothing", 0, [], []],
  ["a course", 1, [], ["First Course"]],
  ["five within seven days", 0, onDays(0, 1, 3, 6, 7), ["Quick Learner"]],
  ["five in a little more", 0, onDays(0, 1, 3, 6, 7.001), []],
  ["four", 0, onDays(1, 1, 1, 1), []],
  ["five among others", 2, onDays(0, 20, 40, 41, 41, 42, 46, 90), ["First Course", "Quick Learner"]],
])("achievements: %s", (_, completedCourses, lessonsCompletedAt, expected) => {
  expect(achievementsOf({ completedCourses, lessonsCompletedAt })).toEqual(expected);
});
