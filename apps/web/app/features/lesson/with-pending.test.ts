import { expect, test } from "vitest";
import type { PendingItem } from "../progress/public.ts";
import { withPending } from "./with-pending.ts";

const item = (part: { completed?: boolean; positionSeconds?: number }): PendingItem => ({
  key: "",
  written: "",
  pending: { kind: "progress", at: "", body: { courseId: "", lessonId: "", ...part } },
});
const told = { completed: false, positionSeconds: 10 };

test("without anything kept the server's word counts", () => {
  expect(withPending(told, [])).toEqual(told);
});

test("the last place and the last mark of this device come before it", () => {
  const items = [
    item({ completed: true }),
    item({ positionSeconds: 20 }),
    item({ positionSeconds: 0 }),
    item({ completed: false }),
  ];
  expect(withPending({ completed: true, positionSeconds: 10 }, items)).toEqual({
    completed: false,
    positionSeconds: 0,
  });
});

test("a note says nothing about it", () => {
  const note: PendingItem = {
    key: "",
    written: "",
    pending: { kind: "note", at: "", lessonId: "", text: "", base: { text: "", revision: 0 } },
  };
  expect(withPending(told, [note])).toEqual(told);
});
