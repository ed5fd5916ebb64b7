import type { Font } from "fontkit";
import { breakLines } from "../pdf/break-lines.ts";
import { openFont, runsOf } from "../pdf/opened-fonts.ts";
import { directionOf, displayName, printableName } from "../pdf/printable-name.ts";

type LineStyle = {
  center: number;
  top: number;
  width: number;
  largest: number;
  most: number;
  /** Small print is set in the quiet font, which the display font is too fine for. */
  isQuiet?: boolean;
  /** Between letters, in ems. */
  tracking?: number;
};

/** Words as outlines in the middle of a column: as large as they fit on so many lines, which are set around its middle. */
export async function setLines(
  words: string,
  { center, top, width, largest, most, isQuiet = false, tracking = 0 }: LineStyle,
): Promise<string> {
  const printable = await (isQuiet ? printableName(words) : displayName(words));
  if (!printable) return "";
  const fonts = await Promise.all(printable.fonts.map(openFont));
  let size = largest;
  let lines = breakLines(printable.text, fonts, width / size);
  while (lines.length > most && size > 10) {
    size -= 1;
    lines = breakLines(printable.text, fonts, width / size);
  }
  const leading = size * 1.16;
  const first = top + size * 0.9 + ((most - Math.min(most, lines.length)) * leading) / 2;
  return lines
    .map((line, index) => {
      const { path, length } = outline(line, fonts, tracking);
      return `<path transform="translate(${round(center - (length * size) / 2)} ${round(first + index * leading)}) scale(${size} ${-size})" d="${path}"/>`;
    })
    .join("");
}

/** With an em as its measure. */
function outline(line: string, fonts: readonly Font[], tracking: number): { path: string; length: number } {
  const runs = runsOf(line, fonts);
  if (directionOf(line) === "rtl") runs.reverse();
  const pieces: string[] = [];
  let length = 0;
  for (const { font, letters } of runs) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] as (typeof positions)[number];
      const x = length + xOffset * scale;
      pieces.push(
        path
          .transform(scale, 0, 0, scale, x, yOffset * scale)
          .mapPoints(exact)
          .toSVG(),
      );
      length += xAdvance * scale + tracking;
    }
  }
  return { path: pieces.join(""), length: length - tracking };
}

/** Half a thousandth of an em is finer than anybody sees. */
const exact = (x: number, y: number): [number, number] => [
  Math.round(x * 2000) / 2000,
  Math.round(y * 2000) / 2000,
];
const round = (points: number) => Math.round(points * 100) / 100;
