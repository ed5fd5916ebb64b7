import type { WorkbookItem } from "@academy/content/courses/course";
import { columnWidths } from "./column-widths.ts";
import { type Faces, type SetWords, setWords } from "./faces.ts";
import { sheet, space } from "./measures.ts";

type Row = { given: SetWords | undefined };

/** An item, measured. `rows` and `lines` are what there is to write on. */
export type Block =
  | { kind: "note"; words: SetWords }
  | { kind: "question"; words: SetWords | undefined; lines: number }
  | { kind: "checklist"; words: SetWords | undefined; ticks: SetWords[] }
  | { kind: "table"; words: SetWords | undefined; widths: number[]; heads: SetWords[]; rows: Row[] };

export function measureItem(faces: Faces, item: WorkbookItem): Block {
  const asked = (text: string | undefined) =>
    text === undefined ? undefined : setWords(faces, "asked", text, sheet.width);
  switch (item.kind) {
    case "text":
      return { kind: "note", words: setWords(faces, "note", item.text, sheet.width - space.noteIndent) };
    case "question":
      return { kind: "question", words: asked(item.text), lines: item.lines };
    case "checklist": {
      const ticks = item.items.map((choice) =>
        setWords(faces, "choice", choice, sheet.width - space.tickIndent),
      );
      return { kind: "checklist", words: asked(item.text), ticks };
    }
    case "table": {
      const widths = columnWidths(item, faces);
      const heads = item.columns.map((column, index) =>
        // The first stands at the margin.
        setWords(faces, "heading", column, (widths[index] ?? 0) - (index === 0 ? 1 : 2) * space.cell),
      );
      const rows = Array.from({ length: item.rows }, (_, index) => {
        const given = item.firstColumn?.[index];
        const width = (widths[0] ?? 0) - space.cell;
        return { given: given === undefined ? undefined : setWords(faces, "given", given, width) };
      });
      return { kind: "table", words: asked(item.text), widths, heads, rows };
    }
  }
}

/** How far apart lines and rows stand. */
export type Ruling = { line: number; row: number };

export function headHeight(heads: SetWords[]): number {
  return Math.max(0, ...heads.map(({ height }) => height)) + 2 * space.cellTop;
}

export function rowHeight({ given }: Row, { row }: Ruling): number {
  return Math.max(row, given ? given.height + 2 * space.cellTop : 0);
}

export const tickHeight = ({ height }: SetWords) => height + space.tick;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export function blockHeight(block: Block, ruling: Ruling): number {
  const words = block.words?.height ?? 0;
  switch (block.kind) {
    case "note":
      return words;
    case "question":
      return words + block.lines * ruling.line;
    case "checklist":
      return words + sum(block.ticks.map(tickHeight));
    case "table": {
      const rows = sum(block.rows.map((row) => rowHeight(row, ruling)));
      return words + (block.words ? space.table : 0) + headHeight(block.heads) + rows;
    }
  }
}
