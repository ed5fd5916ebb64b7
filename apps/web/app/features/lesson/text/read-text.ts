import { lexer, type Token, type Tokens } from "marked";

export type TextPart = { kind: "text" | "exercise"; tokens: Token[] };

/** Reads a lesson's Markdown and sets its exercise apart: everything from that heading to the next of its level. */
export function readText(markdown: string, exerciseHeading: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const token of lexer(markdown)) {
    const last = parts.at(-1);
    const isHeading = token.type === "heading" && (token as Tokens.Heading).depth <= 2;
    const kind = isHeading
      ? (token as Tokens.Heading).text.trim() === exerciseHeading
        ? "exercise"
        : "text"
      : (last?.kind ?? "text");
    if (last?.kind === kind) last.tokens.push(token);
    else parts.push({ kind, tokens: [token] });
  }
  return parts;
}

const controls = /[\p{Cc}\\]/u;

/** Where a link of a text may lead: to a page of the academy, another site over http, a mailbox. Anything else is no link. */
export function linkTarget(href: string): { to: string; isOurs: boolean } | undefined {
  if (controls.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href) || /^#/.test(href)) return { to: href, isOurs: true };
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url && ["http:", "https:", "mailto:"].includes(url.protocol)
    ? { to: url.href, isOurs: false }
    : undefined;
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  copy: "©",
  times: "×",
};

/** Markdown lets writers name characters as HTML does; the reader of Markdown hands the names on as they are. */
export const decodeNames = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
