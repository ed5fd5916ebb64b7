import { lexer, type Token, type Tokens } from "marked";
import { decodeNames, readCallout } from "../../../../lesson/public.ts";

/** Whether two texts are the same to whoever reads them, however they are written. */
export const isSameMeaning = (some: string, other: string): boolean =>
  JSON.stringify(meaningOf(some)) === JSON.stringify(meaningOf(other));

export const meaningOf = (markdown: string): unknown[] => blocks(lexer(markdown));

const blocks = (tokens: Token[] = []): unknown[] =>
  tokens
    .filter(({ type }) => type !== "space" && type !== "def")
    .map((each) => block(each as Tokens.Generic));

function block(token: Tokens.Generic): unknown {
  switch (token.type) {
    case "list":
      return [
        "list",
        token.ordered ? Number(token.start) : "-",
        token.loose,
        (token as Tokens.List).items.map(({ task, checked, tokens }) => [
          task,
          checked ?? false,
          blocks(tokens),
        ]),
      ];
    case "table": {
      const { header, align, rows } = token as Tokens.Table;
      return ["table", align, [header, ...rows].map((row) => row.map(({ tokens }) => words(tokens)))];
    }
    case "code":
      return ["code", token.lang ?? "", token.text];
    case "html":
      return ["html", token.text];
    case "hr":
      return ["hr"];
    case "blockquote": {
      const callout = readCallout(token);
      return callout
        ? ["callout", callout.kind, blocks(callout.tokens)]
        : ["blockquote", blocks(token.tokens)];
    }
    default:
      return [token.type, token.depth ?? 0, words(token.tokens ?? [token])];
  }
}

type Word = [text: string, marks: string];

/** Letters with their marks, whatever the signs around them. */
function words(tokens: Token[] | undefined): Word[] {
  const joined: Word[] = [];
  const add = (text: string, marks: string[]) => {
    const last = joined.at(-1);
    const key = [...marks].sort().join();
    if (last?.[1] === key) last[0] += text;
    else if (text !== "") joined.push([text, key]);
  };
  const visit = (token: Tokens.Generic, marks: string[]) => {
    const inside = (mark: string) => {
      for (const each of token.tokens ?? []) visit(each as Tokens.Generic, [...marks, mark]);
    };
    if (token.type === "link") inside(`link ${token.href} ${token.title ?? ""}`);
    else if (["strong", "em", "del"].includes(token.type)) inside(token.type);
    else if (token.type === "codespan") add(decodeNames(token.text), [...marks, "code"]);
    else if (token.type === "br") add("\n", marks);
    else if (token.type === "text" && token.tokens) inside("");
    else if (token.type === "text") add(decodeNames(token.text).replace(/\s*\n\s*/g, " "), marks);
    else if (token.type === "escape") add(token.text, marks);
    else add(token.raw, [...marks, token.type]);
  };
  for (const token of tokens ?? []) visit(token as Tokens.Generic, []);
  const shown = joined.map(([text, marks]): Word => [text, marks.replace(/^,+/, "")]);
  // Spaces at either end are not seen.
  const [first, last] = [shown[0], shown.at(-1)];
  if (first) first[0] = first[0].trimStart();
  if (last) last[0] = last[0].trimEnd();
  return shown.filter(([text]) => text !== "");
}
