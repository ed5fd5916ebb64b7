import { paper } from "../pdf/paper.ts";

const left = 64;

/** With the same margin on both sides, so that it can be punched. In points. */
export const sheet = {
  height: paper.height,
  left,
  width: paper.width - 2 * left,
  top: 62,
  bottom: paper.height - 76,
} as const;

export const space = {
  betweenItems: 20,
  underHeading: 18,
  noteIndent: 15,
  tickIndent: 21,
  tick: 6.5,
  /** Beneath a box that asks for words. */
  besideLine: 20,
  table: 9,
  /** Above what somebody wrote. */
  answer: 7,
  /** On the sides of a table's cell, and above and below what stands in it. */
  cell: 7,
  cellTop: 6,
} as const;

/** Eight millimeters, as exercise books have them; seven, where that saves a page. */
export const rulings = [
  { line: 22.7, row: 30 },
  { line: 20, row: 26 },
] as const;
