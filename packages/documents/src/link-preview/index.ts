import { academy } from "@academy/content/academy";
import { mandalaDesign } from "@academy/mandalas/designs";
import { hues } from "@academy/mandalas/hues";
import { mandalaSvg } from "@academy/mandalas/mandala-svg";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import sharp from "sharp";
import { fontFiles } from "../font-files.ts";
import { palette } from "../palette.ts";
import { outlineText } from "./outlined-text.ts";

/** What the previews of links ask for. */
const size = { width: 1200, height: 630 };
const textFrom = 664;
/** The mandala's center and radius. */
const plate = { x: 96, y: 315, radius: 516 };

/** A picture of an archetype, as PNG. Nothing in it says whose result it belongs to. */
export async function drawLinkPreview(archetype: ArchetypeKey): Promise<Buffer> {
  const { title, subtitle } = archetypes[archetype];
  const breakAt = title.lastIndexOf(" ");
  const display = { file: fontFiles.frauncesLight(), size: 76, x: textFrom, tracking: -0.02 };
  const lines = await Promise.all([
    outlineText(title.slice(0, breakAt), { ...display, y: 274 }),
    outlineText(title.slice(breakAt + 1), { ...display, y: 356 }),
  ]);
  const below = await outlineText(subtitle, { file: fontFiles.figtree(), size: 29, x: textFrom + 3, y: 414 });
  const brand = await outlineText(academy.name, {
    file: fontFiles.fraunces(),
    size: 24,
    x: textFrom + 3,
    y: 548,
  });
  const { x, y, radius } = plate;
  const weight = { fine: 130 / radius, hair: 75 / radius };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${palette.ivory}"/>
    <g transform="translate(${x} ${y}) scale(${radius / 100})" fill="none" stroke="${hues[archetype]}" stroke-linejoin="round">${mandalaSvg(mandalaDesign(archetype), weight)}</g>
    <g fill="${palette.ink}">${lines.join("")}${brand}</g>
    <g fill="${hues[archetype]}">${below}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
