import type { CourseProgress } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import {
  minutesLeftOf,
  nextLesson,
  numberModules,
  opensAtFirst,
  standingOf,
  statusOfCourse,
} from "./course-progress.ts";

const lesson = (id: string) => ({
  id,
  title: id,
  summary: "",
  duration: 5,
  hasVideo: false,
  videoUrl: null,
  isFree: false,
  opensAt: null,
});
const modules = [
  { id: "m1", title: "One", description: "", opensAt: null, lessons: [lesson("a"), lesson("b")] },
  { id: "m2", title: "Two", description: "", opensAt: null, lessons: [] },
  { id: "m3", title: "Three", description: "", opensAt: null, lessons: [lesson("c")] },
];
const progress = (
  done: string[],
  positions: Record<string, number> = {},
  nextLessonId: string | null = null,
): CourseProgress => ({
  progressPercentage: 0,
  completedLessons: done.length,
  totalLessons: 3,
  lessons: ["a", "b", "c"].map((id) => ({
    id,
    completed: done.includes(id),
    positionSeconds: positions[id] ?? 0,
    textPosition: 0,
  })),
  nextLessonId,
  completedAt: null,
  certificateId: null,
  plan: null,
});
const outlineWith = (told: CourseProgress | undefined) => {
  const numbered = numberModules(modules, told);
  return {
    lessons: numbered.flatMap((module) =>
      module.lessons.map(({ number, status }) => `${module.number}.${number} ${status}`),
    ),
    next: nextLesson(numbered, told)?.id,
    status: statusOfCourse(told, numbered),
  };
};

test("lessons count through the whole course, over an empty module too", () => {
  expect(outlineWith(undefined)).toEqual({
    lessons: ["1.1 notStarted", "1.2 notStarted", "3.3 notStarted"],
    next: "a",
    status: "notStarted",
  });
});

test("what is begun is continued", () => {
  expect(outlineWith(progress(["a"], { b: 12 }, "b"))).toEqual({
    lessons: ["1.1 completed", "1.2 inProgress", "3.3 notStarted"],
    next: "b",
    status: "inProgress",
  });
  expect(outlineWith(progress([], { a: 3 })).status).toBe("inProgress");
});

test("a lesson whose text was begun is continued, too", () => {
  const told = progress([], {}, "a");
  const reading = { ...told, lessons: told.lessons.map((each) => ({ ...each, textPosition: 0.2 })) };
  expect(outlineWith(reading).lessons[0]).toBe("1.1 inProgress");
});

test("a lesson left out is next, and a course that is done begins anew", () => {
  expect(outlineWith(progress(["a", "c"], {}, "b")).next).toBe("b");
  const done = { ...progress(["a", "b", "c"]), completedAt: "2026-05-01T10:00:00.000Z" };
  expect(outlineWith(done)).toMatchObject({ next: "a", status: "completed" });
});

test("a lesson added later takes nothing away", () => {
  expect(
    outlineWith({ ...progress(["a", "b"], {}, "c"), completedAt: "2026-05-01T10:00:00.000Z" }),
  ).toMatchObject({
    next: "c",
    status: "completed",
  });
});

test("a course without lessons has none to open", () => {
  expect(nextLesson(numberModules([], undefined), undefined)).toBeUndefined();
});

test("a module says how much of it is done and how long the rest takes, and folds once it is", () => {
  const told = progress(["a"], { b: 12 }, "b");
  const numbered = numberModules(modules, told);
  expect(numbered.map(standingOf)).toEqual([
    { state: "begun", done: 1, minutesLeft: 5 },
    { state: "ahead", done: 0, minutesLeft: 0 },
    { state: "ahead", done: 0, minutesLeft: 5 },
  ]);
  expect(minutesLeftOf(numbered.flatMap(({ lessons }) => lessons))).toBe(10);
  expect(numbered.map((module) => opensAtFirst(module, "b"))).toEqual([true, true, true]);

  const [first, , last] = numberModules(modules, progress(["a", "b", "c"]));
  if (!first || !last) throw new Error("there are three modules");
  expect(standingOf(first)).toEqual({ state: "done", done: 2, minutesLeft: 0 });
  expect(opensAtFirst(first, "c")).toBe(false);
  expect(opensAtFirst(last, "c")).toBe(true);
  expect(opensAtFirst(last, undefined)).toBe(false);
});
