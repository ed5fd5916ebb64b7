import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { mandalaDesign } from "./designs.ts";
import { hues } from "./hues.ts";

const drawings = archetypeKeys.map((key) => JSON.stringify(mandalaDesign(key)));

test("each archetype has a drawing and a hue of its own", () => {
  expect(new Set(drawings).size).toBe(archetypeKeys.length);
  expect(new Set(Object.values(hues)).size).toBe(archetypeKeys.length);
});

test("every number in a drawing is a number", () => {
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|Infinity|undefined|null/);
});

test("rings and their beads lie within the hundred that a drawing has", () => {
  for (const key of archetypeKeys) {
    for (const { r, width = 0 } of mandalaDesign(key).rings) expect(r + width / 2).toBeLessThanOrEqual(100);
  }
});
