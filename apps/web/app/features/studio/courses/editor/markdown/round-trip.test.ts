import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toolsIn, writeToolMark } from "@academy/content/courses/tools/tool-mark";
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
  expect(toolsIn(placed)).toEqual(["season"]);
  expect(kindsOf(placed)).toEqual(["paragraph", "sourceBlock", "paragraph"]);
  expect(nameOfMark(writeToolMark("season"))).toBe("Tool: Season planner");
  expect(nameOfMark("<b>")).toBe("<b>");
});

test("everything the toolbar makes is read again as the same", () => {
  const markdown = [
    "# One\n\n## Two\n\n### Three",
    "*Thin*, **thick**, ***both***, ~~gone~~ and `co*de`.",
    '[ours](/quiz), [theirs](https://example.org/a_(b) "A title"), **[in bold](https://example.org)**.',
    "A line\\\nand another",
    "> A quote\n>\n> - with a list",
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

test("whatever somebody types comes out as what it is", () => {
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
  const words = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(words, (text) => {
      const typed = text.trim();
      if (typed === "") return;
      const doc = schema.node("doc", null, [schema.node("paragraph", null, [schema.text(typed)])]);
      const [first, ...more] = meaningOf(writeBlock(doc.child(0)));
      expect(more).toEqual([]);
      expect(first).toEqual(["paragraph", 0, [[typed, ""]]]);
    }),
    { numRuns: 2000 },
  );
});

test("an empty text stays empty, and a first word makes it a paragraph", () => {
  const { source, doc } = open("");
  expect(source.write(doc)).toBe("");
  const state = EditorState.create({ doc });
  expect(source.write(state.apply(state.tr.insertText("Hello.", 1)).doc)).toBe("Hello.\n");
  expect(open("\n\nHi.\n\n\n").source.write(open("\n\nHi.\n\n\n").doc)).toBe("\n\nHi.\n\n\n");
});
