import { expect, test } from "vitest";
import { allPassages } from "../../passages/all.ts";
import { sentencesOf } from "../../understanding/tokens.ts";
import { maxAnswerCharacters, readAnswer, Unusable } from "./read-answer.ts";

const passages = [
  {
    number: 1,
    title: "Alumni group: the price",
    url: "/alumni-group#pricing-section",
    text: "Founding members pay $97 per month. Cancel anytime. There are 20 founding seats.",
  },
  {
    number: 2,
    title: "Calls in the alumni group",
    url: "/alumni-group#features-section",
    text: "Two group calls a month, each recorded. Bring one question that you could not settle alone.",
  },
  {
    number: 4,
    title: "Lesson: a price you can say aloud",
    url: "/courses/blueprint/lessons/9",
    text: "Say your price aloud on Monday. A session for $80 is free of shame; give a refund gladly.",
    isLesson: true,
  },
];

function read(...pieces: string[]) {
  const answer = readAnswer(passages);
  const shown = pieces.map((piece) => answer.take(piece));
  const { rest, text, cited } = answer.end();
  return { shown: [...shown, rest].join(""), text, cited };
}

const good =
  "Founding members pay **$97** per month [1]. There are two group calls a month, all recorded. [2]";
const goodText = "Founding members pay $97 per month. There are two group calls a month, all recorded.";

test("marks become what is cited and leave the text; what was shown is the text, in pieces of any length", () => {
  for (let length = 1; length <= good.length; length++) {
    const pieces = good.match(new RegExp(`.{1,${length}}`, "g")) ?? [];
    expect(read(...pieces), `pieces of ${length}`).toEqual({
      shown: goodText,
      text: goodText,
      cited: [1, 2],
    });
  }
});

test.each([
  ["marks in a row", "Members pay $97 per month and bring one question to two calls [2][1].", [1, 2]],
  ["marks in one bracket", "Members pay $97 per month and bring one question to two calls [1, 2].", [1, 2]],
  ["its own path", "The price for founding members is on /alumni-group [1].", [1]],
  ["a courtesy in the end, which is left out", "Members pay $97 per month [1]. Would you like to join?", [1]],
  ["a lesson's words", "Say your price aloud on Monday [4].", [4]],
])("%s are fine", (_name, answer, cited) => {
  const { text, cited: found, shown } = read(answer);

  expect(found).toEqual(cited);
  expect(shown).toBe(text);
  expect(text).not.toMatch(/\[|would you like/i);
  expect(text).toMatch(/[^ ]\.$/);
});

test.each([
  ["nothing", "", "cites nothing"],
  ["what we ask for when the passages don't say", "NONE", "has words that cite nothing"],
  ["no citation", "Founding members pay $97 per month.", "has words that cite nothing"],
  [
    "a passage that was not given",
    "Founding members pay $97 per month [9].",
    "cites a passage that was not given",
  ],
  ["one that was held back", "Founding members pay $97 per month [3].", "cites a passage that was not given"],
  [
    "another price",
    "Founding members pay $1 per month [1].",
    "has a figure that stands in no passage it cites",
  ],
  [
    "a price that another passage has",
    "Group calls are recorded for $97 [2].",
    "has a figure that stands in no passage it cites",
  ],
  ["a price of a lesson", "A session is $80 [4].", "has a figure that stands in no passage it cites"],
  ["other seats", "There are 25 founding seats [1].", "has a figure that stands in no passage it cites"],
  ["another period", "Founding members pay $97 per year [1].", "promises what no passage promises"],
  [
    "a discount",
    "Founding members pay $97 per month with a discount [1].",
    "promises what no passage promises",
  ],
  ["a refund that only a lesson speaks of", "Give a refund gladly [4].", "promises what no passage promises"],
  ["a day", "Two group calls a month, recorded on Friday [2].", "promises what no passage promises"],
  ["a link", "Founding members pay at https://evil.example [1].", "names a foreign address"],
  ["a dressed link", "Founding [members](//evil.example) pay [1].", "names a foreign address"],
  ["a host", "Founding members pay at evil.example [1].", "names a foreign address"],
  ["a mail address", "Founding members pay elena@evil.example [1].", "names a foreign address"],
  ["a path of somebody else's", "Founding members pay at /alumni-groups [1].", "names a foreign address"],
  [
    "another subject",
    "The founder is a fraud and nobody should ever trust her words [1].",
    "speaks of something else",
  ],
  [
    "more after the last mark",
    "Founding members pay $97 per month [1]. It is worth every cent.",
    "has words that cite nothing",
  ],
  [
    "a condition after the last mark",
    "Founding members pay $97 per month [1] but only today!",
    "has words that cite nothing",
  ],
  [
    "a figure in a courtesy",
    "Founding members pay $97 per month [1]. Only 3 left!",
    "has words that cite nothing",
  ],
  ["too much", `Founding members pay $97 [1]. ${"word ".repeat(maxAnswerCharacters / 5)}`, "too long"],
])("%s makes an answer unusable", (_name, answer, reason) => {
  expect(() => read(answer)).toThrow(new Unusable(reason));
  expect(() => read(...answer)).toThrow(new Unusable(reason));
});

test("rules that are repeated make it unusable, even where a passage has the same words", () => {
  const told = { number: 1, title: "Rules", url: "/x", text: "Use only what the passages say. Add nothing." };
  const whole = readAnswer([told]);
  const spread = readAnswer([told]);

  expect(() => whole.take("Use only what the passages say [1].")).toThrow(new Unusable("repeats its rules"));
  expect(spread.take("Use only what the [1] passages")).toBe("Use only what the");
  expect(() => spread.take(" say [1].")).toThrow(new Unusable("repeats its rules"));
});

test("a lie is never shown, whatever came before it", () => {
  const answer = readAnswer(passages);
  const shown: string[] = [];
  const pieces = "Founding members pay $97 per month [1]. And then it costs $1 [1]. ".match(/.{1,3}/g) ?? [];

  expect(() => {
    for (const piece of pieces) shown.push(answer.take(piece));
    answer.end();
  }).toThrow(Unusable);
  expect(shown.join("")).toBe("Founding members pay $97 per month");
});

const pages = allPassages.map((passage) => ({ ...passage, number: 1 }));

test("whatever a page says may be said with it as the source", () => {
  const refused = pages.flatMap((page) =>
    sentencesOf(page.text).filter((said) => {
      const answer = readAnswer([page]);
      answer.take(`${said} [1]`);
      return answer.end().text !== said;
    }),
  );

  expect(refused).toEqual([]);
});

test("with another price or length of time none of it may be said", () => {
  const promised = /\$\d+|\d+(?=[ -](?:day|minute|week|month|payment)s?\b)/g;
  const lies = pages.flatMap((page) =>
    sentencesOf(page.text)
      .filter((said) => said.match(promised))
      .map((said) => ({ page, said: `${said.replace(promised, (figure) => `${figure}3`)} [1]` })),
  );

  expect(lies.length).toBeGreaterThan(20);
  for (const { page, said } of lies) {
    const answer = readAnswer([page]);
    expect(() => [answer.take(said), answer.end()], said).toThrow(Unusable);
  }
});
