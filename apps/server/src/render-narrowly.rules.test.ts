import { join } from "node:path";
import { editablePages } from "@academy/content/editing/editable-pages";
import { expect, test } from "vitest";
import { markOf, markWords } from "./features/words/edits/marks.rules.ts";
import { pagesAsBefore } from "./features/words/rendering/pages-as-before.rules.ts";
import { fieldsOfPage } from "./features/words/studio/editable-page.ts";
import { wordsRenderer } from "./render-words.ts";

const renderer = wordsRenderer(join(import.meta.dirname, "../../web/build"));
const { wordsOfPages } = renderer;
const words = "/words/0123456789abcdef.js";

test("every text that a page shows is among the words that the build says it can show", async () => {
  const fields = new Map(editablePages.flatMap(({ id }) => [...fieldsOfPage(id)]));
  const { words: edits, marks } = markWords(fields, {});
  const { pages, failures } = await renderer.render({ edits, ownPages: {} }, words);
  expect(failures).toEqual([]);
  expect(Object.keys(pages).length).toBeGreaterThan(15);
  const shown = new Set<string>();
  for (const [path, html] of Object.entries(pages)) {
    const keys = new Set(marks.flatMap(({ key }, number) => (html.includes(markOf(number)) ? [key] : [])));
    for (const key of keys) shown.add(key);
    const unforeseen = [...keys].filter(
      (key) => wordsOfPages.known.includes(key) && !wordsOfPages.pages[path]?.includes(key),
    );
    expect(unforeseen, path).toEqual([]);
  }
  // The marks are found: a home page without its own words would prove nothing.
  expect([...shown]).toEqual(
    expect.arrayContaining(["home-page", "site-footer", "blueprint-hero", "quiz-page"]),
  );
  // And few changes concern every page.
  const everywhere = wordsOfPages.known.filter((key) =>
    Object.values(wordsOfPages.pages).every((keys) => keys.includes(key)),
  );
  expect(everywhere.length).toBeLessThan(wordsOfPages.known.length / 4);
});

test("pages that stay and pages that are rendered again are, byte for byte, all pages rendered again", async () => {
  const spring = { address: "/spring", title: "Spring", description: "In April.", sections: [] };
  const said = (heading: string) => ({
    edits: { "home-page": { "hero.heading": heading }, "founder-portrait": {} },
    ownPages: { "/spring": spring },
  });
  const naming = (heading: string, name: string) => ({
    published: { ...said(heading), alternative: undefined },
    words: name,
  });
  const before = { ...naming("Hello", words), rendered: await renderer.render(said("Hello"), words) };
  const later = "/words/fedcba9876543210.js";
  const same = pagesAsBefore(before, naming("Good morning", later), wordsOfPages);
  const known = Object.keys({ ...same.pages, ...same.added });
  const narrow = await renderer.render(said("Good morning"), later, known);
  expect(Object.keys(narrow.pages)).toEqual(["/home"]);
  expect(narrow.added).toEqual({});
  const whole = await renderer.render(said("Good morning"), later);
  expect({ ...same.pages, ...narrow.pages }).toEqual(whole.pages);
  expect({ ...same.added, ...narrow.added }).toEqual(whole.added);
  expect([narrow.shell, narrow.notFound]).toEqual([whole.shell, whole.notFound]);
});
