import { expect, test } from "vitest";
import { isAnythingLeft, partsAtFirst } from "./lesson-parts.ts";

const begin = {
  completed: false,
  positionSeconds: 0,
  textPosition: 0,
  isTextRead: false,
  isFilmWatched: false,
  exercise: null,
};
const text = "Words.\n\n## Exercise\n\nWrite three lines.";
const video = {
  sources: [],
  captionsUrl: null,
  lengthSeconds: 60,
  hasSound: false,
  cues: [],
  chapters: [],
  isAudio: false,
  poster: null,
  hosted: null,
};

test("a minute of film does not finish eight of text, nor do both finish an exercise", () => {
  const parts = partsAtFirst({ video, text }, { ...begin, isFilmWatched: true });
  expect(parts).toEqual({ film: "done", text: "open", exercise: "open" });
  expect(isAnythingLeft({ ...parts, text: "done" })).toBe(true);
  expect(isAnythingLeft({ ...parts, text: "done", exercise: "begun" })).toBe(false);
  expect(isAnythingLeft({ ...parts, text: "done", exercise: "setAside" })).toBe(false);
});

test("what a lesson does not have is not asked for", () => {
  expect(partsAtFirst({ video: null, text: "Words." }, begin)).toEqual({
    film: "none",
    text: "open",
    exercise: "none",
  });
  expect(isAnythingLeft(partsAtFirst({ video: null, text: " " }, begin))).toBe(false);
});

test("what was said about the exercise before is known", () => {
  expect(partsAtFirst({ video: null, text }, { ...begin, exercise: "setAside" }).exercise).toBe("setAside");
});
