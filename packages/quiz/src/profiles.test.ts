import { expect, test } from "vitest";
import { archetypeKeys } from "./archetypes.ts";
import { profiles } from "./profiles.ts";

const all = archetypeKeys.map((key) => profiles[key]);

test("every archetype has four gifts, five business models and four examples of its own", () => {
  for (const { gifts, businessModels, realWorldExamples } of all) {
    expect(gifts).toHaveLength(4);
    expect(businessModels).toHaveLength(5);
    expect(realWorldExamples.split(", ")).toHaveLength(4);
  }
  const items = all.flatMap(({ gifts, businessModels, realWorldExamples }) => [
    ...gifts,
    ...businessModels,
    ...realWorldExamples.split(", "),
  ]);
  expect(new Set(items).size).toBe(items.length);
});

test("no archetype is described at more length than another", () => {
  for (const field of ["description", "shadow", "development"] as const) {
    const lengths = all.map((profile) => profile[field].length);
    expect(Math.max(...lengths), field).toBeLessThan(1.25 * Math.min(...lengths));
  }
});
