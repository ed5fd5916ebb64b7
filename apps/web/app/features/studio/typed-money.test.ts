import { expect, test } from "vitest";
import { readDollars, readPercent, readWhole } from "./typed-money.ts";

test("dollars are read as people type them", () => {
  const typed = ["297", " $297.00 ", "49.5", "1,000.25", "0", "$ 5"];
  expect(typed.map(readDollars)).toEqual([29_700, 29_700, 4950, 100_025, 0, 500]);
  for (const wrong of ["", "all", "-5", "1.234", "1,00", "5e3", "12,34", "$"]) {
    expect(readDollars(wrong), wrong).toBeUndefined();
  }
});

test("whole numbers begin with one", () => {
  expect(["1", " 20 ", "0", "101", "1.5", ""].map((typed) => readWhole(typed, 100))).toEqual([
    1,
    20,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a percentage may have its sign", () => {
  expect(["20", "20%", " 20 % ", "100%"].map(readPercent)).toEqual([20, 20, 20, 100]);
  for (const wrong of ["%", "0%", "101%", "%20", "20%%", "20 %off"]) {
    expect(readPercent(wrong), wrong).toBeUndefined();
  }
});
