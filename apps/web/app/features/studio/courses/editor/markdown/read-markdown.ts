import { pictureIdOf } from "@academy/contract/fields/media";
import { lexer, type Token, type Tokens } from "marked";
import { decodeNames, readCallout } from "../../../../lesson/public.ts";

export type DocNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
};
type Mark = NonNullable<DocNode["marks"]>[number];

/** A block of the text as the editor has it, and as it is written: with the empty lines that follow it. */
export type Block = { node: DocNode; source: string };

/** Thrown where the editor has no form for something: its block then stays as it is written. */
class NoForm extends Error {}

/** `lead` is what comes before the first block: empty lines. */
export function readMarkdown(markdown: string): { lead: string; blocks: Block[] } {
  const blocks: Block[] = [];
  let lead = "";
  for (const token of lexer(markdown)) {
    const last = blocks.at(-1);
    if (token.type !== "space") blocks.push({ node: nodeOf(token), source: token.raw });
    else if (last) last.source += token.raw;
    else lead += token.raw;
  }
  return { lead, blocks };
}

function nodeOf(token: Token): DocNode {
  try {
    return blockOf(token as Tokens.Generic);
  } catch (error) {
    if (!(error instanceof NoForm)) throw error;
    return asSource(token.raw);
  }
}

export const asSource = (raw: string): DocNode => ({
  type: "sourceBlock",
  attrs: { source: raw.replace(/\n+$/, "") },
});

/** A line such as `::workbook{…}` is for the page that shows the lesson. */
const isDirective = (raw: string) => /^:{2,}/.test(raw);

function blockOf(token: Tokens.Generic): DocNode {
  switch (token.type) {
    case "heading":
      return { type: "heading", attrs: { level: token.depth }, ...inline(token.tokens) };
    case "paragraph":
      if (isDirective(token.raw)) throw new NoForm();
      if (token.tokens?.length === 1 && token.tokens[0]?.type === "image") {
        return pictureOf(token.tokens[0] as Tokens.Image);
      }
      return { type: "paragraph", ...inline(token.tokens) };
    case "text":
      return { type: "paragraph", ...inline(token.tokens ?? [token]) };
    case "blockquote": {
      const callout = readCallout(token);
      if (!callout) return { type: "blockquote", content: blocksOf(token.tokens) };
      return { type: "callout", attrs: { kind: callout.kind }, content: blocksOf(callout.tokens) };
    }
    case "list":
      return listOf(token as Tokens.List);
    case "table":
      return tableOf(token as Tokens.Table);
    case "code":
      return {
        type: "codeBlock",
        attrs: { language: token.lang || null },
        ...(token.text ? { content: [{ type: "text", text: token.text }] } : {}),
      };
    case "hr":
      return { type: "horizontalRule" };
    default:
      throw new NoForm();
  }
}

/** Only one of the library, by itself, has a form here. */
function pictureOf({ href, title, text }: Tokens.Image): DocNode {
  if (!pictureIdOf(href) || title) throw new NoForm();
  return { type: "libraryPicture", attrs: { address: href, alt: decodeNames(text) } };
}

function blocksOf(tokens: Token[] = []): DocNode[] {
  const blocks = tokens.filter(({ type }) => type !== "space").map((each) => blockOf(each as Tokens.Generic));
  return blocks.length > 0 ? blocks : [{ type: "paragraph" }];
}

function listOf({ ordered, start, loose, items }: Tokens.List): DocNode {
  const content = items.map((item): DocNode => {
    if (item.task) throw new NoForm();
    const inside = blocksOf(item.tokens);
    // An item begins with words.
    if (inside[0]?.type !== "paragraph") throw new NoForm();
    return { type: "listItem", content: inside };
  });
  return ordered
    ? { type: "orderedList", attrs: { start: Number(start) || 1, isLoose: loose }, content }
    : { type: "bulletList", attrs: { isLoose: loose }, content };
}

function tableOf({ header, rows, align }: Tokens.Table): DocNode {
  const row = (cells: Tokens.TableCell[], type: string): DocNode => ({
    type: "tableRow",
    content: cells.map((cell, column) => ({
      type,
      attrs: { align: align[column] ?? null },
      content: [{ type: "paragraph", ...inline(cell.tokens) }],
    })),
  });
  return {
    type: "table",
    content: [row(header, "tableHeader"), ...rows.map((cells) => row(cells, "tableCell"))],
  };
}

function inline(tokens: Token[] | undefined): { content?: DocNode[] } {
  const content = (tokens ?? []).flatMap((token) => wordsOf(token as Tokens.Generic, []));
  return content.length > 0 ? { content } : {};
}

function wordsOf(token: Tokens.Generic, marks: Mark[]): DocNode[] {
  const within = (mark: Mark) =>
    (token.tokens ?? []).flatMap((each) => wordsOf(each as Tokens.Generic, [...marks, mark]));
  const words = (text: string, more: Mark[] = []): DocNode[] =>
    // In Markdown the end of a line is a space.
    text === "" ? [] : [{ type: "text", text: text.replace(/\n/g, " "), ...withMarks([...marks, ...more]) }];
  switch (token.type) {
    case "text":
      if (token.tokens) return token.tokens.flatMap((each) => wordsOf(each as Tokens.Generic, marks));
      return words(decodeNames(token.text));
    case "escape":
      return words(token.text);
    case "strong":
      return within({ type: "bold" });
    case "em":
      return within({ type: "italic" });
    case "del":
      return within({ type: "strike" });
    case "codespan":
      return words(decodeNames(token.text), [{ type: "code" }]);
    case "link":
      return within({ type: "link", attrs: { href: token.href, title: token.title ?? null } });
    case "br":
      return [{ type: "hardBreak" }];
    default:
      throw new NoForm();
  }
}

const withMarks = (marks: Mark[]) => (marks.length > 0 ? { marks } : {});
