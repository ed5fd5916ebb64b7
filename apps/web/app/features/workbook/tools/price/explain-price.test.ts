import { expect, test } from "vitest";
import { explainPrice } from "./explain-price.ts";

test("the old price is explained as in the lesson", () => {
  expect(explainPrice(55, "396", "6,600", "75")).toEqual({
    month: 949,
    text: "396 sessions at 55 make 21,780. Take off costs of 6,600, then the share for tax, and 11,385 remain: about 949 a month.",
  });
});

test("a price below the costs says what is missing, and nothing is said without a price", () => {
  expect(explainPrice(10, "396", "6,600", "75")).toEqual({
    month: 0,
    text: "396 sessions at 10 make 3,960, and your costs are 6,600. Nothing is left over: 2,640 are missing.",
  });
  expect(explainPrice(undefined, "396", "6,600", "75")).toBeUndefined();
  expect(explainPrice(55, "396", "6,600", "")).toBeUndefined();
});
