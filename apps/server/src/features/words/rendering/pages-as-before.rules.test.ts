import type { AllEdits } from "@academy/content/editing/editable";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { expect, test } from "vitest";
import type { Published } from "../edits/alternative.rules.ts";
import { pagesAsBefore } from "./pages-as-before.rules.ts";

const wordsOf = {
  known: ["home-page", "quiz-page", "footer", "dashboard-page"],
  pages: { "/home": ["footer", "home-page"], "/quiz": ["footer", "quiz-page"] },
  others: ["footer"],
};
const spring: OwnPage = { address: "/spring", title: "Spring", description: "In April.", sections: [] };
const published = (edits: AllEdits, more: Partial<Published> = {}): Published => ({
  edits,
  alternative: undefined,
  ownPages: { "/spring": spring },
  ...more,
});
const page = (text: string, words: string) => `<script>"${words}"</script>${text}<script>"${words}"</script>`;
const before = {
  published: published({ "home-page": { heading: "Hello" } }),
  words: "/words/1.js",
  rendered: {
    pages: { "/home": page("home", "/words/1.js"), "/quiz": page("quiz", "/words/1.js") },
    added: { "/spring": page("spring", "/words/1.js") },
  },
};
const kept = (edits: AllEdits, more: Partial<Published> = {}, words: string | undefined = "/words/2.js") => {
  const { pages, added } = pagesAsBefore(before, { published: published(edits, more), words }, wordsOf);
  return { ...pages, ...added };
};

test("a page that shows nothing of what has changed stays, and names the new file", () => {
  const all = {
    "/home": page("home", "/words/2.js"),
    "/quiz": page("quiz", "/words/2.js"),
    "/spring": page("spring", "/words/2.js"),
  };
  const { "/home": _, ...butHome } = all;
  expect(kept({ "home-page": { heading: "Good morning" } })).toEqual(butHome);
  // Gone is changed as well.
  expect(kept({ "quiz-page": { heading: "Now" } })).toEqual({ "/spring": all["/spring"] });
  expect(kept({ ...before.published.edits, "dashboard-page": { welcome: "Hi" } })).toEqual(all);
});

test("what is around all pages, or not known to the build, renders everything again", () => {
  const { edits } = before.published;
  expect(kept({ ...edits, footer: { text: "New" } })).toEqual({});
  expect(kept({ ...edits, "offer-alumniGroup": { priceCents: "1" } })).toEqual({});
  expect(pagesAsBefore(before, { published: published({}), words: undefined }, wordsOf)).toEqual({
    pages: {},
    added: {},
  });
});

test("a page whose headlines are compared is rendered again, and so is one of the owner's own that has changed", () => {
  const { edits } = before.published;
  const alternative = { experiment: "e", page: "quiz", edits: { "quiz-page": { heading: "Other" } } };
  expect(Object.keys(kept(edits, { alternative }))).toEqual(["/home", "/spring"]);
  const changed = { "/spring": { ...spring, title: "April" }, "/summer": spring };
  expect(Object.keys(kept(edits, { ownPages: changed }))).toEqual(["/home", "/quiz"]);
  expect(Object.keys(kept(edits, { ownPages: {} }))).toEqual(["/home", "/quiz"]);
});

test("a page that names the file more or less often than pages do is rendered again", () => {
  const odd = {
    ...before,
    rendered: {
      pages: {
        "/quiz": `${page("quiz", "/words/1.js")}/words/1.js`,
        "/home": "",
        "/gone": page("", "/words/1.js"),
      },
      added: {},
    },
  };
  expect(pagesAsBefore(odd, { ...before, words: "/words/2.js" }, wordsOf)).toEqual({ pages: {}, added: {} });
});
