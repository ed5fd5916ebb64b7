import { expect, test } from "vitest";
import { stopwatch } from "./use-reading.ts";

test("only the time that was looked at counts, and starting twice starts once", () => {
  let time = 100;
  const watch = stopwatch(() => time);
  expect(watch.ms()).toBe(0);
  watch.go();
  time += 40;
  watch.go();
  expect(watch.ms()).toBe(40);
  watch.stop();
  time += 1000;
  watch.stop();
  expect(watch.ms()).toBe(40);
  watch.go();
  time += 2;
  expect(watch.ms()).toBe(42);
});
