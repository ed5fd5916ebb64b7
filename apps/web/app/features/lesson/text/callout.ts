import { lexer, type Token, type Tokens } from "marked";

/** What is set apart from a lesson's text: a quote whose first line says which kind it is, as in `> [!TIP]`. */
export const calloutKinds = ["note", "tip", "caution"] as const;
export type CalloutKind = (typeof calloutKinds)[number];

const firstLine = /^\[!(note|tip|caution)\][ \t]*(?:\n|$)/i;

/** Which callout a quote is, and what stands in it; a quote that is only one is none. */
export function readCallout(quote: Tokens.Generic): { kind: CalloutKind; tokens: Token[] } | undefined {
  const text = String(quote.text ?? "");
  const found = firstLine.exec(text);
  if (!found) return undefined;
  return {
    kind: found[1]?.toLowerCase() as CalloutKind,
    tokens: lexer(text.slice(found[0].length)),
  };
}
