import { expect, test } from "vitest";
import { measureTraffic } from "./traffic.ts";

test("traffic is what came in the last half second or is coming now, and is soon forgotten", () => {
  let now = 0;
  const traffic = measureTraffic(() => now);
  const calls = (count: number) => {
    for (let index = 0; index < count; index++) traffic.count();
  };

  expect(traffic.perSecond()).toBe(0);
  calls(150);
  expect(traffic.perSecond()).toBe(300);
  now = 600;
  calls(1);
  expect(traffic.perSecond()).toBe(300);
  now = 1150;
  expect(traffic.perSecond()).toBe(2);
  now = 60_000;
  expect(traffic.perSecond()).toBe(0);
});
