import type { ProgressBody } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import type { PendingItem } from "../progress/public.ts";
import { withPending } from "./with-pending.ts";

const item = (part: Partial<ProgressBody>): PendingItem => ({
  key: "",
  pending: { kind: "progress", at: "", body: { courseId: "", lessonId: "", ...part } },
});
const told = {
  completed: false,
  positionSeconds: 10,
  textPosition: 0.5,
  isTextRead: false,
  isFilmWatched: false,
  exercise: null,
};

const lesson = { ...told, finishing: { watchedSeconds: 54, readingMs: 0 } };

test("a film is watched once enough of it was seen, told or not", () => {
  const isWatched = (watchedSeconds: number) => withPending(lesson, [item({ watchedSeconds })]).isFilmWatched;
  expect([53.9, 54, 60].map(isWatched)).toEqual([false, true, true]);
});

test("without anything pending the server's word counts", () => {
  expect(withPending(lesson, [])).toEqual(told);
});

test("the last position and the last mark of this device come before it", () => {
  const items = [
    item({ completed: true }),
    item({ positionSeconds: 20, textPosition: 1 }),
    item({ positionSeconds: 0, filmWatched: true }),
    item({ completed: false, textPosition: 0.2 }),
    item({ exercise: "setAside" }),
  ];
  expect(withPending({ ...lesson, completed: true }, items)).toEqual({
    exercise: "setAside",
    completed: false,
    positionSeconds: 0,
    textPosition: 0.2,
    isTextRead: true,
    isFilmWatched: true,
  });
});

test("a note says nothing about it", () => {
  const note: PendingItem = {
    key: "",
    pending: { kind: "note", at: "", lessonId: "", text: "", base: { text: "", revision: 0 } },
  };
  expect(withPending(lesson, [note])).toEqual(told);
});
