import type { Font } from "fontkit";
import { lengthOf } from "./opened-fonts.ts";

/** Between words, so that no line is longer than it may be, in ems; a word that fits on none is broken anywhere. */
export function breakLines(words: string, fonts: readonly Font[], longest: number): string[] {
  const space = lengthOf(" ", fonts);
  const lines: string[] = [];
  for (const paragraph of words.split("\n")) {
    let line = "";
    let length = 0;
    for (const { word, length: more } of paragraph
      .split(/\s+/)
      .flatMap((each) => piecesOf(each, fonts, longest))) {
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

/** No word is longer; what is gets measured letter by letter, since to shape it whole takes ever longer. */
const maxShaped = 60;

type Piece = { word: string; length: number };

function piecesOf(word: string, fonts: readonly Font[], longest: number): Piece[] {
  if (word.length <= maxShaped) {
    const length = lengthOf(word, fonts);
    if (length <= longest) return [{ word, length }];
  }
  const pieces: Piece[] = [];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const more = lengthOf(segment, fonts);
    const last = pieces.at(-1);
    if (last !== undefined && last.length + more <= longest) {
      last.word += segment;
      last.length += more;
    } else pieces.push({ word: segment, length: more });
  }
  return pieces;
}
