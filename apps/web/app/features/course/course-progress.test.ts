import type { CourseProgress } from "@academy/contract/progress";
import { expect, test } from "vitest";
import { nextLesson, numberModules, statusOfCourse } from "./course-progress.ts";

const lesson = (id: string) => ({ id, title: id, summary: "", duration: 5, hasVideo: false, videoUrl: null });
const modules = [
  { id: "m1", title: "One", description: "", lessons: [lesson("a"), lesson("b")] },
  { id: "m2", title: "Two", description: "", lessons: [] },
  { id: "m3", title: "Three", description: "", lessons: [lesson("c")] },
];
const progress = (done: string[], place: Record<string, number> = {}): CourseProgress => ({
  progressPercentage: 0,
  completedLessons: done.length,
  totalLessons: 3,
  lessons: ["a", "b", "c"].map((id) => ({
    id,
    completed: done.includes(id),
    positionSeconds: place[id] ?? 0,
  })),
  completedAt: null,
  certificateId: null,
});
const withPending = (told: CourseProgress | undefined) => {
  const numbered = numberModules(modules, told);
  return {
    lessons: numbered.flatMap((module) =>
      module.lessons.map(({ number, status }) => `${module.number}.${number} ${status}`),
    ),
    next: nextLesson(numbered)?.id,
    status: statusOfCourse(told, numbered),
  };
};

test("lessons count through the whole course, over an empty module too", () => {
  expect(withPending(undefined)).toEqual({
    lessons: ["1.1 notStarted", "1.2 notStarted", "3.3 notStarted"],
    next: "a",
    status: "notStarted",
  });
});

test("what is begun is continued", () => {
  expect(withPending(progress(["a"], { b: 12 }))).toEqual({
    lessons: ["1.1 completed", "1.2 inProgress", "3.3 notStarted"],
    next: "b",
    status: "inProgress",
  });
  expect(withPending(progress([], { a: 3 })).status).toBe("inProgress");
});

test("a lesson left out is next, and a course that is done begins anew", () => {
  expect(withPending(progress(["a", "c"])).next).toBe("b");
  const done = { ...progress(["a", "b", "c"]), completedAt: "2026-05-01T10:00:00.000Z" };
  expect(withPending(done)).toMatchObject({ next: "a", status: "completed" });
});

test("a lesson added later takes nothing away", () => {
  expect(withPending({ ...progress(["a", "b"]), completedAt: "2026-05-01T10:00:00.000Z" })).toMatchObject({
    next: "c",
    status: "completed",
  });
});

test("a course without lessons has none to open", () => {
  expect(nextLesson(numberModules([], undefined))).toBeUndefined();
});
