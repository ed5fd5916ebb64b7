import { expect, test } from "vitest";
import { formatMinutes, formatPosition, formatWatched } from "./format-duration.ts";

test.each([
  [0, "0h"],
  [59, "0h"],
  [60, "1m"],
  [3599, "59m"],
  [3600, "1h"],
  [42 * 3600 + 3599, "42h"],
])("%i seconds of film are %s of watch time", (seconds, words) => {
  expect(formatWatched(seconds)).toBe(words);
});

test.each([
  [0, "0 min"],
  [45, "45 min"],
  [60, "1 h"],
  [270, "4 h 30 min"],
])("%i minutes are %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

test.each([
  [0.9, "0:00"],
  [125.4, "2:05"],
  [3600, "1:00:00"],
  [3725, "1:02:05"],
])("%i seconds into a film is %s", (seconds, words) => {
  expect(formatPosition(seconds)).toBe(words);
});
