import fc from "fast-check";
import { expect, test } from "vitest";
import { waitAfter } from "./attempts.rules.ts";

test("the first tries are free, then the wait doubles from one minute to fifteen", () => {
  const minutes = Array.from({ length: 12 }, (_, count) => waitAfter(count, 5) / 60_000);

  expect(minutes).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
});

test("one more try never shortens the wait", () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(50), (count, free) => {
      expect(waitAfter(count + 1, free)).toBeGreaterThanOrEqual(waitAfter(count, free));
    }),
  );
});
