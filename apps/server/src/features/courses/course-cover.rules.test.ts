import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { drawCover } from "./course-cover.rules.ts";

test("each archetype has a cover of its own: wide, on its own tint, in its own lines, without a word", () => {
  const covers = archetypeKeys.map(drawCover);

  for (const cover of covers) {
    const [, , , width = 0, height = 1] = (/viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(cover) ?? []).map(Number);
    expect(width / height).toBeCloseTo(16 / 9);
    // Shown as a picture and under a policy that allows no style: attributes alone draw it.
    expect(cover).not.toMatch(/<text|<script|<style|style=|href=|NaN|undefined/);
    expect(cover.length).toBeLessThan(40_000);
  }
  const grounds = covers.map((cover) => /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(cover)?.[1]);
  for (const each of [covers, grounds]) expect(new Set(each).size).toBe(archetypeKeys.length);
});
