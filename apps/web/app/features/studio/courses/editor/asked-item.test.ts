import { expect, test } from "vitest";
import { newKey, readBoxes } from "./asked-item.ts";

const before = { items: ["Chalk", "A bell", "Water"], keys: ["k1", "k2", "k3"] };

test("boxes keep their keys by their words, and by their place where only words changed", () => {
  expect(readBoxes("Water\n\n  Chalk ", before)).toEqual({ items: ["Water", "Chalk"], keys: ["k3", "k1"] });
  expect(readBoxes("Chalk\nA small bell\nWater", before).keys).toEqual(["k1", "k2", "k3"]);
  const { keys } = readBoxes("Chalk\nCandle\nA bell\nWater", before);
  expect([keys[0], keys[2], keys[3]]).toEqual(["k1", "k2", "k3"]);
  expect(new Set(keys).size).toBe(4);
});

test("two boxes with the same words are two", () => {
  const twice = readBoxes("Breathe\nBreathe");
  expect(new Set(twice.keys).size).toBe(2);
  expect(readBoxes("Breathe\nBreathe", twice)).toEqual(twice);
  expect(newKey()).toMatch(/^[a-z0-9]{10}$/);
});
