import { mandalaDesign } from "@academy/mandalas/designs";
import { filledMandalaSvg } from "@academy/mandalas/filled-mandala-svg";
import { tint } from "@academy/mandalas/filled-sun";
import { hues } from "@academy/mandalas/hues";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

const size = { width: 1280, height: 720 };
/** Larger than the picture and off its center: three edges crop it, beyond the fourth is room. */
const plate = { x: 850, y: 372, radius: 640 };

/** A cover: a sun of petals in the archetype's hue, its mandala in the middle. No words; the title stands beside it. */
export function drawCover(archetype: ArchetypeKey): string {
  const hue = hues[archetype];
  const { x, y, radius } = plate;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
<rect width="${size.width}" height="${size.height}" fill="${tint(hue, 0.18)}"/>
<g transform="translate(${x} ${y}) scale(${radius / 100})">${filledMandalaSvg(mandalaDesign(archetype), hue, radius)}</g>
</svg>
`;
}
