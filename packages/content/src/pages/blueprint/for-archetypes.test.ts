import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { blueprintForArchetypes } from "./for-archetypes.ts";
import { blueprintHero } from "./page.ts";
import { insideEachWeek, weekOverview } from "./weeks.ts";

const lines = archetypeKeys.flatMap((key) => {
  const { hero, weeks } = blueprintForArchetypes.archetypes[key];
  return [hero, ...weeks].map((text, index) => ({ at: `${key}, ${index || "hero"}`, text, week: index }));
});
const bare = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
/** Words too common to show that two texts speak of the same thing. */
const common = /^(that|what|with|your|you’re|yours|from|they|them|then|have|when|which|where|still|people)$/;

test("each archetype has a line for the hero and a sentence for each week", () => {
  expect(Object.keys(blueprintForArchetypes.archetypes)).toEqual([...archetypeKeys]);
  expect(weekOverview.weeks).toHaveLength(3);
  expect(lines).toHaveLength(40);
});

test("they fit where they stand, and no two begin alike", () => {
  const begun = new Set<string>();
  for (const { at, text, week } of lines) {
    const count = bare(text).length;
    expect(count, at).toBeGreaterThanOrEqual(week ? 12 : 18);
    expect(count, at).toBeLessThanOrEqual(week ? 26 : 38);
    const opening = bare(text).slice(0, 4).join(" ");
    expect(begun.has(opening), `${at}: ${opening}`).toBe(false);
    begun.add(opening);
  }
});

test("a week’s sentence speaks of what is inside that week", () => {
  for (const { at, text, week } of lines.filter((line) => line.week > 0)) {
    const inside = new Set(bare(JSON.stringify(insideEachWeek.weeks[week - 1])));
    const shared = bare(text).filter((word) => word.length > 3 && inside.has(word) && !common.test(word));
    expect(shared.length, `${at}: ${text}`).toBeGreaterThan(0);
  }
});

test("nothing is promised beside the promise, and the words are plain", () => {
  for (const { at, text } of lines) {
    expect(text, at).not.toContain(blueprintHero.promise.exact);
    expect(text, at).not.toMatch(/['"]|—|–|!|\s{2}/);
    expect(text, at).not.toMatch(
      /\b(will|guarantee\w*|income|earn\w*|clients?|heals?|healing|cures?|success\w*|sacred|powerful|authentic|journeys?)\b/i,
    );
  }
});
