import { palette } from "../palette.ts";
import { type Block, blockHeight, headHeight, rowHeight, tickHeight } from "./blocks.ts";
import type { SetWords } from "./faces.ts";
import { sheet, space } from "./measures.ts";
import type { PlannedPage } from "./plan-pages.ts";

export type PlacedText = { words: SetWords; left: number; top: number; color?: string };
/** A line from one point to another. */
export type Stroke = { from: [number, number]; to: [number, number]; color: string; width: number };
type Box = { left: number; top: number; size: number };
export type Layout = {
  texts: PlacedText[];
  strokes: Stroke[];
  boxes: Box[];
  /** How high the page is empty at its foot. */
  left: number;
};

const { left, width } = sheet;
const right = left + width;
/** From margin to margin. */
export const across = (y: number, color: string, weight: number): Stroke => ({
  from: [left, y],
  to: [right, y],
  color,
  width: weight,
});

/** Where everything on a page stands, from `top` on. */
export function layOut({ blocks, ruling, left: empty }: PlannedPage, top: number): Layout {
  const layout: Layout = { texts: [], strokes: [], boxes: [], left: empty };
  let y = top;
  for (const block of blocks) {
    place(layout, block, ruling, y);
    y += blockHeight(block, ruling) + space.betweenItems;
  }
  return layout;
}

function place(layout: Layout, block: Block, ruling: PlannedPage["ruling"], top: number): void {
  const { texts, strokes, boxes } = layout;
  if (block.kind === "note") {
    texts.push({ words: block.words, left: left + space.noteIndent, top });
    const bar = left + 0.75;
    strokes.push({ from: [bar, top], to: [bar, top + block.words.height], color: palette.gold, width: 1.5 });
    return;
  }
  if (block.words) texts.push({ words: block.words, left, top });
  let y = top + (block.words?.height ?? 0);
  if (block.kind === "question") {
    for (let line = 1; line <= block.lines; line++) {
      strokes.push(across(y + line * ruling.line, palette.rule, 0.6));
    }
  } else if (block.kind === "answered") {
    texts.push({ words: block.answer, left, top: y + space.answer });
    strokes.push(...strikes(block, y + space.answer));
  } else if (block.kind === "checklist") {
    const start = left + space.tickIndent;
    for (const tick of block.ticks) {
      y += space.tick;
      boxes.push({ left: left + 0.5, top: y + 2.2, size: 10 });
      if (tick.isChecked) strokes.push(...checkMark(left + 0.5, y + 2.2));
      texts.push({ words: tick.label, left: start, top: y });
      if (typeof tick.beside === "object") {
        texts.push({ words: tick.beside, left: start, top: y + tick.label.height });
      }
      y += tickHeight(tick) - space.tick;
      if (tick.beside === "line") strokes.push({ ...across(y, palette.rule, 0.6), from: [start, y] });
    }
  } else {
    placeTable(layout, block, ruling, block.words ? y + space.table : y);
  }
}

/** Through as much of each line as is struck out. */
function strikes({ answer, struck = [] }: Extract<Block, { kind: "answered" }>, top: number): Stroke[] {
  const height = answer.height / answer.text.split("\n").length;
  return struck.flatMap((length, at) => {
    const y = top + (at + 0.55) * height;
    return length === 0 ? [] : [{ from: [left, y], to: [left + length, y], color: palette.ink, width: 0.9 }];
  });
}

/** In a box of ten points. */
function checkMark(x: number, y: number): Stroke[] {
  const pen = { color: palette.ink, width: 1.3 };
  return [
    { from: [x + 2, y + 5.2], to: [x + 4.2, y + 7.6], ...pen },
    { from: [x + 4.2, y + 7.6], to: [x + 8.4, y + 2.2], ...pen },
  ];
}

type Table = Extract<Block, { kind: "table" }>;

function placeTable(
  { texts, strokes }: Layout,
  table: Table,
  ruling: PlannedPage["ruling"],
  top: number,
): void {
  const starts = table.widths.map((_, index) =>
    table.widths.slice(0, index).reduce((sum, each) => sum + each, left),
  );
  const cell = (index: number) => (starts[index] ?? left) + (index === 0 ? 0 : space.cell);
  strokes.push(across(top, palette.gold, 0.8));
  for (const [index, words] of table.heads.entries()) {
    texts.push({ words, left: cell(index), top: top + space.cellTop, color: palette.goldDeep });
  }
  let y = top + headHeight(table.heads);
  strokes.push(across(y, palette.gold, 0.6));
  for (const row of table.rows) {
    if (row.given) texts.push({ words: row.given, left, top: y + space.cellTop });
    for (const [index, words] of (row.cells ?? []).entries()) {
      if (words) texts.push({ words, left: cell(index), top: y + space.cellTop });
    }
    for (const [index, words] of (row.offered ?? []).entries()) {
      if (words) texts.push({ words, left: cell(index), top: y + space.cellTop, color: palette.inkSoft });
    }
    if (row.isStruck) strokes.push(across(y + space.cellTop + 6.5, palette.ink, 0.9));
    y += rowHeight(row, ruling);
    strokes.push(across(y, palette.rule, 0.6));
  }
  for (const x of starts.slice(1)) {
    strokes.push({ from: [x, top], to: [x, y], color: palette.rule, width: 0.6 });
  }
}
