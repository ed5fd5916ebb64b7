import { expect, test } from "vitest";
import { shiftCaret } from "./shift-caret.ts";

test.each([
  ["something came after it", "mine", "mine\ntheirs", 4, 4],
  ["something came before it", "mine", "theirs\nmine", 2, 9],
  ["something came on both sides", "b", "a\nb\nc", 1, 3],
  ["everything is gone", "mine", "", 3, 0],
])("%s", (_, before, after, caret, expected) => {
  expect(shiftCaret(before, after, caret)).toBe(expected);
});
