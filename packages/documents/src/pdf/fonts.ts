import { Font } from "@react-pdf/renderer";
import { fontFiles, scriptFonts } from "../font-files.ts";

export const display = "Fraunces";
export const text = "Figtree";

const ours = [
  { fontFamily: display, fontWeight: 300 },
  { fontFamily: display, fontWeight: 400 },
  { fontFamily: text, fontWeight: 400 },
  { fontFamily: text, fontWeight: 600 },
];

let isReady = false;

/** Before a document is rendered: ours, and those that its words need besides. They are opened once, and kept. */
export async function prepareFonts(words = "", others: readonly string[] = []): Promise<void> {
  registerFonts();
  const families = others.filter((family) => family !== display && family !== text);
  // A font may draw a letter with a mark as two shapes: it has to know either.
  const letters = words + words.normalize("NFD");
  await Promise.all([
    ...ours.map((font) => introduce(new Set(plainLetters + letters), font)),
    ...families.map((fontFamily) => introduce(new Set(letters), { fontFamily })),
  ]);
}

const plainLetters = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/**
 * A font remembers which letter a shape stands for from the first time it meets it. Meeting the e inside an ë first, it
 * takes it for nobody's, and from then on every e of every document can be seen but neither found nor copied.
 */
async function introduce(letters: Set<string>, descriptor: { fontFamily: string; fontWeight?: number }) {
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  for (const letter of letters) {
    const codePoint = letter.codePointAt(0) as number;
    if (!font?.hasGlyphForCodePoint(codePoint)) continue;
    const glyph = font.glyphForCodePoint(codePoint);
    if (glyph.codePoints.length === 0) glyph.codePoints.push(codePoint);
  }
}

function registerFonts(): void {
  if (isReady) return;
  Font.register({
    family: display,
    fonts: [
      { src: fontFiles.frauncesLight(), fontWeight: 300 },
      { src: fontFiles.fraunces(), fontWeight: 400 },
    ],
  });
  Font.register({
    family: text,
    fonts: [
      { src: fontFiles.figtree(), fontWeight: 400 },
      { src: fontFiles.figtreeStrong(), fontWeight: 600 },
    ],
  });
  for (const { family, file } of scriptFonts) Font.register({ family, src: file() });
  Font.registerHyphenationCallback(breakOnlyWhatFitsNoLine);
  isReady = true;
}

const maxWordLetters = 24;
const piece = 8;

/** Words stay whole; only what could never fit on a line, such as a very long name, is broken. */
function breakOnlyWhatFitsNoLine(word: string | null): string[] {
  const letters = [...(word ?? "")];
  if (letters.length <= maxWordLetters) return [letters.join("")];
  return Array.from({ length: Math.ceil(letters.length / piece) }, (_, index) =>
    letters.slice(index * piece, (index + 1) * piece).join(""),
  );
}
