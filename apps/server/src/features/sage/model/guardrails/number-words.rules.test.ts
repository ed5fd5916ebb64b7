import { expect, test } from "vitest";
import { spellOut } from "./number-words.rules.ts";

test.each([
  ["twenty to thirty minutes", "#20 to #30 minutes"],
  ["ninety-nine dollars", "#99 dollars"],
  ["two hundred and fifty", "#250"],
  ["one thousand nine hundred ninety-seven", "#1997"],
  ["a hundred", "a #100"],
  ["thousand", "#1000"],
  ["three million", "#3000000"],
  ["two one-hour calls", "#2 #1-hour calls"],
  ["twenty thirty", "#20 #30"],
  ["twelve three", "#12 #3"],
  ["someone often attends", "someone often attends"],
  ["week 1 has five lessons", "week 1 has #5 lessons"],
])("%s is %s", (text, figures) => {
  expect(spellOut(text)).toBe(figures);
});
