/** Colors of the academy: what the owner chooses, and every shade that follows from it. Shared by the studio and the server. */
export const themeColors = ["ground", "ink", "accent"] as const;
export type ThemeColor = (typeof themeColors)[number];
export type ThemeColors = Record<ThemeColor, string>;

/** What the style sheet has: with these nothing is generated. */
export const firstColors: ThemeColors = { ground: "#faf5ea", ink: "#351528", accent: "#a87a1f" };

export const isColor = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** Shades that stand for something and stay: whatever the ground, they are read on it. */
const fixed = [
  "#a3201f",
  "#4f6f56",
  "#8a5a00",
  "#b03a5b",
  "#3f3d8f",
  "#2f5d7c",
  "#ad421b",
  "#2a6a3d",
  "#a0267a",
  "#0f6b70",
  "#6b5324",
  "#b3202c",
];

type Rgb = readonly [number, number, number];
const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as never;
const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((each) => Math.round(each).toString(16).padStart(2, "0")).join("")}`;

/** A part of one color in another. */
export function mix(color: string, into: string, part: number): string {
  const [one, other] = [rgbOf(color), rgbOf(into)];
  return hexOf(one.map((each, index) => each * part + (other[index] ?? 0) * (1 - part)));
}

/** As WCAG 2 reckons it. */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The nearest shade on the way to another that passes; that one itself where none does. */
export function nearest(color: string, toward: string, passes: (shade: string) => boolean): string {
  for (let step = 0; step <= 50; step++) {
    const shade = mix(toward, color, step / 50);
    if (passes(shade)) return shade;
  }
  return toward;
}

const [black, white] = ["#000000", "#ffffff"];
const documentOf = (ground: string) => mix(white, ground, 0.6);
const isReadOn = (grounds: readonly string[], least: number) => (shade: string) =>
  grounds.every((ground) => contrastOf(shade, ground) >= least);

export type ThemeProblem = { color: ThemeColor; suggestion: string };

/** The first that can't be read, and the nearest shade that can. Type needs 4.5:1, a line or a mark 3:1. */
export function themeProblem({ ground, ink, accent }: ThemeColors): ThemeProblem | undefined {
  const holdsAll = (shade: string) => fixed.every((each) => contrastOf(each, shade) >= 4.5);
  if (!holdsAll(ground)) return { color: "ground", suggestion: nearest(ground, white, holdsAll) };
  const grounds = [ground, documentOf(ground)];
  // Half of it is mixed away for quieter type, which has to be read as well.
  const isInk = isReadOn(grounds, 9);
  if (!isInk(ink)) return { color: "ink", suggestion: nearest(ink, black, isInk) };
  const isAccent = isReadOn(grounds, 3);
  if (!isAccent(accent)) return { color: "accent", suggestion: nearest(accent, black, isAccent) };
  return undefined;
}

/** Every token that follows, each as readable as the one it takes the place of. */
export function themeTokens({ ground, ink, accent }: ThemeColors): Record<string, string> {
  const paper = documentOf(ground);
  const grounds = [ground, paper];
  return {
    ivory: ground,
    paper,
    ink,
    "ink-soft": nearest(mix(ink, ground, 0.72), ink, isReadOn(grounds, 4.5)),
    line: mix(ink, ground, 0.14),
    rule: nearest(mix(ink, ground, 0.5), ink, isReadOn(grounds, 3)),
    gold: accent,
    // On the ink, where the footer's words are.
    "gold-light": nearest(mix(accent, white, 0.6), white, isReadOn([ink], 4.5)),
    "gold-deep": nearest(accent, black, isReadOn(grounds, 4.5)),
  };
}

export const sameColors = (one: ThemeColors, other: ThemeColors) =>
  themeColors.every((each) => one[each] === other[each]);

/** What a logo may weigh, and be. */
export const logoMaxBytes = 2_000_000;
