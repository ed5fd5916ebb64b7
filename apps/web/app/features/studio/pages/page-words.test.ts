import type { PageWords } from "@academy/contract/studio-pages";
import { expect, test } from "vitest";
import { differences, labelOf, textAt, withTextAt } from "./page-words.ts";
import { marksIn } from "./read-marks.ts";

const parts: PageWords["parts"] = [
  {
    key: "home",
    label: "Home",
    fields: [
      { kind: "text", path: "hero.heading", text: "Welcome" },
      { kind: "texts", path: "about.paragraphs", texts: ["one", "two"] },
    ],
  },
  {
    key: "faq",
    label: "Questions",
    fields: [
      {
        kind: "things",
        path: "",
        things: [
          [
            { kind: "text", path: "question", text: "Why?" },
            { kind: "texts", path: "answer", texts: ["So.", "Just so."] },
          ],
        ],
      },
    ],
  },
];

test("every place of a page is read and written, in lists of lists as well", () => {
  const places = [
    ["home", "hero.heading", "Welcome"],
    ["home", "about.paragraphs.1", "two"],
    ["faq", ".0.question", "Why?"],
    ["faq", ".0.answer.1", "Just so."],
  ] as const;
  for (const [key, path, first] of places) {
    expect(textAt(parts, {}, key, path)).toBe(first);
    const edits = withTextAt(parts, {}, key, path, "Other");
    expect(textAt(parts, edits, key, path)).toBe("Other");
    expect(differences(parts, {}, edits)).toHaveLength(1);
  }
  expect(withTextAt(parts, {}, "faq", ".0.answer.1", "Other")).toEqual({
    faq: { "": [{ from: 0, edits: { answer: ["So.", "Other"] } }] },
  });
});

test("what is put back is no edit", () => {
  const edits = withTextAt(parts, {}, "home", "hero.heading", "Other");
  expect(withTextAt(parts, edits, "home", "hero.heading", "Welcome")).toEqual({});
  const thing = withTextAt(parts, {}, "faq", ".0.question", "Other");
  expect(withTextAt(parts, thing, "faq", ".0.question", "Why?")).toEqual({});
});

test("a place is called as people read it", () => {
  expect(labelOf("hero.quizNote")).toBe("Hero, quiz note");
  expect(labelOf("courses.items.0.lead")).toBe("Courses, items 1, lead");
});

test("a mark tells its number, and the text is left", () => {
  expect(marksIn("Hello\u2063\u2062\u2061\u2064\u2063")).toEqual({ text: "Hello", numbers: [11] });
  expect(marksIn("Hello")).toEqual({ text: "Hello", numbers: [] });
});
