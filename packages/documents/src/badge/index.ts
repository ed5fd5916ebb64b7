import { academy } from "@academy/content/academy";
import { mandalaDesign } from "@academy/mandalas/designs";
import { filledMandalaSvg } from "@academy/mandalas/filled-mandala-svg";
import { tint } from "@academy/mandalas/filled-sun";
import { hues } from "@academy/mandalas/hues";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { palette } from "../palette.ts";
import { setLines } from "../pictures/centered-lines.ts";

export type BadgeInput = {
  courseTitle: string;
  archetype: ArchetypeKey;
  /** The signed credential, as a compact JWS: letters, digits, dashes and dots. */
  credential: string;
};

const radius = 178;

/**
 * A picture that carries its own proof: "baked", as Open Badges 3.0 has it for SVG. The words are outlines, so that it
 * is the same wherever it is shown.
 */
export async function drawBadge({ courseTitle, archetype, credential }: BadgeInput): Promise<string> {
  const hue = hues[archetype];
  const title = await setLines(courseTitle, { center: 300, top: 396, width: 330, largest: 34, most: 3 });
  const brand = await setLines(academy.name, { center: 300, top: 528, width: 220, largest: 15, most: 1 });
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 600 600" width="600" height="600" role="img">
<openbadges:credential verify="${credential}"></openbadges:credential>
<title>${escapeText(`${courseTitle}, ${academy.name}`)}</title>
<circle cx="300" cy="300" r="296" fill="${tint(hue, 0.12)}" stroke="${palette.gold}" stroke-width="2"/>
<circle cx="300" cy="300" r="286" fill="none" stroke="${palette.gold}" stroke-width="0.75"/>
<g transform="translate(300 206) scale(${radius / 100})">${filledMandalaSvg(mandalaDesign(archetype), hue, radius)}</g>
<g fill="${palette.ink}">${title}</g>
<g fill="${palette.goldDeep}">${brand}</g>
</svg>
`;
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeText = (words: string) => words.replace(/[&<>]/g, (mark) => marks[mark] ?? "");
