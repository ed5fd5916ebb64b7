import { lexer, type Tokens } from "marked";
import { expect, test } from "vitest";
import { readCallout } from "./callout.ts";

const quoteOf = (markdown: string) => lexer(markdown)[0] as Tokens.Generic;

test("a quote whose first line names a kind is a callout, and that line is no part of its words", () => {
  const callout = readCallout(quoteOf("> [!TIP]\n> Breathe **out** first.\n>\n> - twice"));
  expect([callout?.kind, callout?.tokens.map(({ type }) => type)]).toEqual([
    "tip",
    ["paragraph", "space", "list"],
  ]);
  expect(readCallout(quoteOf("> [!note]"))?.tokens).toHaveLength(0);
});

test.each([
  "> A quote",
  "> [!LOUD]\n> x",
  "> [!TIP] with words behind it",
  "> \\[!TIP]\n> x",
  "> x\n> [!TIP]",
])("%j is only a quote", (markdown) => expect(readCallout(quoteOf(markdown))).toBeUndefined());
