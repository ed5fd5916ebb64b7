import { type Font, open } from "fontkit";

type TextStyle = { file: string; size: number; x: number; y: number; tracking?: number };

const opened = new Map<string, Promise<Font>>();

/** A line of text as outlines, its baseline at `y`: the picture is the same on a machine without any font. */
export async function outlineText(words: string, setting: TextStyle): Promise<string> {
  const { file, size, x, y, tracking = 0 } = setting;
  const opening = opened.get(file) ?? open(file);
  opened.set(file, opening);
  const font = await opening;
  const { glyphs, positions } = font.layout(words);
  const scale = size / font.unitsPerEm;
  let along = 0;
  const outlines = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] as (typeof positions)[number];
    const outline = path.transform(1, 0, 0, 1, along + xOffset, yOffset).toSVG();
    along += xAdvance + tracking * font.unitsPerEm;
    return outline;
  });
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outlines.join("")}"/>`;
}
