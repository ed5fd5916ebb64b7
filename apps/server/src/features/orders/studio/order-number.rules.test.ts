import { expect, test } from "vitest";
import { idsBeginningWith, orderNumber } from "./order-number.rules.ts";

test("the beginning of an id is a range of ids", () => {
  expect(idsBeginningWith("1a2b3c4d")).toEqual([
    "1a2b3c4d-0000-0000-0000-000000000000",
    "1a2b3c4d-ffff-ffff-ffff-ffffffffffff",
  ]);
  expect(idsBeginningWith("#1a2b3c4d-5")).toEqual([
    "1a2b3c4d-5000-0000-0000-000000000000",
    "1a2b3c4d-5fff-ffff-ffff-ffffffffffff",
  ]);
  const whole = "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d";
  expect(idsBeginningWith(whole)).toEqual([whole, whole]);
  expect(idsBeginningWith(orderNumber(whole))?.[0]).toMatch(/^1a2b3c4d-/);
});

test("what is no beginning of an id is none", () => {
  for (const typed of ["", "1a2", "anna", "1a2b 3c4d", `${"a".repeat(33)}`]) {
    expect(idsBeginningWith(typed), typed).toBeUndefined();
  }
});
