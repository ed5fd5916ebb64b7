import type { Font } from "fontkit";
import { breakLines } from "../pdf/break-lines.ts";
import { display, text } from "../pdf/fonts.ts";
import { familiesFor, openFont, otherScripts } from "../pdf/opened-fonts.ts";
import { directionOf } from "../pdf/printable-name.ts";
import { printedWords } from "../pdf/printed-words.ts";

const designs = {
  coverTitle: { family: display, weight: 300, size: 46, leading: 1.06 },
  coverSubtitle: { family: text, weight: 400, size: 14, leading: 1.45 },
  eyebrow: { family: text, weight: 600, size: 8, leading: 1.2 },
  title: { family: display, weight: 300, size: 29, leading: 1.14 },
  lead: { family: display, weight: 300, size: 12, leading: 1.5 },
  note: { family: display, weight: 300, size: 11.5, leading: 1.5 },
  asked: { family: text, weight: 600, size: 10.5, leading: 1.42 },
  choice: { family: text, weight: 400, size: 10.5, leading: 1.42 },
  heading: { family: text, weight: 600, size: 8.5, leading: 1.25 },
  given: { family: text, weight: 400, size: 10, leading: 1.35 },
  written: { family: display, weight: 300, size: 12, leading: 1.45 },
  cell: { family: display, weight: 300, size: 10.5, leading: 1.3 },
} as const;

export type FaceName = keyof typeof designs;
export type Face = {
  fonts: Font[];
  style: { fontFamily: string[]; fontWeight: 300 | 400 | 600; fontSize: number; lineHeight: number };
};
export type Faces = Record<FaceName, Face>;

/** Ours, and after them the ones for letters that ours don't have: none is opened that is not needed. */
export async function openFaces(words: unknown): Promise<Faces> {
  // Not a letter of the words themselves: what JSON writes for a quotation mark or a new line is in every font.
  const said = printedWords(JSON.stringify(words));
  const faces = Object.entries(designs).map(async ([name, { family, weight, size, leading }]) => {
    const measured = weight === 600 ? `${family} 600` : family;
    const { families } = await familiesFor(said, [measured, ...otherScripts]);
    const face: Face = {
      fonts: await Promise.all(families.map(openFont)),
      style: {
        fontFamily: families.map((each) => (each === measured ? family : each)),
        fontWeight: weight,
        fontSize: size,
        lineHeight: leading,
      },
    };
    return [name, face] as const;
  });
  return Object.fromEntries(await Promise.all(faces)) as Faces;
}

/** Words with their lines broken as they are printed, and how high they are. */
export type SetWords = { text: string; face: FaceName; height: number; direction: "rtl" | "ltr" };

export function setWords(faces: Faces, face: FaceName, words: string, width: number): SetWords {
  const { fonts, style } = faces[face];
  const lines = breakEvenly(printedWords(words), fonts, width / style.fontSize, isLarge[face] ?? false);
  const height = lines.length * style.fontSize * style.lineHeight;
  return { text: lines.join("\n"), face, height, direction: directionOf(words) };
}

/** So many of its lines; undefined where there are none. */
export function sliceWords(words: SetWords, from: number, length: number): SetWords | undefined {
  const lines = words.text.split("\n");
  const some = lines.slice(from, from + length);
  if (some.length === 0) return undefined;
  return { ...words, text: some.join("\n"), height: (words.height / lines.length) * some.length };
}

/** A single word alone on a line would be seen. */
const isLarge: Partial<Record<FaceName, boolean>> = {
  coverTitle: true,
  coverSubtitle: true,
  title: true,
  lead: true,
};

function breakEvenly(words: string, fonts: Font[], longest: number, isEven: boolean): string[] {
  let lines = breakLines(words, fonts, longest);
  if (!isEven || lines.length === 1) return lines;
  for (let width = longest * 0.96; width > longest / 2; width *= 0.96) {
    const narrower = breakLines(words, fonts, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}
