import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { itemsIn, writeItemMark } from "@academy/content/courses/tools/placed-items";
import { writeToolMark } from "@academy/content/courses/tools/tool-mark";
import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { extensions } from "../extensions.ts";
import { nameOfMark } from "../name-of-mark.ts";
import { keepSource } from "./keep-source.ts";
import { meaningOf } from "./same-meaning.ts";
import { writeBlock } from "./write-markdown.ts";

const schema = getSchema(extensions);
const courses = join(import.meta.dirname, "../../../../../../../../packages/content/src/courses");
const lessons = readdirSync(courses, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => ({ file, markdown: readFileSync(join(courses, file), "utf8") }));

function open(markdown: string) {
  const source = keepSource(markdown, schema);
  const doc = Node.fromJSON(schema, source.doc);
  doc.check();
  source.attach(doc);
  return { source, doc };
}
const kindsOf = (markdown: string) => {
  const kinds: string[] = [];
  open(markdown).doc.forEach((node) => void kinds.push(node.type.name));
  return kinds;
};
/** Everything written anew, as if each block had been touched. */
const rewritten = (doc: Node) => {
  let text = "";
  doc.forEach((node) => {
    text += `${writeBlock(node, text)}\n\n`;
  });
  return text;
};

test("there are lessons to try it with", () => expect(lessons.length).toBeGreaterThan(30));

test.each(lessons)(
  "$file comes out to the letter, and with the same meaning when all of it is touched",
  ({ markdown }) => {
    const { source, doc } = open(markdown);
    expect(source.write(doc)).toBe(markdown);
    expect(meaningOf(rewritten(doc))).toEqual(meaningOf(markdown));
    // Nothing of a lesson is out of the editor's reach, but for the marks of its workbook.
    for (const block of source.doc.content ?? []) {
      if (block.type === "sourceBlock") expect(block.attrs?.source).toMatch(/^::/);
    }
  },
);

test.each(lessons)("$file keeps every other block when one is touched", ({ markdown }) => {
  const { source, doc } = open(markdown);
  const state = EditorState.create({ doc });
  const at = Math.floor(doc.childCount / 2);
  let place = 0;
  doc.forEach((node, offset, index) => {
    if (index <= at && node.isTextblock) place = offset + 1;
  });
  const changed = source.write(state.apply(state.tr.insertText("Touched. ", place)).doc);
  const [before, after] = [markdown, changed].map((text) =>
    meaningOf(text).map((each) => JSON.stringify(each)),
  );
  expect(after?.filter((each) => !before?.includes(each))).toHaveLength(1);
  const untouched = state.apply(state.tr.insertText("x", place).delete(place, place + 1)).doc;
  expect(source.write(untouched), "put back, it is as it was").toBe(markdown);
});

test("what the editor has no form for stays as it is written", () => {
  const strange = [
    '::workbook{id="gift-book"}',
    "<div>raw</div>",
    "A picture ![alt](/a.png) in words.",
    "- [ ] to do\n- [x] done",
    "[ref]: https://example.org",
  ];
  for (const markdown of strange) expect(kindsOf(markdown), markdown).toEqual(["sourceBlock"]);
  const all = `${strange.join("\n\n")}\n`;
  const { source, doc } = open(`Words.\n\n${all}`);
  const state = EditorState.create({ doc });
  expect(source.write(state.apply(state.tr.insertText("More ", 1)).doc)).toBe(`More Words.\n\n${all}`);
});

test("a tool that is placed in a lesson stands on a line of its own, and is read again as one", () => {
  const { source, doc } = open("Words.\n\nMore.\n");
  const state = EditorState.create({ doc });
  const tool = schema.node("sourceBlock", { source: writeToolMark("season") });
  const placed = source.write(state.tr.insert(state.doc.child(0).nodeSize, tool).doc);
  expect(placed).toBe('Words.\n\n::tool{name="season"}\n\nMore.\n');
  expect(itemsIn(placed).map(({ id }) => id)).toEqual(["placed.season"]);
  expect(kindsOf(placed)).toEqual(["paragraph", "sourceBlock", "paragraph"]);
  expect(nameOfMark(writeToolMark("season"))).toBe("Tool: Season planner");
  expect(nameOfMark("<b>")).toBe("<b>");
});

test("a question and a checklist stay on their lines to the letter, and are called by what they ask", () => {
  const question = writeItemMark({ kind: "question", id: "a1", text: 'Why "you"? <b> | *', lines: 4 });
  const boxes = { kind: "checklist", id: "b2", text: "Bring", items: ["Chalk"], keys: ["k1"] } as const;
  const markdown = `Words.\n\n${question}\n\n${writeItemMark(boxes)}\n\nMore.\n`;
  const { source, doc } = open(markdown);
  const state = EditorState.create({ doc });
  expect(kindsOf(markdown)).toEqual(["paragraph", "sourceBlock", "sourceBlock", "paragraph"]);
  expect(source.write(state.apply(state.tr.insertText("New ", 1)).doc)).toBe(`New ${markdown}`);
  expect([nameOfMark(question), nameOfMark(writeItemMark(boxes))]).toEqual([
    'Question: Why "you"? <b> | *',
    "Bring\n☐ Chalk",
  ]);
});

test("everything the toolbar makes is read again as the same", () => {
  const markdown = [
    "# One\n\n## Two\n\n### Three",
    "*Thin*, **thick**, ***both***, ~~gone~~ and `co*de`.",
    '[ours](/quiz), [theirs](https://example.org/a_(b) "A title"), **[in bold](https://example.org)**.',
    "A line\\\nand another",
    "> A quote\n>\n> - with a list",
    "> [!TIP]\n> Breathe **out** first.\n>\n> - twice",
    "> [!CAUTION]\n> > quoted inside",
    "1. one\n2. two\n   - inner\n   - more\n\n5. five",
    "- a\n\n- b\n\n  second paragraph",
    "| A | B |\n|:-:|--:|\n| **x** | a \\| b |\n|  | y |",
    "```js\nlet a = `x`;\n```",
    "---",
    "5\\. is no list, \\# no heading, \\*no stars\\*, a_b_c, 2 * 3, &lt;b&gt; & Co, <3",
  ].join("\n\n");
  const { source, doc } = open(markdown);
  expect(source.doc.content?.map(({ type }) => type)).not.toContain("sourceBlock");
  expect(meaningOf(rewritten(doc))).toEqual(meaningOf(markdown));
});

test("a callout is one while its first line says so, and words that only look like it stay words", () => {
  expect(kindsOf("> [!NOTE]\n> Bring water.\n\n> Only a quote.")).toEqual(["callout", "blockquote"]);
  const { source, doc } = open("> A quote.\n");
  const state = EditorState.create({ doc });
  const typed = source.write(state.tr.insertText("[!TIP]", 2).split(8).doc);
  expect(kindsOf(typed)).toEqual(["blockquote"]);
});

const piece = fc.constantFrom(
  ..."*_`~[]()<>#+-!|\\&:=. \"'".split(""),
  "a",
  "word ",
  "1. ",
  "- ",
  "## ",
  "&amp;",
  "::x",
  "<b>",
  "](/a)",
);
const line = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join("").trim());
/** What Markdown has a use for at the start of a line, or as the whole of it. */
const telling = [
  "-- -",
  "- - -",
  "---",
  "--",
  "=",
  "==",
  "-|-",
  ":-: | -",
  "|--|--|",
  "***",
  "_ _ _",
  "a | b",
];
const lines = fc.array(fc.oneof(line, fc.constantFrom(...telling)), { minLength: 1, maxLength: 3 });

test("whatever somebody types comes out as what it is, on one line or on several", () => {
  fc.assert(
    fc.property(lines, (typed) => {
      if (typed.includes("")) return;
      const words = typed.flatMap((text) => [schema.node("hardBreak"), schema.text(text)]).slice(1);
      const paragraph = schema.node("paragraph", null, words);
      expect(meaningOf(writeBlock(paragraph))).toEqual([["paragraph", 0, [[typed.join("\n"), ""]]]]);
    }),
    { numRuns: 2000, examples: telling.map((text) => [[text]]) },
  );
});

test("an empty text stays empty, and a first word makes it a paragraph", () => {
  const { source, doc } = open("");
  expect(source.write(doc)).toBe("");
  const state = EditorState.create({ doc });
  expect(source.write(state.apply(state.tr.insertText("Hello.", 1)).doc)).toBe("Hello.\n");
  expect(open("\n\nHi.\n\n\n").source.write(open("\n\nHi.\n\n\n").doc)).toBe("\n\nHi.\n\n\n");
});
