import { display } from "../pdf/fonts.ts";
import { lengthOf, openFont } from "../pdf/opened-fonts.ts";
import { paper } from "../pdf/paper.ts";
import { directionOf, type PrintableName } from "../pdf/printable-name.ts";

/** Where its words begin, beside the drawing, and how wide a line may become. In points; it lies on its side. */
export const left = 334;
export const lineWidth = paper.height - left - 62;

export type FittedLine = {
  text: string;
  style: { fontFamily: string[]; fontSize: number; letterSpacing: number; direction: "rtl" | "ltr" };
};

/** What words lose at the end of a line. */
const filled = 0.86;

/** As large as it can be: on one line, else on two, else on three. Nothing of a name is ever left out. */
export async function fitLine({ text, fonts }: PrintableName, largest: number): Promise<FittedLine> {
  const oneLine = lineWidth / lengthOf(text, await Promise.all(fonts.map(openFont)));
  const ways = [
    { size: oneLine, most: largest, least: largest / 2 },
    { size: oneLine * 2 * filled, most: largest / 2, least: largest / 3.4 },
    { size: oneLine * 3 * filled, most: largest / 3.4, least: 0 },
  ];
  const { size, most } = ways.find((way) => way.size >= way.least) as (typeof ways)[number];
  const fontSize = Math.min(most, Math.floor(size * 10) / 10);
  // Only our own letters stand closer when they are large: Arabic ones join, and would run into each other.
  const letterSpacing = fonts.length === 1 && fonts[0] === display ? -0.01 * fontSize : 0;
  return { text, style: { fontFamily: fonts, fontSize, letterSpacing, direction: directionOf(text) } };
}
