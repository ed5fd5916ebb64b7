import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { extensions } from "../extensions.ts";
import { keepSource } from "./keep-source.ts";
import { writeBlock } from "./write-markdown.ts";

const schema = getSchema(extensions);
const address = "/media/0b9c1f5e-7f1b-4a39-9f6b-0d8f2c1a7e11";
const kindsOf = (markdown: string) => keepSource(markdown, schema).doc.content?.map(({ type }) => type);

test("a picture of the library that stands by itself is one in the editor, and comes out to the letter", () => {
  const markdown = `Look:\n\n![A bowl & two hands 🌿](${address})\n\nAnd on.\n`;
  const source = keepSource(markdown, schema);
  expect(kindsOf(markdown)).toEqual(["paragraph", "libraryPicture", "paragraph"]);
  const doc = Node.fromJSON(schema, source.doc);
  source.attach(doc);
  expect(source.write(doc)).toBe(markdown);
});

test.each([
  `![far](https://example.org/a.png)`,
  `![titled](${address} "A title")`,
  `words ![within](${address}) words`,
  `![odd](/media/none)`,
])("%s stays as it is written", (markdown) => {
  expect(kindsOf(markdown)).toEqual(["sourceBlock"]);
});

test.each([
  ["brackets [and] more", "brackets (and) more"],
  ["back\\slash", "back/slash"],
  ["two\nlines", "two lines"],
  ["</textarea><script>", "</textarea><script>"],
  ["*not* emphasis & &amp; names", "*not* emphasis & &amp; names"],
])("the description %j is read again as %j", (alt, read) => {
  const node = schema.node("libraryPicture", { address, alt });
  const [block] = keepSource(writeBlock(node), schema).doc.content ?? [];
  expect(block).toEqual({ type: "libraryPicture", attrs: { address, alt: read } });
});
