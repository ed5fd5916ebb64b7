import type { WorkbookItem } from "@academy/content/courses/course";
import { lengthOf } from "../pdf/opened-fonts.ts";
import type { Face, Faces } from "./faces.ts";
import { sheet, space } from "./measures.ts";

type Table = Pick<Extract<WorkbookItem, { kind: "table" }>, "columns" | "firstColumn">;

/** What is given in the first column may take so much; the rest is for writing. */
const maxGiven = sheet.width * 0.38;

/**
 * In points. What is given in the first column takes what it needs, from a number to a good third; the others share
 * what is left, and no heading's word is broken as long as that can be.
 */
export function columnWidths({ columns, firstColumn = [] }: Table, faces: Faces): number[] {
  const least = columns.map((column) => maxWordWidth([column], faces.heading) + 2 * space.cell);
  if (firstColumn.length === 0 || columns.length < 2) return share(least, sheet.width);
  const whole = Math.max(0, ...firstColumn.map((text) => lengthIn(text, faces.given)));
  const words = Math.max(
    maxWordWidth(firstColumn, faces.given),
    maxWordWidth(columns.slice(0, 1), faces.heading),
  );
  const first = Math.min(maxGiven, Math.max(whole, words) + space.cell + 1);
  return [first, ...share(least.slice(1), sheet.width - first)];
}

/** Evenly, except for those that need more than their share. */
function share(least: number[], total: number): number[] {
  const even = total / least.length;
  const wide = least.filter((need) => need > even);
  const rest = (total - wide.reduce((all, need) => all + need, 0)) / (least.length - wide.length);
  if (wide.length === 0 || !(rest >= even / 2)) return least.map(() => even);
  return least.map((need) => (need > even ? need : rest));
}

const lengthIn = (text: string, { fonts, style }: Face) => lengthOf(text, fonts) * style.fontSize;

const maxWordWidth = (texts: readonly string[], face: Face) =>
  Math.max(0, ...texts.flatMap((text) => text.split(/\s+/)).map((word) => lengthIn(word, face)));
