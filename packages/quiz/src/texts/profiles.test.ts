import { expect, test } from "vitest";
import { archetypeKeys, archetypes } from "../archetypes.ts";
import { inSupport } from "../in-support.ts";
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

test("a description is a picture and the gift at work, and a growth edge ends in a step for this week", () => {
  for (const { description, development } of all) {
    expect(description.split("\n\n")).toHaveLength(2);
    expect(development).toMatch(/^Your edge is to /);
    expect(development.match(/This week, /g)).toHaveLength(1);
  }
});

test("what a second archetype brings begins with its name and stays short", () => {
  expect(Object.keys(inSupport)).toEqual([...archetypeKeys]);
  for (const key of archetypeKeys) {
    const { title } = archetypes[key];
    const names = [title, `The ${title.split(" ").at(-1)}`];
    expect(names.some((name) => inSupport[key].startsWith(`${name} `))).toBe(true);
    expect(inSupport[key].length, key).toBeLessThanOrEqual(230);
  }
});

test("no archetype is described at more length than another", () => {
  for (const field of ["description", "shadow", "development"] as const) {
    const lengths = all.map((profile) => profile[field].length);
    expect(Math.max(...lengths), field).toBeLessThan(1.25 * Math.min(...lengths));
  }
});
