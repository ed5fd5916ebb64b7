import { type Font, open } from "fontkit";
import { fontFiles, scriptFonts } from "../font-files.ts";
import { display, text } from "./fonts.ts";

/** As they are registered; the semibold one is the text's, measured for itself. */
const files: Record<string, () => string> = {
  [display]: fontFiles.frauncesLight,
  [text]: fontFiles.figtree,
  [`${text} 600`]: fontFiles.figtreeStrong,
  ...Object.fromEntries(scriptFonts.map(({ family, file }) => [family, file])),
};
export const otherScripts = scriptFonts.map(({ family }) => family);
const lettersOf = new Map(scriptFonts.map(({ family, letters }) => [family, letters]));

const opened = new Map<string, Promise<Font>>();

export function openFont(family: string): Promise<Font> {
  const font = opened.get(family) ?? open((files[family] as () => string)());
  opened.set(family, font);
  return font;
}

/**
 * Those of the families that are needed for a text, and the letters that none of them has. A family is opened only when
 * the ones before it will not do.
 */
export async function familiesFor(words: string, families: readonly string[]) {
  const needed: string[] = [];
  let missing = [...new Set(words)].map((letter) => letter.codePointAt(0) as number);
  for (const family of families) {
    if (missing.length === 0) break;
    if (lettersOf.get(family)?.test(words) === false) continue;
    const font = await openFont(family);
    const left = missing.filter((codePoint) => !font.hasGlyphForCodePoint(codePoint));
    if (left.length < missing.length) needed.push(family);
    missing = left;
  }
  return { families: needed, missing };
}

/** Letters that stand together and come from the same font, which is the first that has them. */
export function runsOf(words: string, fonts: readonly Font[]): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of words) {
    const codePoint = letter.codePointAt(0) as number;
    const font = fonts.find((each) => each.hasGlyphForCodePoint(codePoint)) ?? (fonts[0] as Font);
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

/** Of words that were measured; people use the same ones again and again. */
const measured = new WeakMap<readonly Font[], Map<string, number>>();
const maxMeasured = 20_000;

/** How long they are on one line, in ems. */
export function lengthOf(words: string, fonts: readonly Font[]): number {
  const known = measured.get(fonts) ?? new Map<string, number>();
  measured.set(fonts, known);
  const length = known.get(words) ?? measure(words, fonts);
  if (known.size >= maxMeasured) known.clear();
  known.set(words, length);
  return length;
}

const measure = (words: string, fonts: readonly Font[]): number =>
  runsOf(words, fonts).reduce(
    (length, { font, letters }) => length + font.layout(letters).advanceWidth / font.unitsPerEm,
    0,
  );
