import { expect, test } from "vitest";
import { budgetOf } from "./weight.rules.ts";

test("time grows with what can be read, however deep it stands", () => {
  const least = budgetOf([]);
  expect(budgetOf([{ fields: { a: "ten lettersX", b: ["more", { c: "and 7" }] }, at: new Date() }])).toBe(
    (least as number) + 19 * 0.1,
  );
});

test("marks, blanks and empty lines buy none of it", () => {
  for (const nothing of ["\u2066\u2069", "\u0301", " ", "\n", "🌿"]) {
    expect(budgetOf([nothing.repeat(100_000)]), JSON.stringify(nothing)).toBe(budgetOf([]));
  }
});

test("what no paper would hold is not begun", () => {
  expect(budgetOf(["w".repeat(150_000)])).toBe(20_000);
  expect(budgetOf([["w".repeat(100_000)], "w".repeat(50_001)])).toBe("too-long");
});
