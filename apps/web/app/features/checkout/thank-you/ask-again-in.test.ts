import { expect, test } from "vitest";
import { askAgainIn } from "./thank-you.tsx";

test("an order that is not paid yet is asked about often at first, then less", () => {
  expect(askAgainIn("open", 0)).toBe(1500);
  expect(askAgainIn("open", 29_999)).toBe(1500);
  expect(askAgainIn("open", 30_000)).toBe(5000);
});

test("an answer that has not come is waited for", () => {
  expect(askAgainIn(undefined, 0)).toBe(1500);
});

test.each(["active", "processing", "expired", "ending", "ended", "refused"] as const)(
  "%s is waited for by nobody",
  (state) => {
    expect(askAgainIn(state, 0)).toBe(false);
  },
);
