import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Maya", "Lindqvist", "ML"],
  ["maya", "lindqvist", "ML"],
  [" Maya ", "", "M"],
  ["", "Lindqvist", "L"],
  ["", "", ""],
  [null, undefined, ""],
  ["   ", "\t", ""],
])("%j %j has the initials %j", (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});

test("a letter is what a reader sees as one, however many code points it takes", () => {
  expect(initialsOf("👩‍👩‍👧 Family", "🇸🇪")).toBe("👩‍👩‍👧🇸🇪");
  expect(initialsOf("E\u0301lodie", "Ångström")).toBe("ÉÅ");
  expect(initialsOf("क्षमा", "शर्मा")).toBe(`${[...new Intl.Segmenter().segment("क्षमा")][0]?.segment}श`);
});

test("marks in front of a name are passed over", () => {
  expect(initialsOf("’t", "(Hooft)")).toBe("TH");
  expect(initialsOf("\u200fנועה", "לוי")).toBe("נל");
  expect(initialsOf("—", "…")).toBe("—…");
});

test("Arabic initials stay two letters instead of joining into a word", () => {
  expect(initialsOf("محمد", "علي")).toBe("م\u200cع");
  expect(initialsOf("محمد", "Ali")).toBe("مA");
});

test("a letter that becomes two when enlarged stays small", () => {
  expect(initialsOf("ßara", "ﬁnn")).toBe("ßﬁ");
});
