import { expect, test } from "vitest";
import { refuseArchetypes } from "./archetypes.rules.ts";

test("names fit where they are printed, and no two archetypes share one", () => {
  const refuse = (words: Record<string, string>) => refuseArchetypes({ archetypes: words })?.path;
  expect(refuse({ "teacher.title": "The Wise Guide" })).toBeUndefined();
  // Two may change names with one another.
  expect(
    refuse({ "teacher.title": "The Divine Mother", "mother.title": "The Sacred Teacher" }),
  ).toBeUndefined();
  expect(refuse({ "teacher.title": "x".repeat(31) })).toBe("archetypes:teacher.title");
  expect(refuse({ "mystic.subtitle": "x".repeat(37) })).toBe("archetypes:mystic.subtitle");
  expect(refuse({ "mystic.essence": "x".repeat(321) })).toBe("archetypes:mystic.essence");
  expect(refuse({ "teacher.title": "the divine mother " })).toBe("archetypes:teacher.title");
});
