import type { PageWords } from "@academy/contract/studio/pages";
import { expect, test } from "vitest";
import {
  differences,
  isOwnPage,
  isPageEdits,
  labelOf,
  pictureAt,
  saysIn,
  textAt,
  withPictureAt,
  withTextAt,
} from "./page-words.ts";
import { marksIn } from "./prepare-preview.ts";

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
  expect(labelOf("hero.quizNote")).toBe("Top of the page, quiz note");
  expect(labelOf("courses.items.0.lead")).toBe("Courses, entry 1, opening sentences");
  expect(labelOf("sums.failed")).toBe("Order summary, when it didn’t work");
  expect(labelOf("refusals.ALREADY_YOURS.heading")).toBe(
    "When a purchase can’t go on, they already have it, heading",
  );
  expect(labelOf("otherCodes.NOT_OURS.learnLabel")).toBe("Other codes, not ours, learn");
});

test("a mark tells its number, and the text is left", () => {
  expect(marksIn("Hello\u2063\u2062\u2061\u2064\u2063")).toEqual({ text: "Hello", numbers: [11] });
  expect(marksIn("Hello")).toEqual({ text: "Hello", numbers: [] });
});

test("a picture is put into a place, in a list as well, and taken out again", () => {
  const drawing = { drawing: "eggs", alt: "Eggs" };
  const view = {
    id: "0a1b2c3d-0000-4000-8000-000000000000",
    alt: "A table",
    width: 12,
    height: 8,
    src: "/x",
    sources: [],
    focalX: 50,
    focalY: 50,
  };
  const withPictures: PageWords["parts"] = [
    {
      key: "home",
      label: "Home",
      fields: [
        { kind: "picture", path: "hero.picture", picture: drawing },
        { kind: "text", path: "hero.picture.alt", text: "Eggs" },
        {
          kind: "things",
          path: "voices",
          things: [[{ kind: "picture", path: "picture", picture: drawing }]],
        },
      ],
    },
  ];
  for (const path of ["hero.picture", "hero.picture.alt", "voices.0.picture", "voices.0.picture.alt"]) {
    expect(pictureAt(withPictures, {}, "home", path)?.shown).toEqual(drawing);
    const edits = withPictureAt(withPictures, {}, "home", path, view);
    expect(pictureAt(withPictures, edits, "home", path)).toMatchObject({ shown: view, first: drawing });
    expect(differences(withPictures, {}, edits)).toMatchObject([{ before: "Eggs", after: "A table" }]);
    expect(withPictureAt(withPictures, edits, "home", path, null)).toEqual({});
  }
  expect(pictureAt(withPictures, {}, "home", "hero.heading")).toBeUndefined();
});

test("a text is found by what it says now, in lists as well, and a film by where it is", () => {
  const [home, faq] = parts;
  const [heading] = home?.fields ?? [];
  const [questions] = faq?.fields ?? [];
  if (!heading || !questions) throw new Error("no fields");
  expect(saysIn({}, "home", heading)).toBe("welcome");
  expect(saysIn({ home: { "hero.heading": "Come IN" } }, "home", heading)).toBe("come in");
  expect(saysIn({}, "faq", questions)).toContain("just so.");
  const changed = { faq: { "": [{ from: 0, edits: { question: "How?" } }] } };
  expect(saysIn(changed, "faq", questions)).toContain("how?");
  const film = { kind: "film", path: "film", film: "sample" } as const;
  const edits = { home: { film: "https://vimeo.com/123456789" } };
  expect(saysIn(edits, "home", film)).toContain("vimeo");
  expect(differences([{ key: "home", label: "Home", fields: [film] }], {}, edits)).toMatchObject([
    { before: "sample", after: "https://vimeo.com/123456789" },
  ]);
});

test("of what a device kept, only what has the shape of a page's words or of a page is taken", () => {
  expect(isPageEdits({ "home-page": { "hero.heading": "A" } })).toBe(true);
  expect(isPageEdits({ "home-page": "A" })).toBe(false);
  expect(isPageEdits([])).toBe(false);
  const page = { address: "/a", title: "A", description: "", sections: [{ kind: "text", markdown: "" }] };
  expect(isOwnPage(page)).toBe(true);
  expect(isOwnPage({ ...page, sections: [null] })).toBe(false);
  expect(isOwnPage({ ...page, title: 1 })).toBe(false);
});
