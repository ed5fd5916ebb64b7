import type { LessonView } from "@academy/contract/learning/lessons";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outbox } from "../progress/public.ts";
import { createViewing } from "./use-viewing.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A look at a lesson without a film, and what goes out: what was kept when it was sent. */
function open() {
  const kept: unknown[] = [];
  const sent: unknown[][] = [];
  const outbox = {
    addProgress: ({ textPosition }: { textPosition?: number }) => kept.push(textPosition),
    flush: async () => sent.push(kept.splice(0)),
  } as unknown as Outbox;
  const finishing = { watchedSeconds: 0, readingMs: 0 };
  const lesson = { id: "lesson", course: { id: "course" }, playedSeconds: 0, finishing } as LessonView;
  const viewing = createViewing("1", { lesson, outbox, startPositionSeconds: 0, onWatched: () => {} });
  viewing.announce();
  return { viewing, sent };
}

test("where somebody stops reading is sent within five seconds, though nothing moves any more", () => {
  const { viewing, sent } = open();
  expect(sent).toEqual([[undefined]]);
  vi.advanceTimersByTime(1000);
  viewing.read(0.2);
  viewing.read(0.3);
  vi.advanceTimersByTime(3999);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent[1]).toEqual([0.2, 0.3]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});

test("that a text was read is sent at once, and what was waiting with it", () => {
  const { viewing, sent } = open();
  viewing.read(0.9);
  viewing.read(1);
  expect(sent[1]).toEqual([0.9, 1]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});

test("whoever leaves for another page leaves nothing to be sent later", () => {
  const { viewing, sent } = open();
  viewing.read(0.4);
  viewing.close();
  expect(sent[1]).toEqual([0.4]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});
