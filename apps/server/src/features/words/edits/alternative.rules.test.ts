import { expect, test } from "vitest";
import { differsWhereCompared, publishedOf, withAlternative, withScript } from "./alternative.rules.ts";

const page = (name: string, edits: object, experiment: string | null = null) => ({
  page: name,
  edits: edits as never,
  own_page: null,
  experiment_id: experiment,
});

test("an alternative is none of the words that everybody reads", () => {
  const quiz = page("quiz", { "quiz-page": { heading: "One" } });
  const other = page("quiz/headline", { "quiz-page": { heading: "Two" } }, "id");
  expect(publishedOf([other, quiz])).toEqual({
    edits: quiz.edits,
    ownPages: {},
    alternative: { experiment: "id", page: "quiz", edits: other.edits },
  });
  expect(publishedOf([quiz, page("quiz/headline", {})])).toEqual({
    edits: quiz.edits,
    ownPages: {},
    alternative: undefined,
  });
});

test("what is chosen takes the place of the same texts, and only those are held while they are compared", () => {
  const published = { "quiz-page": { heading: "One", opening: "Kept" }, reminders: { heading: "R" } };
  const alternative = { "quiz-page": { heading: "Two" } };
  expect(withAlternative(published, alternative)).toEqual({
    "quiz-page": { heading: "Two", opening: "Kept" },
    reminders: { heading: "R" },
  });
  expect(withAlternative({}, alternative)).toEqual(alternative);
  const changed = { ...published, "quiz-page": { heading: "One", opening: "Changed" } };
  expect(differsWhereCompared(published, changed, alternative)).toBe(false);
  expect(
    differsWhereCompared(published, { ...published, "quiz-page": { opening: "Kept" } }, alternative),
  ).toBe(true);
});

test("a script stands behind the two texts that it may change, which are not seen before it has run, or nowhere", () => {
  const texts = '<h1 class="a">One &amp; $1</h1><p class="b">Two</p>';
  const page = (inside: string) => `<header><p>E</p>${inside}<div></div></header>`;
  const [hide, show] = ["add", "remove"].map(
    (change) => `document.documentElement.classList.${change}("awaits-headline")`,
  );
  expect(withScript(page(texts), "$&run()")).toBe(
    page(
      `<script>${hide};document.currentScript.remove()</script>${texts}<script>try{$&run()}finally{${show}}</script>`,
    ),
  );
  expect(withScript("<h1>One</h1><div></div>", "run()")).toBeUndefined();
});
