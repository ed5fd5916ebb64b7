import { knownPath } from "./own-path.ts";

type Part = { text: string; to?: string };
type Line = Part[];
/** Lines that follow one another, or the items of a list. */
type Block = { isList: boolean; lines: Line[] };

/** What may be a link: `[words](address)`, or an address by itself after a space. */
const candidate = /\[([^[\]\n]+)\]\(([^()\s]+)\)|(?<![^\s(“"])(?:https?:\/|\/[a-z])[^\s“”"<>]*/gi;
const ending = /[.,;:!?)\]…’'”]+$/;

const item = /^\s*[-•*]\s+/;

/**
 * An answer as paragraphs of lines and as lists, and in them the links to pages of the academy. All else stays the text
 * it is: nothing of an answer is ever read as markup.
 */
export const paragraphsOf = (text: string, origin?: string): Block[] =>
  text
    .replace(/\r\n?/g, "\n")
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => blocksOf(paragraph.split("\n"), origin));

function blocksOf(lines: string[], origin?: string): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const isList = item.test(line);
    const parts = partsOf(isList ? line.replace(item, "") : line, origin);
    const last = blocks.at(-1);
    if (last?.isList === isList) last.lines.push(parts);
    else blocks.push({ isList, lines: [parts] });
  }
  return blocks;
}

function partsOf(line: string, origin?: string): Line {
  const parts: Line = [];
  let end = 0;
  for (const match of line.matchAll(candidate)) {
    const [whole, words, address = whole.replace(ending, "")] = match;
    const to = knownPath(address, origin);
    if (to === null) continue;
    if (match.index > end) parts.push({ text: line.slice(end, match.index) });
    parts.push({ text: words ?? address, to });
    end = match.index + (words === undefined ? address.length : whole.length);
  }
  if (end < line.length || parts.length === 0) parts.push({ text: line.slice(end) });
  return parts;
}
