import { expect, test } from "vitest";
import { finishingOf, isEnoughWatched } from "./finishing.rules.ts";

test("eight minutes of text take almost four at the fastest", () => {
  expect(finishingOf({ text: "word ".repeat(1900), filmSeconds: 0 }).readingMs).toBe(228_000);
  expect(finishingOf({ text: " ", filmSeconds: 0 })).toEqual({ watchedSeconds: 0, readingMs: 0 });
});

test("nine tenths of a film are enough, and nothing of none", () => {
  expect(finishingOf({ text: "", filmSeconds: 60 }).watchedSeconds).toBe(54);
  expect([53.99, 54, 60].map((seconds) => isEnoughWatched(seconds, 60))).toEqual([false, true, true]);
  expect(isEnoughWatched(10, 0)).toBe(false);
});
