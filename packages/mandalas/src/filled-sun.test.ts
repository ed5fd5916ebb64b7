import { expect, test } from "vitest";
import { mandalaDesign } from "./designs.ts";
import { filledMandalaSvg } from "./filled-mandala-svg.ts";
import { filledSun, tint } from "./filled-sun.ts";

test("a tint lies between the hue and the paper", () => {
  expect(tint("#351528", 1)).toBe("#351528");
  expect(tint("#351528", 0)).toBe("#faf5ea");
  expect(tint("#000000", 0.5, "#ffffff")).toBe("#808080");
});

test("its petals stay within the hundred, and leave the middle to the mandala", () => {
  const { middle, ...figures } = filledSun();
  for (const d of Object.values(figures)) {
    const ends = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(100);
    expect(Math.min(...ends)).toBeGreaterThan(middle);
  }
});

test("as SVG it is drawn in one hue and its tints", () => {
  const hue = "#2f5d7c";
  const svg = filledMandalaSvg(mandalaDesign("architect"), hue, 640);
  const colors = new Set([...svg.matchAll(/#[\da-f]{6}/g)].map(([color]) => color));
  expect(colors).toEqual(new Set([hue, ...[0.46, 0.3, 0.05].map((share) => tint(hue, share))]));
  expect(svg).not.toMatch(/NaN|undefined/);
});
