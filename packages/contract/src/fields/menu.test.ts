import { expect, test } from "vitest";
import { isOutsideAddress, isShortLabel, targetOf, tidyOutside } from "./menu.ts";

test.each([
  ["https://example.com", true],
  ["HTTPS://example.com/a?b=c#d", true],
  ["https://пример.рф/утро", true],
  ["http://example.com", false],
  ["javascript:alert(1)", false],
  ["JavaScript://example.com/%0aalert(1)", false],
  ["data:text/html,x", false],
  ["//example.com", false],
  ["/quiz", false],
  ["https://", false],
  ["https://localhost", false],
  ["https://me:secret@example.com", false],
  ["https://example.com/a b", false],
  ["https:\\\\example.com", false],
  ["", false],
])("%s is an address of another site: %s", (address, is) => {
  expect(isOutsideAddress(address)).toBe(is);
});

test("an address may be typed without its beginning; what has another stays what it is", () => {
  expect(tidyOutside(" www.example.com/calm ")).toBe("https://www.example.com/calm");
  expect(tidyOutside("example.com?week=1")).toBe("https://example.com?week=1");
  for (const typed of ["http://example.com", "javascript:alert(1)", "/quiz", "me@example.com", "calm"]) {
    expect(tidyOutside(typed)).toBe(typed);
  }
});

test("a label has forty characters as people count them", () => {
  expect(isShortLabel("👩‍👩‍👧‍👦🇵🇹 Retreats")).toBe(true);
  expect(isShortLabel("é".repeat(40))).toBe(true);
  expect(isShortLabel("é".repeat(41))).toBe(false);
  // One character can be as long as a page.
  expect(isShortLabel(`e${"\u0301".repeat(200)}`)).toBe(false);
});

test("the same address is the same link, however it is written", () => {
  const target = (to: string) => targetOf({ kind: "outside", to, label: "x" });
  expect(target("https://Example.com")).toBe(target("https://example.com/"));
  expect(target("https://example.com/a")).not.toBe(target("https://example.com/b"));
});
