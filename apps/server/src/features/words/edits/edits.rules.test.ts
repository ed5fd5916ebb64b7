import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AllEdits,
  applyEdits,
  type EditedThing,
  type EditedValue,
} from "@academy/content/editing/editable";
import { editablePages } from "@academy/content/editing/editable-pages";
import { editableMails } from "@academy/content/mails/editable-mails";
import { firstFilm } from "@academy/content/welcome-film";
import type { WordField } from "@academy/contract/studio/pages";
import { archetypesKey } from "@academy/quiz/archetypes";
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

const aPicture = {
  id: "0a1b2c3d-0000-4000-8000-000000000000",
  width: 1200,
  height: 800,
  src: "/files/x",
  sources: [{ type: "image/avif", srcset: "/files/x 480w" }],
  focalX: 50,
  focalY: 20,
};

const aFilm = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

/** What a drawing is said to show goes with it. */
const isOfPicture = (path: string) => path.endsWith("icture.alt");

function anEdit(field: WordField, next: (below: number) => number): EditedValue {
  const changed = (text: string) => (next(2) ? `${text} <b>&amp; “more”</b>` : text);
  if (field.kind === "text") return changed(field.text);
  if (field.kind === "texts") return [...field.texts.map(changed), changed(field.texts[0] ?? "")];
  if (field.kind === "film") return aFilm;
  if (field.kind === "picture") return { ...aPicture, focalX: next(101), alt: changed("A table") };
  return field.things.toReversed().map((thing, index) => ({
    from: field.things.length - 1 - index,
    edits: Object.fromEntries(
      thing.flatMap((each): [string, EditedThing["edits"][string]][] => {
        if (isOfPicture(each.path)) return [];
        if (each.kind === "picture") {
          const picture = { ...aPicture, alt: changed("A hand") };
          return [[each.path, each.isOptional && next(2) ? null : picture]];
        }
        if (each.kind === "archetype")
          return [[each.path, [null, each.archetype, "artist"][next(3)] ?? null]];
        return [[each.path, each.kind === "text" ? changed(each.text) : each.texts.map(changed)]];
      }),
    ),
  }));
}

const someEdits = (fields: ReadonlyMap<string, readonly WordField[]>, seed: number): AllEdits => {
  const next = numbers(seed);
  return Object.fromEntries(
    [...fields].map(([key, ofPart]) => [
      key,
      Object.fromEntries(
        ofPart
          .filter(({ path }) => next(3) > 0 && !isOfPicture(path))
          .map((field) => [field.path, anEdit(field, next)]),
      ),
    ]),
  );
};

test("every page has words to change, and none of them is an address, a claim or the name of a drawing", () => {
  for (const { page, fields } of pages) {
    const texts = [...fields.values()].flat().flatMap((field) => {
      if (field.kind === "text") return field.text;
      if (field.kind === "texts") return field.texts;
      if (field.kind === "picture" || field.kind === "film") return [];
      return field.things
        .flat()
        .flatMap((each) => (each.kind === "text" ? each.text : each.kind === "texts" ? each.texts : []));
    });
    expect(texts.length, page.id).toBeGreaterThan(5);
    expect(texts.filter((text) => /^(\/|#|https?:)/.test(text))).toEqual([]);
  }
});

test("whatever is editable belongs to one page", () => {
  const keys = editablePages.flatMap(({ parts }) => parts.map(({ key }) => key));
  // Letters are made by a function of their own, but for what is written beside them.
  keys.push(...editableMails.flatMap(({ parts }) => parts.slice(1).map(({ key }) => key)));
  // Which version of the quiz's texts it is: those have a studio of their own.
  keys.push("quiz-version");
  const content = join(import.meta.dirname, "../../../../../../packages/content/src");
  const made = globSync("**/*.ts", { cwd: content, exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [...readFileSync(join(content, file), "utf8").matchAll(/= editable\("([^"]+)"/g)].map(([, key]) => key),
  );

  // The quiz has the archetypes' names, and applies the owner's by itself.
  expect(keys.toSorted()).toEqual([...made, archetypesKey].toSorted());
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
          ofPart.flatMap((field): [string, EditedValue][] => {
            // A drawing is never sent as an edit.
            if (field.kind === "picture") return [];
            if (field.kind === "film") return [[field.path, field.film]];
            if (field.kind === "text") return [[field.path, field.text]];
            if (field.kind === "texts") return [[field.path, field.texts]];
            return [[field.path, field.things.map((_, from) => ({ from, edits: {} }))]];
          }),
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

test("a picture takes the place of a drawing; one that can't be shown, or says nothing, is refused", () => {
  const fields = fieldsOf({ hero: { picture: { drawing: "eggs", alt: "Eggs", focal: "top" } } });
  const page = new Map([["part", fields]]);
  expect(fields).toMatchObject([
    { kind: "picture", path: "hero.picture" },
    { kind: "text", path: "hero.picture.alt", text: "Eggs" },
  ]);
  const chosen = { ...aPicture, alt: "A table" };
  const edits = { part: { "hero.picture": chosen, "hero.picture.alt": "Six eggs" } };
  expect(refuseEdits(edits, page)).toBeUndefined();
  // What was said of the drawing is not said of the photograph.
  expect(tidyEdits(edits, page)).toEqual({ part: { "hero.picture": chosen } });
  for (const wrong of [
    { ...chosen, id: "../../etc/passwd" },
    { ...chosen, alt: " " },
    { ...chosen, alt: "a\u2063b" },
    { ...chosen, focalX: 101 },
    { ...chosen, focalY: "url(x)" },
    "javascript:alert(1)",
    [chosen],
  ]) {
    const refused = { part: { "hero.picture": wrong } } as unknown as AllEdits;
    expect(refuseEdits(refused, page), JSON.stringify(wrong)).toMatchObject({ path: "part:hero.picture" });
  }
});

test("a film is the sample, one of the library or one at a video host; nothing else is taken", () => {
  const fields = fieldsOf({ film: firstFilm, title: "Welcome" });
  expect(fields[0]).toEqual({ kind: "film", path: "film", film: firstFilm });
  const page = new Map([["part", fields]]);
  const refused = (film: unknown) => refuseEdits({ part: { film } } as unknown as AllEdits, page)?.path;

  for (const film of [
    firstFilm,
    aFilm,
    "https://vimeo.com/123456789",
    `${aPicture.id}`,
    `${aPicture.id}/mp4/sound`,
  ])
    expect(refused(film), film).toBeUndefined();
  for (const film of [
    "javascript:alert(1)",
    "https://example.com/a.html",
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    `${aPicture.id}/mp4/../../etc`,
    "../../etc/passwd",
    ["a"],
  ])
    expect(refused(film), String(film)).toBe("part:film");
  expect(tidyEdits({ part: { film: firstFilm } }, page)).toEqual({});
  expect(markWords(page, { part: { film: aFilm } }).words).toMatchObject({ part: { film: aFilm } });
});
