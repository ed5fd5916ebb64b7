import type { StudioLessonRow, StudioModule } from "@academy/contract/studio/courses";
import { expect, test } from "vitest";
import { arrangementOf, moveLesson, moveModule, orderOf, stepLesson, stepModule } from "./arrangement.ts";

const lesson = (id: string, isArchived = false) => ({ id, isArchived }) as StudioLessonRow;
const module = (id: string, lessons: StudioLessonRow[], isArchived = false) =>
  ({ id, lessons, isArchived }) as StudioModule;

const course = arrangementOf([
  module("one", [lesson("a"), lesson("gone", true), lesson("b")]),
  module("put away", [lesson("x")], true),
  module("two", [lesson("c")]),
]);
const shown = (arrangement: typeof course) =>
  orderOf(arrangement)
    .map(({ id, lessons }) => `${id}: ${lessons.join()}`)
    .join(" | ");

test("what is archived has no place", () => expect(shown(course)).toBe("one: a,b | two: c"));

test("a lesson steps through its module and over its edges", () => {
  expect(shown(stepLesson(course, "a", 1))).toBe("one: b,a | two: c");
  expect(shown(stepLesson(course, "b", 1))).toBe("one: a | two: b,c");
  expect(shown(stepLesson(course, "c", -1))).toBe("one: a,b,c | two: ");
  expect(stepLesson(course, "a", -1), "at the beginning").toBe(course);
  expect(stepLesson(course, "c", 1), "at the end").toBe(course);
});

test("a lesson goes to any place", () => {
  expect(shown(moveLesson(course, "c", { moduleId: "one", index: 1 }))).toBe("one: a,c,b | two: ");
  expect(shown(moveLesson(course, "a", { moduleId: "one", index: 1 }))).toBe("one: b,a | two: c");
  expect(moveLesson(course, "a", { moduleId: "one", index: 0 })).toBe(course);
});

test("a module takes its lessons along", () => {
  expect(shown(stepModule(course, "two", -1))).toBe("two: c | one: a,b");
  expect(stepModule(course, "two", 1)).toBe(course);
  expect(shown(moveModule(course, "one", "two"))).toBe("two: c | one: a,b");
  expect(moveModule(course, "one", "one")).toBe(course);
  expect(moveModule(course, "one", "gone meanwhile")).toBe(course);
});
