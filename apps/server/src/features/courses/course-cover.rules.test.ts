import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { drawCover } from "./course-cover.rules.ts";

test("each archetype has a cover of its own: wide, on ivory, in its own lines, without a word", () => {
  const covers = archetypeKeys.map(drawCover);

  for (const cover of covers) {
    const [, , , width = 0, height = 1] = (/viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(cover) ?? []).map(Number);
    expect(width / height).toBeCloseTo(16 / 9);
    expect(cover).toContain('fill="#faf5ea"');
    // Shown as a picture and under a policy that allows no style: attributes alone draw it.
    expect(cover).not.toMatch(/<text|<script|<style|style=|href=|NaN|undefined/);
    expect(cover.length).toBeLessThan(40_000);
  }
  expect(new Set(covers).size).toBe(archetypeKeys.length);
});
