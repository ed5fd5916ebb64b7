import { expect, test } from "vitest";
import type { KeptItem } from "../progress/public.ts";
import { standingWith } from "./kept-standing.ts";

const item = (part: { completed?: boolean; positionSeconds?: number }): KeptItem => ({
  key: "",
  written: "",
  kept: { kind: "progress", at: "", body: { courseId: "", lessonId: "", ...part } },
});
const told = { completed: false, positionSeconds: 10 };

test("without anything kept the server's word counts", () => {
  expect(standingWith(told, [])).toEqual(told);
});

test("the last place and the last mark of this device come before it", () => {
  const items = [
    item({ completed: true }),
    item({ positionSeconds: 20 }),
    item({ positionSeconds: 0 }),
    item({ completed: false }),
  ];
  expect(standingWith({ completed: true, positionSeconds: 10 }, items)).toEqual({
    completed: false,
    positionSeconds: 0,
  });
});

test("a note says nothing about it", () => {
  const note: KeptItem = {
    key: "",
    written: "",
    kept: { kind: "note", at: "", lessonId: "", text: "", base: { text: "", revision: 0 } },
  };
  expect(standingWith(told, [note])).toEqual(told);
});
