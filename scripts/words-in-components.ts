import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** What people read, or have read to them. */
const readAttributes = new Set([
  ..."title alt label placeholder description hint legend heading text caption summary".split(" "),
  ..."aria-label aria-description aria-roledescription aria-valuetext aria-placeholder".split(" "),
]);
/** Which key a phone shows is not a word. */
const isRead = (name: string) =>
  readAttributes.has(name) || (/(?:Label|Text|Hint|Title|Words)$/.test(name) && name !== "enterKeyHint");

/** Two letters in a row are a word; signs and numbers are not. */
const isWord = (text: string) => /\p{L}{2,}/u.test(text);

/** The texts that a component says itself, where they should come from the content by language. */
export function literalsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (text: string) => {
    if (isWord(text)) found.push(text.trim().replace(/\s+/g, " "));
  };
  const said = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) note(node.text);
    else if (ts.isTemplateExpression(node)) {
      note([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" "));
    } else if (ts.isConditionalExpression(node)) {
      said(node.whenTrue);
      said(node.whenFalse);
    } else if (ts.isParenthesizedExpression(node)) said(node.expression);
    else if (ts.isBinaryExpression(node) && ["&&", "||", "??"].includes(node.operatorToken.getText())) {
      said(node.right);
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) said(node.expression);
    if (ts.isJsxAttribute(node) && node.initializer && isRead(node.name.getText())) {
      if (ts.isStringLiteral(node.initializer)) note(node.initializer.text);
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression) {
        said(node.initializer.expression);
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** By the file, those that say anything themselves. */
export function componentsWithWords(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx") && !name.includes(".test."))
      .map((name) => join(folder, name).replaceAll("\\", "/")),
  );
  const found = files.toSorted().map((file) => [file, literalsIn(file, readFileSync(file, "utf8"))] as const);
  return new Map(found.filter(([, texts]) => texts.length > 0));
}
