import { afterEach, expect, test } from "vitest";
import { type AllEdits, applyEdits, editable } from "./editable.ts";

const first = {
  hero: { heading: "Welcome", link: { label: "Go", to: "/quiz" } },
  texts: ["one", "two"],
  voices: [
    { text: "Good", author: "Ann", tags: ["a"] },
    { text: "Fine", author: "Bo", tags: ["b"] },
  ],
} as const;

afterEach(() => {
  globalThis.academyWords = undefined;
});

test("without edits the words are the very same", () => {
  expect(editable("page", first)).toBe(first);
  globalThis.academyWords = { other: { "hero.heading": "No" } };
  expect(editable("page", first)).toBe(first);
});

test("a text takes the place of another, and nothing else changes", () => {
  globalThis.academyWords = { page: { "hero.heading": "Hello", "voices.1.author": "Cy" } };

  const words = editable("page", first);

  expect(words).toEqual({
    ...first,
    hero: { ...first.hero, heading: "Hello" },
    voices: [first.voices[0], { ...first.voices[1], author: "Cy" }],
  });
  expect(words.hero.link).toBe(first.hero.link);
  expect(first.hero.heading).toBe("Welcome");
});

test("lists grow, shrink and change their order; what is not a text stays with its thing", () => {
  const words = applyEdits(first, {
    texts: ["three"],
    voices: [
      { from: 1, edits: { text: "New", tags: ["x", "y"] } },
      { from: 0, edits: {} },
      { from: 1, edits: {} },
    ],
  });

  expect(words.texts).toEqual(["three"]);
  expect(words.voices).toEqual([
    { text: "New", author: "Bo", tags: ["x", "y"] },
    first.voices[0],
    first.voices[1],
  ]);
});

test("a list by itself can be changed as well", () => {
  expect(applyEdits(first.voices, { "": [{ from: 1, edits: { text: "Only" } }] })).toEqual([
    { ...first.voices[1], text: "Only" },
  ]);
});

test("what the first version no longer has is passed over", () => {
  const edits = { "gone.heading": "x", "hero.gone": "x", voices: [{ from: 7, edits: {} }] } as const;

  expect(applyEdits(first, edits)).toEqual({ ...first, voices: [] });
});

test("nobody reaches what is not part of the words", () => {
  const edits = JSON.parse('{"page":{"__proto__.polluted":"x","constructor.name":"x"}}') as AllEdits;

  expect(applyEdits(first, edits.page ?? {})).toEqual(first);
  expect("polluted" in {}).toBe(false);
});
