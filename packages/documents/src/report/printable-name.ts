import { type Font, open } from "fontkit";
import { fontFiles } from "../font-files.ts";
import { text } from "./fonts.ts";

export type PrintableName = { text: string; fonts: string[] };

/** In the order in which they are asked; the Japanese one is large, and opened only when nothing else will do. */
const candidates = [
  { family: text, file: fontFiles.figtree },
  { family: "Noto Sans", file: fontFiles.notoSans },
  { family: "Vazirmatn", file: fontFiles.vazirmatn },
  { family: "Noto Sans JP", file: fontFiles.notoSansJapanese },
];
const opened = new Map<string, Promise<Font>>();

/** A name with the fonts that can print it; nothing when a letter of it would come out as an empty box. */
export async function printableName(name: string): Promise<PrintableName | undefined> {
  const words = withoutPictures(name);
  if (!words) return undefined;
  const fonts: string[] = [];
  let missing = codePointsOf(words);
  for (const { family, file } of candidates) {
    const font = await openOnce(family, file);
    const left = missing.filter((codePoint) => !font.hasGlyphForCodePoint(codePoint));
    if (left.length < missing.length) fonts.push(family);
    missing = left;
    if (missing.length === 0) return { text: words, fonts };
  }
  return undefined;
}

/** Emoji are dropped, and marks that steer the direction of writing, which would reach beyond the name. */
function withoutPictures(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.normalize("NFC"))].map(({ segment }) => segment);
  return letters
    .filter(
      (letter) => !/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u.test(letter),
    )
    .join("")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Variation_Selector}]/gu, (mark) =>
      mark === zeroWidthNonJoiner ? mark : "",
    )
    .replace(/\s+/g, " ")
    .trim();
}
/** Persian spelling needs it. */
const zeroWidthNonJoiner = "\u200c";

const codePointsOf = (words: string) => [...new Set(words)].map((letter) => letter.codePointAt(0) as number);

function openOnce(family: string, file: () => string): Promise<Font> {
  const font = opened.get(family) ?? open(file());
  opened.set(family, font);
  return font;
}
