import { expect, test } from "vitest";
import { normalizeQuestion, questionKey } from "./question-key.rules.ts";

test.each([
  ["What does it cost?", "what does it cost"],
  ["  WHAT   does\n it\tcost ?!  ", "what does it cost"],
  ["“What does it cost…”", "what does it cost"],
  ["What’s new?", "whats new"],
  ["What's new", "whats new"],
  ["ＷＨＡＴ ｄｏｅｓ it cost", "what does it cost"],
  ["Cafe\u0301 ﬁrst", "café first"],
  ["do\u200bes it", "do es it"],
  ["多少钱？", "多少钱"],
  ["???", "???"],
  ["🙂", "🙂"],
  ["\u200b", "?"],
])("%j is %j", (written, key) => {
  expect(normalizeQuestion(written)).toBe(key);
});

test("a key is never longer than may be sent back, and never ends in half a character", () => {
  expect(normalizeQuestion("word ".repeat(400))).toHaveLength(299);
  expect(normalizeQuestion(`x${"𝒜𠀀".repeat(300)}`)).toMatch(/^x(?:a𠀀)+a?$/u);
  expect(normalizeQuestion("ﷺ".repeat(2000)).length).toBeLessThanOrEqual(300);
});

test("the same question of two people has one key, which names neither", () => {
  expect(questionKey("Was anna@example.org charged twice?")).toBe("was email charged twice");
  expect(questionKey("was BOB@example.org charged twice")).toBe("was email charged twice");
});
