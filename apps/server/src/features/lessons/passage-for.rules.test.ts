import { blueprintLessons } from "@academy/content/courses/healers-business-blueprint/passages/passage";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { passageFor } from "./passage-for.rules.ts";

test("every archetype has a passage of its own in every lesson of the Blueprint", () => {
  const texts = archetypeKeys.flatMap((primary) =>
    blueprintLessons.map((slug) => {
      const secondary = archetypeKeys.find((key) => key !== primary) ?? primary;
      return passageFor(slug, { primary, secondary })?.text;
    }),
  );
  expect(new Set(texts).size).toBe(10 * 17);
  expect(texts).not.toContain(undefined);
});

test("the second archetype speaks in five lessons", () => {
  const pair = { primary: "mystic", secondary: "architect" } as const;
  const withSecond = blueprintLessons.filter((slug) => passageFor(slug, pair)?.second);
  expect(withSecond).toEqual([
    "two-under-one-roof",
    "one-sentence-about-your-work",
    "a-business-model-that-fits",
    "the-signature-offer",
    "saying-it-in-your-own-voice",
  ]);
  expect(passageFor("two-under-one-roof", pair)?.second?.text).toContain("Architect");
});

test("without a result, and in other lessons, there is none", () => {
  expect(passageFor("the-invitation", null)).toBeNull();
  const pair = { primary: "mystic", secondary: "artist" } as const;
  expect(passageFor("a-group-of-eight", pair)).toBeNull();
  expect(passageFor(null, pair)).toBeNull();
});
