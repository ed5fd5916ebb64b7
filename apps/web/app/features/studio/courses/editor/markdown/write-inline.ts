import type { Node } from "@tiptap/pm/model";

type Piece = { text: string; marks: readonly { name: string; attrs: Record<string, unknown> }[] };

type InlineOptions = {
  /** In a table a line can't end, and its bars are its own. */
  isInTable?: boolean;
};

/** The words of a paragraph, heading or cell as Markdown. */
export function writeInline(parent: Node, { isInTable = false }: InlineOptions = {}): string {
  const pieces: Piece[] = [];
  parent.forEach((node) => {
    const marks = node.marks.map(({ type, attrs }) => ({ name: type.name, attrs }));
    if (node.type.name === "hardBreak") pieces.push({ text: isInTable ? " " : "\\\n", marks: [] });
    else if (node.isText) pieces.push({ text: escapeWords(node.text ?? "", marks, isInTable), marks });
  });
  const line = write(pieces, []);
  return isInTable ? line.trim() : line.replace(/(\\\n)+$/, "");
}

const signs: Record<string, string> = { bold: "**", italic: "*", strike: "~~" };

/** The longest stretch that shares a mark gets its signs first; what is within is written the same way. */
function write(pieces: readonly Piece[], done: readonly string[]): string {
  let text = "";
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    const open = piece.marks.filter(({ name }) => !done.includes(name));
    const stretches = open.map((mark) => ({ mark, end: endOf(pieces, at, mark) }));
    const [longest] = stretches.sort((a, b) => b.end - a.end);
    if (!longest) {
      text += piece.text;
      at += 1;
      continue;
    }
    const { mark, end } = longest;
    text += wrap(write(pieces.slice(at, end), [...done, mark.name]), mark);
    at = end;
  }
  return text;
}

type Mark = Piece["marks"][number];

function endOf(pieces: readonly Piece[], from: number, mark: Mark): number {
  const isSame = ({ name, attrs }: Mark) =>
    name === mark.name && attrs.href === mark.attrs.href && attrs.title === mark.attrs.title;
  let end = from;
  while (pieces[end]?.marks.some(isSame)) end += 1;
  return end;
}

function wrap(inner: string, { name, attrs }: Mark): string {
  // Signs that touch a space on the inside are no signs.
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  if (words === "") return inner;
  if (name === "link") return `${before}${link(words, attrs)}${after}`;
  if (name === "code") return `${before}${code(words)}${after}`;
  const sign = signs[name] ?? "";
  return `${before}${sign}${words}${sign}${after}`;
}

function link(words: string, { href, title }: Mark["attrs"]): string {
  const to = String(href ?? "");
  const isPlain = /^[^\s<>()\\]*$/.test(to);
  const address = isPlain ? to : `<${to.replace(/[<>\\]/g, "\\$&")}>`;
  const name = title ? ` "${String(title).replace(/["\\]/g, "\\$&")}"` : "";
  return `[${words}](${address}${name})`;
}

function code(words: string): string {
  const longest = Math.max(0, ...[...words.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  const room = words.startsWith("`") || words.endsWith("`") ? " " : "";
  return `${fence}${room}${words}${room}${fence}`;
}

/** Only what would otherwise mean something. */
function escapeWords(text: string, marks: Piece["marks"], isInTable: boolean): string {
  const isCode = marks.some(({ name }) => name === "code");
  const words = isCode
    ? text
    : text
        .replace(/[\\`*[\]]/g, "\\$&")
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
        .replace(/~(?=\S)|(?<=\S)~/g, "\\~")
        .replace(/<(?=[a-z/!?])/gi, "\\<")
        .replace(/&(?=#\d|#x[\da-f]|\w+;)/gi, "&amp;");
  return isInTable ? words.replace(/\|/g, "\\|") : words;
}
