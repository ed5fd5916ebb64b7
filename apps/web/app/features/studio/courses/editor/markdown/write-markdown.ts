import type { Node } from "@tiptap/pm/model";
import { writeInline } from "./write-inline.ts";

/** A block as Markdown, without the empty line after it. `before` is what stands above it. */
export function writeBlock(node: Node, before = ""): string {
  switch (node.type.name) {
    case "heading":
      return `${"#".repeat(Number(node.attrs.level))} ${writeInline(node).replace(/\\\n/g, " ")}`.trimEnd();
    case "paragraph":
      return atLineStarts(writeInline(node).trim());
    case "blockquote":
      return quoted(writeBlocks(node));
    case "callout":
      return quoted(`[!${String(node.attrs.kind).toUpperCase()}]\n${writeBlocks(node)}`.trimEnd());
    case "bulletList":
      return writeList(node, () => (isBulleted(before) ? "* " : "- "));
    case "orderedList": {
      const start = Number(node.attrs.start) || 1;
      const sign = isNumbered(before) ? ")" : ".";
      return writeList(node, (index) => `${start + index}${sign} `);
    }
    case "table":
      return writeTable(node);
    case "codeBlock":
      return writeCode(node);
    case "horizontalRule":
      return "---";
    case "libraryPicture":
      return `![${writeAlt(String(node.attrs.alt))}](${node.attrs.address})`;
    case "sourceBlock":
      return String(node.attrs.source);
    default:
      throw new Error(`a lesson can’t have a ${node.type.name}`);
  }
}

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** In one line, without what would end it before its time or mean something else. */
const writeAlt = (alt: string) =>
  alt
    .replace(/\s+/g, " ")
    .replace(/\\/g, "/")
    .replace(/\[/g, "(")
    .replace(/\]/g, ")")
    .replace(/&(?=#\d|#x[\da-f]|\w+;)/gi, "&amp;")
    .trim();

/** Two lists of a kind below each other would be one, unless their signs differ. */
const isBulleted = (before: string) => /(^|\n)- [^\n]*(\n +[^\n]*)*\n*$/.test(before);
const isNumbered = (before: string) => /(^|\n)\d+\. [^\n]*(\n +[^\n]*)*\n*$/.test(before);

function writeBlocks(parent: Node, gap = "\n\n"): string {
  let text = "";
  parent.forEach((node) => {
    const block = writeBlock(node, text);
    if (block !== "") text += text === "" ? block : `${gap}${block}`;
  });
  return text;
}

function writeList(list: Node, signOf: (index: number) => string): string {
  const items: string[] = [];
  let isLoose = list.attrs.isLoose === true;
  list.forEach((item) => {
    // Words, and perhaps a list below them, can stand together; anything more needs air.
    item.forEach((block, _, index) => {
      if (index > 0 && !/List$/.test(block.type.name)) isLoose = true;
    });
  });
  list.forEach((item, _, index) => {
    const sign = signOf(index);
    const indent = " ".repeat(sign.length);
    const lines = writeBlocks(item, isLoose ? "\n\n" : "\n").split("\n");
    items.push(
      lines
        .map((line, at) => (at === 0 ? sign : line && indent) + line)
        .join("\n")
        .trimEnd(),
    );
  });
  return items.join(isLoose ? "\n\n" : "\n");
}

function writeTable(table: Node): string {
  const rows: string[][] = [];
  const aligned: (string | null)[] = [];
  table.forEach((row, _, at) => {
    const cells: string[] = [];
    row.forEach((cell, _offset, column) => {
      if (at === 0) aligned[column] = (cell.attrs.align as string | null) ?? null;
      cells.push(cell.firstChild ? writeInline(cell.firstChild, { isInTable: true }) : "");
      // A cell over several columns, pasted from elsewhere, leaves the others empty.
      for (let more = 1; more < Number(cell.attrs.colspan ?? 1); more++) cells.push("");
    });
    rows.push(cells);
  });
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const line = (cells: string[]) =>
    `|${Array.from({ length: width }, (_, column) => ` ${cells[column] ?? ""} `).join("|")}|`.replace(
      / {2}(?=\|)/g,
      " ",
    );
  const rule = Array.from({ length: width }, (_, column) => rules[aligned[column] ?? "none"]);
  const [head = [], ...body] = rows;
  return [line(head), `|${rule.join("|")}|`, ...body.map(line)].join("\n");
}

const rules: Record<string, string> = { none: "---", left: ":--", center: ":-:", right: "--:" };

function writeCode(node: Node): string {
  const longest = Math.max(2, ...[...node.textContent.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${node.attrs.language ?? ""}\n${node.textContent}\n${fence}`;
}

/** What would make something else of a paragraph where a line of it begins. */
const atLineStarts = (text: string) =>
  text
    .replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|:{2,}|~{3,})/gm, "\\$1")
    // A line of nothing but these is a rule, makes a heading of the line above, or a table of both.
    .replace(/^(?=[-=:| \t]+$)[-=:|]/gm, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
