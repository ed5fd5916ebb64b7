import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastOf, firstColors, isColor, nearest, themeProblem, themeTokens } from "./theme-colors.ts";

test("the academy's own colors are those of its style sheet, and pass", () => {
  const css = readFileSync(new URL("../../../../apps/web/app/styles/tokens.css", import.meta.url), "utf8");
  const token = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  expect(firstColors).toEqual({ ground: token("ivory"), ink: token("ink"), accent: token("gold") });
  expect(themeProblem(firstColors)).toBeUndefined();
});

test("contrast is WCAG's", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each([
  ["ground", { ...firstColors, ground: "#caaa88" }],
  ["ground", { ...firstColors, ground: "#101014" }],
  ["ink", { ...firstColors, ink: "#9a80b0" }],
  ["accent", { ...firstColors, accent: "#ffe9a0" }],
] as const)("a %s that can't be read is told, with the nearest that can", (color, colors) => {
  const problem = themeProblem(colors);
  expect(problem?.color).toBe(color);
  const mended = { ...colors, [color]: problem?.suggestion };
  expect(isColor(problem?.suggestion ?? "")).toBe(true);
  expect(themeProblem(mended)).toBeUndefined();
});

test("whatever passes, every shade that follows is readable where it stands", () => {
  const steps = ["00", "33", "66", "99", "cc", "ff"];
  const shades = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const accents = ["#a87a1f", "#0055aa", "#cc3366", "#338833"];
  const passing = ["#ffffff", "#faf5ea", "#eef6f2"].flatMap((ground) =>
    shades.flatMap((ink) =>
      accents.map((accent) => ({ ground, ink, accent })).filter((colors) => !themeProblem(colors)),
    ),
  );
  expect(passing.length).toBeGreaterThan(100);
  const faint = passing.filter((colors) => {
    const tokens = themeTokens(colors);
    const isRead = (name: string, under: string, least: number) =>
      contrastOf(tokens[name] ?? "", tokens[under] ?? "") >= least;
    const onBoth = ["ivory", "paper"].every(
      (under) =>
        ["ink", "ink-soft", "gold-deep"].every((name) => isRead(name, under, 4.5)) &&
        ["rule", "gold"].every((name) => isRead(name, under, 3)),
    );
    return !onBoth || !isRead("gold-light", "ink", 4.5);
  });
  expect(faint).toEqual([]);
});

test("what no shade can pass ends where it was going", () => {
  expect(nearest("#888888", "#000000", () => false)).toBe("#000000");
});
