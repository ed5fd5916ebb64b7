/** A4, with the same margin on both sides, so that it can be punched. In points. */
export const sheet = { height: 841.89, left: 64, width: 467.28, top: 62, bottom: 766 } as const;

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
