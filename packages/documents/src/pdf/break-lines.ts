import type { Font } from "fontkit";
import { lengthOf } from "./opened-fonts.ts";

/** Between words, so that no line is longer than it may be, in ems; a word that fits on none is broken anywhere. */
export function breakLines(words: string, fonts: readonly Font[], longest: number): string[] {
  const space = lengthOf(" ", fonts);
  const lines: string[] = [];
  for (const paragraph of words.split("\n")) {
    let line = "";
    let length = 0;
    for (const word of paragraph.split(/\s+/).flatMap((each) => piecesOf(each, fonts, longest))) {
      const more = lengthOf(word, fonts);
      if (line !== "" && length + space + more > longest) {
        lines.push(line);
        line = "";
      }
      length = line === "" ? more : length + space + more;
      line = line === "" ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

function piecesOf(word: string, fonts: readonly Font[], longest: number): string[] {
  if (lengthOf(word, fonts) <= longest) return [word];
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const last = pieces.at(-1);
    if (last !== undefined && lengthOf(last + segment, fonts) <= longest)
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
