import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AllEdits, applyEdits, type EditedValue } from "@academy/content/editable";
import { editablePages } from "@academy/content/editable-pages";
import { firstStepsKey } from "@academy/content/mails/editable-mails";
import type { WordField } from "@academy/contract/studio-pages";
import { expect, test } from "vitest";
import { joinEdits, refuseEdits, tidyEdits, writeEdits } from "./edits.rules.ts";
import { fieldsOf } from "./fields.rules.ts";
import { markOf, markWords, withoutScripts } from "./marks.rules.ts";

const pages = editablePages.map((page) => ({
  page,
  fields: new Map(page.parts.map(({ key, words, lists }) => [key, fieldsOf(words, lists)])),
}));

/** The same numbers with every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

function anEdit(field: WordField, next: (below: number) => number): EditedValue {
  const changed = (text: string) => (next(2) ? `${text} <b>&amp; “more”</b>` : text);
  if (field.kind === "text") return changed(field.text);
  if (field.kind === "texts") return [...field.texts.map(changed), changed(field.texts[0] ?? "")];
  return field.things.toReversed().map((thing, index) => ({
    from: field.things.length - 1 - index,
    edits: Object.fromEntries(
      thing.map((each) => [each.path, each.kind === "text" ? changed(each.text) : each.texts.map(changed)]),
    ),
  }));
}

const someEdits = (fields: ReadonlyMap<string, readonly WordField[]>, seed: number): AllEdits => {
  const next = numbers(seed);
  return Object.fromEntries(
    [...fields].map(([key, ofPart]) => [
      key,
      Object.fromEntries(ofPart.filter(() => next(3) > 0).map((field) => [field.path, anEdit(field, next)])),
    ]),
  );
};

test("every page has words to change, and none of them is an address, a claim or the name of a drawing", () => {
  for (const { page, fields } of pages) {
    const texts = [...fields.values()].flat().flatMap((field) => {
      if (field.kind === "text") return field.text;
      if (field.kind === "texts") return field.texts;
      return field.things.flat().flatMap((each) => (each.kind === "text" ? each.text : each.texts));
    });
    expect(texts.length, page.id).toBeGreaterThan(5);
    expect(texts.filter((text) => /^(\/|#|https?:)/.test(text))).toEqual([]);
  }
});

test("whatever is editable belongs to one page", () => {
  const keys = editablePages.flatMap(({ parts }) => parts.map(({ key }) => key));
  // Letters are made by a function of their own, but for what several of them have.
  keys.push(firstStepsKey);
  // Which version of the quiz's texts it is: those have a studio of their own.
  keys.push("quiz-version");
  const content = join(import.meta.dirname, "../../../../../packages/content/src");
  const made = globSync("**/*.ts", { cwd: content, exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [...readFileSync(join(content, file), "utf8").matchAll(/= editable\("([^"]+)"/g)].map(([, key]) => key),
  );

  expect(keys.toSorted()).toEqual(made.toSorted());
});

test("whatever is written with the fields is accepted, and tidied, exported and imported it says the same", () => {
  for (let seed = 1; seed <= 10; seed++) {
    for (const { page, fields } of pages) {
      const edits = someEdits(fields, seed);
      expect(refuseEdits(edits, fields), page.id).toBeUndefined();

      const tidy = tidyEdits(edits, fields);
      const imported = tidyEdits(JSON.parse(JSON.stringify(tidy)) as AllEdits, fields);

      expect(JSON.stringify(imported)).toBe(JSON.stringify(tidy));
      for (const { key, words } of page.parts) {
        expect(applyEdits(words, tidy[key] ?? {})).toEqual(applyEdits(words, edits[key] ?? {}));
      }
    }
  }
});

test("what says the same as the first version is no edit", () => {
  for (const { fields } of pages) {
    const same = Object.fromEntries(
      [...fields].map(([key, ofPart]) => [
        key,
        Object.fromEntries(
          ofPart.map((field): [string, EditedValue] => [
            field.path,
            field.kind === "text"
              ? field.text
              : field.kind === "texts"
                ? field.texts
                : field.things.map((_, from) => ({ from, edits: {} })),
          ]),
        ),
      ]),
    );
    expect(tidyEdits(same, fields)).toEqual({});
  }
});

const [home] = pages;
const refusal = (edits: unknown) => refuseEdits(edits as AllEdits, home?.fields ?? new Map())?.message;

test.each([
  ["an unknown part", { nothing: { a: "b" } }, /no such part/],
  ["an unknown text", { "home-page": { "hero.nothing": "b" } }, /no such text/],
  ["where a link leads", { "home-page": { "hero.discover.to": "javascript:alert(1)" } }, /no such text/],
  ["a claim", { "home-page": { "claims.items.0.claim": "mine" } }, /no such text/],
  ["a prototype", JSON.parse('{"home-page":{"__proto__":"b"}}'), /no such text/],
  ["a list for a text", { "home-page": { "hero.heading": ["b"] } }, /has to be a text/],
  ["a text for a list", { "home-page": { "testimonials.items": "b" } }, /has to be a list/],
  ["nothing", { "home-page": { "hero.heading": "  " } }, /can’t be empty/],
  ["a book", { "home-page": { "hero.heading": "b".repeat(301) } }, /300 characters/],
  ["a line break", { "home-page": { "hero.heading": "a\nb" } }, /line breaks/],
  ["a mark of the preview", { "home-page": { "hero.heading": `a${markOf(3)}` } }, /control characters/],
  ["a price", { "home-page": { "hero.heading": "Only $5" } }, /Prices/],
  [
    "another price",
    { "home-page": { "pricing.items.1.terms": "or 2 payments of $1" } },
    /Please keep \{twoPayments\}/,
  ],
  ["an empty list", { "home-page": { "testimonials.items": [] } }, /at least one/],
  ["what is no entry", { "home-page": { "testimonials.items": [{ from: 9, edits: {} }] } }, /isn’t an entry/],
  [
    "what an entry has not",
    { "home-page": { "testimonials.items": [{ from: 0, edits: { rating: "6" } }] } },
    /no such text/,
  ],
])("%s is refused", (_, edits, message) => {
  expect(refusal(edits)).toMatch(message);
});

test("words that stand for something else stay", () => {
  const subscribe = pages.find(({ page }) => page.id === "subscribe");
  const fields = subscribe?.fields ?? new Map();
  const edit = (text: string) =>
    refuseEdits({ "subscribe-page": { "chosen.heading": text } }, fields)?.message;

  expect(edit("{course} it is")).toBeUndefined();
  expect(edit("A course it is")).toMatch(/keep \{course\}/);
});

test("the same edits are the same text, in whichever order they were kept", () => {
  const one = { b: { y: "1", x: [{ from: 0, edits: { d: "2", c: "3" } }] }, a: { z: "4" } };
  const other = { a: { z: "4" }, b: { x: [{ edits: { c: "3", d: "2" }, from: 0 }], y: "1" } };

  expect(writeEdits(one)).toBe(writeEdits(other));
  expect(JSON.parse(writeEdits(one))).toEqual(one);
});

test("pages together", () => {
  expect(Object.keys(joinEdits([{ b: { x: "1" } }, { a: { y: "2" } }]))).toEqual(["a", "b"]);
});

test("each text of a preview ends in a mark of its own, also in lists that have changed", () => {
  const fields = home?.fields ?? new Map();
  const edits: AllEdits = {
    "home-page": { "hero.heading": "Hi", "testimonials.items": [{ from: 2, edits: { author: "Cy" } }] },
  };

  const { words, marks } = markWords(fields, edits);

  const ofPage = words["home-page"] ?? {};
  const heading = marks.findIndex(({ path }) => path === "hero.heading");
  expect(ofPage["hero.heading"]).toBe(`Hi${markOf(heading)}`);
  const author = marks.findIndex(({ path }) => path === "testimonials.items.0.author");
  expect(ofPage["testimonials.items"]).toMatchObject([{ from: 2, edits: { author: `Cy${markOf(author)}` } }]);
  expect(marks.filter(({ path }) => path.startsWith("testimonials.items.1"))).toEqual([]);
});

test("nothing of a preview runs", () => {
  const html = '<head><link rel="modulepreload" href="/a.js"/><script>a()</script></head><p>Text</p>';
  expect(withoutScripts(html)).toBe("<head></head><p>Text</p>");
});
