import type { WorkbookItem } from "@academy/content/courses/course";
import { piecesOf, struckOf } from "@academy/content/courses/struck-pieces";
import type { printedItems } from "@academy/content/courses/tools/tools";
import { boxesOf, fieldsOf, rowsOf } from "@academy/content/courses/workbook-fields";
import { lengthOf } from "../pdf/opened-fonts.ts";
import { type Face, type Faces, type SetWords, setWords, sliceWords } from "./faces.ts";
import { sheet, space } from "./measures.ts";

type Row = {
  given: SetWords | undefined;
  /** What is written in the others, in the order of the columns. */
  cells?: (SetWords | undefined)[];
  /** By the place of their column: what there is to circle with a pen. */
  offered?: (SetWords | undefined)[];
  isStruck?: boolean;
};

/** A box with what it says, and what stands beneath it: words, or a line to write them on. */
export type Tick = { label: SetWords; isChecked: boolean; beside: SetWords | "line" | undefined };

/** An item, measured. `rows` and `lines` are what there is to write on. */
export type Block =
  | { kind: "note"; words: SetWords }
  | { kind: "question"; words: SetWords | undefined; lines: number }
  | { kind: "answered"; words: SetWords | undefined; answer: SetWords; struck?: number[] }
  | { kind: "checklist"; words: SetWords | undefined; ticks: Tick[] }
  | { kind: "table"; words: SetWords | undefined; widths: number[]; heads: SetWords[]; rows: Row[] };

/** What is written at an address; empty where nothing is. */
export type TextReader = (address: string) => string;

/** So much of a cell stands on one page; what is longer goes on in a row of its own. */
const maxCellLines = 30;

/** Of tools, their tables. */
type PrintedItem = ReturnType<typeof printedItems>[number];
type PrintedTable = Extract<PrintedItem, { kind: "table" }>;

/** What is for a screen alone stands on paper with somebody’s words in it, or not at all. */
export const isPrinted = (item: PrintedItem, written: TextReader = () => "") =>
  item.paper !== "" || fieldsOf(item).some(({ address }) => written(address) !== "");

export function measureItem(faces: Faces, item: PrintedItem, written: TextReader = () => ""): Block {
  const asked = (text: string | undefined) =>
    text === undefined ? undefined : setWords(faces, "asked", text, sheet.width);
  const text = item.paper ?? item.text;
  switch (item.kind) {
    case "text": {
      const shown = (item.shows ?? []).flatMap(({ key, label }) => {
        const words = written(`${item.id}/${key}`);
        return words === "" ? [] : [`${label}: ${words}`];
      });
      const said = [shown.length > 0 ? item.text : (text ?? item.text), ...shown].join("\n");
      return { kind: "note", words: setWords(faces, "note", said, sheet.width - space.noteIndent) };
    }
    case "question": {
      const answer = written(item.id);
      if (answer === "") return { kind: "question", words: asked(text), lines: item.lines };
      const struck = struckOf(answer, written(`${item.id}/struck`));
      return { kind: "answered", words: asked(text), ...answered(faces, answer.trimEnd(), struck) };
    }
    case "checklist": {
      const width = sheet.width - space.tickIndent;
      const ticks = boxesOf(item).map(({ label, address, beside }): Tick => {
        const words = beside === undefined ? "" : written(beside).trimEnd();
        return {
          label: setWords(faces, "choice", label, width),
          isChecked: written(address) !== "",
          beside: words ? setWords(faces, "cell", words, width) : beside ? "line" : undefined,
        };
      });
      return { kind: "checklist", words: asked(text), ticks };
    }
    case "table": {
      const widths = columnWidths(item, faces);
      const heads = item.columns.map((column, index) =>
        // The first stands at the margin.
        setWords(faces, "heading", column, (widths[index] ?? 0) - (index === 0 ? 1 : 2) * space.cell),
      );
      const offers = widths.map((width, index) => offerOf(faces, item, { index, width }));
      const rows = rowsOf(item).flatMap(({ given, cells, struck }): Row[] => {
        const width = (widths[0] ?? 0) - space.cell;
        const first = given === undefined ? undefined : setWords(faces, "given", given, width);
        const skipped = widths.length - cells.length;
        const words = widths.map((each, index) => {
          const text = written(cells[index - skipped]?.address ?? "");
          return text === "" ? undefined : setWords(faces, "cell", text.trimEnd(), each - 2 * space.cell);
        });
        const isStruck = struck !== undefined && written(struck.address) !== "";
        const offered = offers.map((offer, index) => (words[index] ? undefined : offer));
        return overRows(first, words).map((row, at) => ({
          ...row,
          ...(at === 0 ? { offered } : {}),
          ...(isStruck ? { isStruck } : {}),
        }));
      });
      return { kind: "table", words: asked(text), widths, heads, rows };
    }
  }
}

/** An answer, and how far each of its lines is struck out. With something struck, every sentence begins a line. */
function answered(faces: Faces, answer: string, struck: ReadonlySet<string>) {
  const whole = setWords(faces, "written", answer, sheet.width);
  if (struck.size === 0) return { answer: whole };
  const pieces = piecesOf(answer).map((piece) => ({
    lines: setWords(faces, "written", piece, sheet.width).text.split("\n"),
    isStruck: struck.has(piece),
  }));
  const text = pieces.flatMap(({ lines }) => lines).join("\n");
  return {
    answer: setWords(faces, "written", text, sheet.width),
    struck: pieces.flatMap(({ lines, isStruck }) =>
      lines.map((line) => (isStruck ? lengthIn(line, faces.written) : 0)),
    ),
  };
}

/** What a column offers, in one line: on paper it is circled. Where that doesn’t fit there is room to write it. */
function offerOf(faces: Faces, item: PrintedTable, { index, width }: { index: number; width: number }) {
  const choices = item.choices?.[item.keys.columns[index] ?? ""];
  // A single one is marked, or left out.
  if (!choices || choices.length < 2) return undefined;
  const offer = setWords(faces, "cell", choices.join("  ·  "), width - 2 * space.cell);
  return offer.text.includes("\n") ? undefined : offer;
}

/** A row, and where a cell has very much in it, the rows it goes on in. */
function overRows(given: SetWords | undefined, cells: (SetWords | undefined)[]): Row[] {
  const lines = Math.max(1, ...cells.map((cell) => cell?.text.split("\n").length ?? 0));
  return Array.from({ length: Math.ceil(lines / maxCellLines) }, (_, index) => ({
    given: index === 0 ? given : undefined,
    cells: cells.map((cell) => cell && sliceWords(cell, index * maxCellLines, maxCellLines)),
  }));
}

/** How far apart lines and rows stand. */
export type Ruling = { line: number; row: number };

export function headHeight(heads: SetWords[]): number {
  return Math.max(0, ...heads.map(({ height }) => height)) + 2 * space.cellTop;
}

export function rowHeight({ given, cells = [] }: Row, { row }: Ruling): number {
  const heights = [given, ...cells].map((words) => (words ? words.height + 2 * space.cellTop : 0));
  return Math.max(row, ...heights);
}

const besideHeight = (beside: Tick["beside"]) =>
  typeof beside === "object" ? beside.height : space.besideLine;

export const tickHeight = ({ label, beside }: Tick) =>
  label.height + space.tick + (beside ? besideHeight(beside) : 0);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export function blockHeight(block: Block, ruling: Ruling): number {
  const words = block.words?.height ?? 0;
  switch (block.kind) {
    case "note":
      return words;
    case "question":
      return words + block.lines * ruling.line;
    case "answered":
      return words + space.answer + block.answer.height;
    case "checklist":
      return words + sum(block.ticks.map(tickHeight));
    case "table": {
      const rows = sum(block.rows.map((row) => rowHeight(row, ruling)));
      return words + (block.words ? space.table : 0) + headHeight(block.heads) + rows;
    }
  }
}

type Table = Pick<Extract<WorkbookItem, { kind: "table" }>, "columns" | "firstColumn">;

/** What is given in the first column may take so much; the rest is for writing. */
const maxGiven = sheet.width * 0.38;

/**
 * In points. What is given in the first column takes what it needs, from a number to a good third; the others share
 * what is left, and no heading's word is broken as long as that can be.
 */
function columnWidths({ columns, firstColumn = [] }: Table, faces: Faces): number[] {
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
