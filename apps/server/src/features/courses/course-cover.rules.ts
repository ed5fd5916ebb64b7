import { mandalaDesigns } from "@academy/mandalas/designs";
import { hues } from "@academy/mandalas/hues";
import { mandalaSvg } from "@academy/mandalas/mandala-svg";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

const size = { width: 1280, height: 720 };
const ivory = "#faf5ea";
/** Larger than the picture and off its center: three edges crop it, beyond the fourth is room. */
const plate = { x: 860, y: 430, radius: 760 };
const weight = { fine: 170 / plate.radius, hair: 95 / plate.radius };

/** A cover: the archetype's mandala in fine line work on ivory. No words; the title stands beside it. */
export function drawCover(archetype: ArchetypeKey): string {
  const { x, y, radius } = plate;
  const place = `translate(${x} ${y}) scale(${radius / 100})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
<rect width="${size.width}" height="${size.height}" fill="${ivory}"/>
<g transform="${place}" fill="none" stroke="${hues[archetype]}" stroke-linejoin="round">${mandalaSvg(mandalaDesigns[archetype], weight)}</g>
</svg>
`;
}
