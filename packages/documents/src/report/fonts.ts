import { Font } from "@react-pdf/renderer";
import { fontFiles } from "../font-files.ts";

export const display = "Fraunces";
export const text = "Figtree";

let isReady = false;

/** The files are opened when a document first uses them, and kept. */
export function registerFonts(): void {
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
  Font.register({ family: "Noto Sans", src: fontFiles.notoSans() });
  Font.register({ family: "Vazirmatn", src: fontFiles.vazirmatn() });
  Font.register({ family: "Noto Sans JP", src: fontFiles.notoSansJapanese() });
  Font.registerHyphenationCallback(breakOnlyWhatFitsNoLine);
  isReady = true;
}

const longestWord = 24;
const piece = 8;

/** Words stay whole; only what could never fit on a line, such as a very long name, is broken. */
function breakOnlyWhatFitsNoLine(word: string | null): string[] {
  const letters = [...(word ?? "")];
  if (letters.length <= longestWord) return [letters.join("")];
  return Array.from({ length: Math.ceil(letters.length / piece) }, (_, index) =>
    letters.slice(index * piece, (index + 1) * piece).join(""),
  );
}
