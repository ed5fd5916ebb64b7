import { academy } from "@academy/content/academy";
import { resultCard } from "@academy/content/pages/quiz/result-words";
import { mandalaDesign } from "@academy/mandalas/designs";
import { hues } from "@academy/mandalas/hues";
import { mandalaSvg } from "@academy/mandalas/mandala-svg";
import { type ArchetypeKey, archetypes, nameInSentence } from "@academy/quiz/archetypes";
import { type CardFormat, cardFormats } from "@academy/quiz/card-formats";
import type { Margin } from "@academy/quiz/scoring/margin";
import sharp from "sharp";
import { palette } from "../palette.ts";
import { setLines } from "../pictures/centered-lines.ts";
import { layouts } from "./layouts.ts";

export type ResultCardInput = {
  format: CardFormat;
  primary: ArchetypeKey;
  /** Left out where the answers say too little of it. */
  secondary?: { archetype: ArchetypeKey; margin: Margin };
  /** Only where whoever shares it wants it there. */
  name?: string;
  /** Where the quiz is: nobody can click on a picture. */
  address?: string;
};

/** A result as a picture to share, as PNG. */
export async function drawResultCard(input: ResultCardInput): Promise<Buffer> {
  const { format, primary, secondary, name, address } = input;
  const { title, subtitle } = archetypes[primary];
  const { width, height } = cardFormats[format];
  const { plate, ground, frame, column, ...lines } = layouts[format];
  const corner = frame + hairline;
  const set = (words: string, { top, size, most = 1 }: (typeof lines)["title"], more = {}) =>
    setLines(words, { ...column, top, largest: size, most, ...more });
  const quiet = { isQuiet: true };
  const invitation = [resultCard.invitation, address].filter(Boolean).join("  ·  ");
  const support = secondary
    ? resultCard.support[secondary.margin === "blend" ? "blend" : "other"].replace("{archetype}", () =>
        nameInSentence(secondary.archetype),
      )
    : "";
  const ink = [
    await set(title, lines.title, { tracking: -0.015 }),
    await set(support, lines.support, quiet),
    await set(academy.name, lines.brand),
  ];
  const hued = await set(subtitle, lines.subtitle, quiet);
  const golden = [await set(name ?? "", lines.name), await set(invitation, lines.invitation, quiet)];
  const weight = { fine: 200 / plate.radius, hair: 120 / plate.radius };
  const outer = { width, height };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${palette.ivory}"/>
    <rect width="100%" height="100%" fill="${hues[primary]}" opacity="0.06"/>
    <rect x="${corner}" y="${corner}" width="${ground.right - corner}" height="${ground.bottom - corner}" fill="${hues[primary]}"/>
    <g transform="translate(${plate.x} ${plate.y}) scale(${plate.radius / 100})" fill="none" stroke="${palette.ivory}" stroke-linejoin="round">${mandalaSvg(mandalaDesign(primary), weight)}</g>
    <g fill="none" stroke="${palette.gold}"><rect ${within(outer, frame)} stroke-width="2.5"/><rect ${within(outer, corner)}/></g>
    <g fill="${palette.ink}">${ink.join("")}</g>
    <g fill="${hues[primary]}">${hued}</g>
    <g fill="${palette.goldDeep}">${golden.join("")}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** The frame is a double line, as around everything that the academy gives to keep. */
const hairline = 9;
const within = ({ width, height }: { width: number; height: number }, inset: number) =>
  `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
