import { expect, test } from "vitest";
import { claimInWords } from "./facts-of.ts";

const claim = (id: string, words: string[]) =>
  claimInWords({ id, words, at: [], isConfirmed: false, by: "nobody" });

test("a figure is quoted, voices are counted, and what only machines read is said in words", () => {
  expect(claim("home-students", ["5,000+ students"])).toBe("“5,000+ students”");
  expect(claim("quiz-voices", ["x".repeat(80), "y".repeat(80)])).toBe("2 testimonials");
  expect(claim("blueprint-rating", ['"ratingValue":4.9'])).toContain("4.9 from 127 ratings");
});
