import { type Block, blockHeight, type Ruling } from "./blocks.ts";
import { rulings, space } from "./measures.ts";
import { splitBlock } from "./split-block.ts";

export type PlannedPage = {
  blocks: Block[];
  ruling: Ruling;
  /** What stays empty below them. */
  left: number;
};
/** How much there is for blocks on a part's first page, under its heading, and on the others. */
type Room = { first: number; next: number };

/** What a table may gain on a page that is not full, and how many lines a question. */
const tallestRow = 46;
const maxMoreLines = (lines: number) => Math.max(3, lines);

/** The pages of a part: no more than needed, filled as evenly as can be, and what is left over is more to write on. */
export function planPages(blocks: Block[], room: Room): PlannedPage[] {
  const [usual, tight] = rulings.map((ruling) => breakPages(blocks, room, ruling));
  const isTight = (tight?.length ?? 0) < (usual?.length ?? 0);
  const pages = (isTight ? tight : usual) ?? [];
  const ruling = rulings[isTight ? 1 : 0];
  return pages.map((page, index) => fillUp(page, ruling, index === 0 ? room.first : room.next));
}

export function pageHeight(blocks: Block[], ruling: Ruling): number {
  const gaps = Math.max(0, blocks.length - 1) * space.betweenItems;
  return blocks.reduce((height, block) => height + blockHeight(block, ruling), gaps);
}

function breakPages(items: Block[], room: Room, ruling: Ruling): Block[][] {
  const blocks = items.flatMap((item) => splitBlock(item, ruling, room.first));
  /** The best way from a block on: first the fewest pages, then the least uneven ones. */
  type Way = { pages: Block[][]; unevenness: number };
  const ways = new Map<number, Way>([[blocks.length, { pages: [], unevenness: 0 }]]);
  const isBetter = (one: Way, other: Way | undefined) =>
    other === undefined ||
    one.pages.length < other.pages.length ||
    (one.pages.length === other.pages.length && one.unevenness < other.unevenness);
  for (let from = blocks.length - 1; from >= 0; from--) {
    const most = from === 0 ? room.first : room.next;
    let best: Way | undefined;
    for (let to = from + 1; to <= blocks.length; to++) {
      const page = blocks.slice(from, to);
      const left = most - pageHeight(page, ruling);
      if (left < 0 && page.length > 1) break;
      const rest = ways.get(to) as Way;
      const way = { pages: [page, ...rest.pages], unevenness: left ** 2 + rest.unevenness };
      if (isBetter(way, best)) best = way;
    }
    ways.set(from, best as Way);
  }
  return ways.get(0)?.pages ?? [];
}

function fillUp(blocks: Block[], ruling: Ruling, room: number): PlannedPage {
  const rows = blocks.reduce((count, block) => count + (block.kind === "table" ? block.rows.length : 0), 0);
  const left = room - pageHeight(blocks, ruling);
  const row = rows === 0 ? ruling.row : Math.min(tallestRow, ruling.row + Math.max(0, left) / rows);
  const roomy = { line: ruling.line, row };
  let lines = Math.floor((room - pageHeight(blocks, roomy)) / ruling.line);
  const filled = blocks.map((block) => {
    if (block.kind !== "question") return block;
    const more = Math.max(0, Math.min(lines, maxMoreLines(block.lines)));
    lines -= more;
    return { ...block, lines: block.lines + more };
  });
  return { blocks: filled, ruling: roomy, left: room - pageHeight(filled, roomy) };
}
