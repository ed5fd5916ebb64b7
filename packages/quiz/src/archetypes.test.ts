import { expect, test } from "vitest";
import { archetypeKeys, archetypes, archetypesWith, firstArchetypes } from "./archetypes.ts";

const profiles = archetypeKeys.map((key) => archetypes[key]);

test("there are ten archetypes and each has its own words", () => {
  expect(archetypeKeys).toHaveLength(10);
  expect(Object.keys(archetypes)).toEqual([...archetypeKeys]);
  for (const field of ["title", "subtitle", "essence"] as const) {
    expect(new Set(profiles.map((profile) => profile[field])).size).toBe(10);
  }
});

test("the two given titles are exact", () => {
  expect(archetypes.teacher).toMatchObject({
    title: "The Sacred Teacher",
    subtitle: "Wisdom Keeper & Guide",
  });
  expect(archetypes.mother).toMatchObject({
    title: "The Divine Mother",
    subtitle: "Nurturer & Heart Healer",
  });
});

test("titles and subtitles follow one pattern", () => {
  for (const { title, subtitle } of profiles) {
    expect(title).toMatch(/^The [A-Z]\w+ [A-Z]\w+$/);
    expect(subtitle).toMatch(/^[A-Z][\w ]+ & [A-Z][\w ]+$/);
  }
});

test("an essence is one or two sentences of 25 to 40 words", () => {
  for (const { essence } of profiles) {
    const words = essence.split(/\s+/).length;
    expect(words, essence).toBeGreaterThanOrEqual(25);
    expect(words, essence).toBeLessThanOrEqual(40);
    expect(essence.match(/[.!?](?=\s|$)/g)?.length, essence).toBeLessThanOrEqual(2);
  }
});

test("the owner's names take the place of the first ones, and nothing else does", () => {
  const edits = { "teacher.title": "The Wise Guide", "mother.subtitle": ["no text"], "nobody.title": "x" };
  expect(archetypesWith(edits)).toEqual({
    ...firstArchetypes,
    teacher: { ...firstArchetypes.teacher, title: "The Wise Guide" },
  });
});
