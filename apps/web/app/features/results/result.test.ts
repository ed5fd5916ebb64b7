import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { expect, test } from "vitest";
import { examplesOf } from "./primary-profile.tsx";
import { shownScore } from "./result-page.tsx";

test("examples are read from a list with commas", () => {
  expect(examplesOf("Ada Lovelace,  Grace Hopper ,")).toEqual(["Ada Lovelace", "Grace Hopper"]);
});

test.each(["", " , ", undefined])("without any (%j) there are four well-known teachers", (names) => {
  expect(examplesOf(names)).toEqual(resultPage.defaultExamples.split(", "));
  expect(examplesOf(names)).toHaveLength(4);
});

test.each([
  [85, "85"],
  [12.35, "12.4"],
  [1.05, "1.1"],
  [8.55, "8.6"],
  [17.04, "17"],
  [0, "0"],
])("a score of %d is shown as %s", (score, shown) => {
  expect(shownScore(score)).toBe(shown);
});
