import { type Block, blockHeight, headHeight, type Ruling, rowHeight, tickHeight } from "./blocks.ts";
import { sliceWords } from "./faces.ts";
import { space } from "./measures.ts";

/** What is higher than a page goes on overleaf: lines, rows and boxes go over, what is asked stays with the first of them. */
export function splitBlock(block: Block, ruling: Ruling, most: number): Block[] {
  if (blockHeight(block, ruling) <= most) return [block];
  const words = block.words?.height ?? 0;
  switch (block.kind) {
    case "note": {
      const lines = block.words.text.split("\n");
      const height = words / lines.length;
      const pages = fill(Array<number>(lines.length).fill(height), most, most);
      return pages.map(({ from, length }) => ({
        kind: "note",
        words: {
          ...block.words,
          text: lines.slice(from, from + length).join("\n"),
          height: length * height,
        },
      }));
    }
    case "question": {
      const lines = fill(Array<number>(block.lines).fill(ruling.line), most - words, most);
      return lines.map(({ length }, index) => ({
        kind: "question",
        words: index === 0 ? block.words : undefined,
        lines: length,
      }));
    }
    case "answered": {
      const lines = block.answer.text.split("\n").length;
      const height = block.answer.height / lines;
      const pages = fill(Array<number>(lines).fill(height), most - words - space.answer, most - space.answer);
      return pages.flatMap(({ from, length }, index) => {
        const answer = sliceWords(block.answer, from, length);
        const struck = block.struck ? { struck: block.struck.slice(from, from + length) } : {};
        const asked = index === 0 ? block.words : undefined;
        return answer ? [{ kind: "answered", words: asked, answer, ...struck }] : [];
      });
    }
    case "checklist": {
      const pages = fill(block.ticks.map(tickHeight), most - words, most);
      return pages.map(({ from, length }, index) => ({
        kind: "checklist",
        words: index === 0 ? block.words : undefined,
        ticks: block.ticks.slice(from, from + length),
      }));
    }
    case "table": {
      const head = headHeight(block.heads);
      const heights = block.rows.map((row) => rowHeight(row, ruling));
      const pages = fill(heights, most - words - space.table - head, most - head);
      return pages.map(({ from, length }, index) => ({
        ...block,
        words: index === 0 ? block.words : undefined,
        rows: block.rows.slice(from, from + length),
      }));
    }
  }
}

/** As many as fit on the first page, then on each of the next; at least one on each, so that it comes to an end. */
function fill(heights: number[], first: number, next: number): { from: number; length: number }[] {
  const pages: { from: number; length: number }[] = [];
  let left = 0;
  for (const [index, height] of heights.entries()) {
    const last = pages.at(-1);
    if (last === undefined || left < height) {
      pages.push({ from: index, length: 1 });
      left = (last === undefined ? first : next) - height;
    } else {
      last.length++;
      left -= height;
    }
  }
  return pages;
}
