import { expect, test } from "vitest";
import { archetypeKeys, archetypes } from "../archetypes.ts";
import { questionDesign, setDesign, statementDesign } from "../design.ts";
import { inSupport } from "../in-support.ts";
import { forms, telling } from "../scoring/balance.ts";
import { profiles } from "./profiles.ts";
import { questions } from "./questions.ts";
import { rankingSets } from "./ranking-sets.ts";
import { statements } from "./statements.ts";

const answers = questions.flatMap((question) => question.answers);
const options = rankingSets.flatMap((set) => set.options);
const items = [
  ...answers.map(({ text }) => text),
  ...options.map(({ text }) => text),
  ...statements.map(({ statement }) => statement),
];
const plain = (text: string) => text.replaceAll("**", "");
const words = (text: string) => plain(text).trim().split(/\s+/).length;
test("there are 20 questions of ten answers, 10 sets of four options and 30 statements, numbered from 1", () => {
  expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  for (const question of questions) {
    expect(question.answers.map(({ id }) => id).join("")).toBe("ABCDEFGHIJ");
  }
  expect(rankingSets.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  expect(statements.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test("every text belongs to the archetype that the balanced design puts there", () => {
  for (const { id, answers: ten } of questions) {
    expect(
      ten.map(({ archetype }) => archetype),
      `question ${id}`,
    ).toEqual(questionDesign[id]);
  }
  for (const { id, options: four } of rankingSets) {
    expect(
      four.map(({ archetype }) => archetype),
      `set ${id}`,
    ).toEqual(setDesign[id]);
  }
  expect(statements.map(({ archetype }) => archetype)).toEqual(statementDesign);
});

test("an answer is 8 to 20 words with one bold phrase, and fits the button of a phone", () => {
  for (const { text } of answers) {
    expect(words(text), text).toBeGreaterThanOrEqual(8);
    expect(words(text), text).toBeLessThanOrEqual(20);
    // Five of them fit a phone without scrolling.
    expect(plain(text).length, text).toBeLessThanOrEqual(90);
    const [bold, ...more] = [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, phrase]) => phrase ?? "");
    expect(more, text).toEqual([]);
    expect(words(bold ?? ""), text).toBeGreaterThanOrEqual(2);
    expect(words(bold ?? ""), text).toBeLessThanOrEqual(6);
  }
});

test("no answer of a question is much longer than the others, and no option of a set", () => {
  const spread = (texts: string[]) => Math.max(...texts.map(words)) - Math.min(...texts.map(words));
  for (const { id, answers: ten } of questions) {
    expect(spread(ten.map(({ text }) => text)), `question ${id}`).toBeLessThanOrEqual(6);
  }
  for (const { id, options: four } of rankingSets) {
    expect(spread(four.map(({ text }) => text)), `set ${id}`).toBeLessThanOrEqual(3);
  }
});

test("no text gives its archetype away by name, and no two are alike", () => {
  for (const text of items) expect(text, text).not.toMatch(telling);
  expect(new Set(items.map((text) => plain(text).toLowerCase())).size).toBe(items.length);
});

test("all answers of a question, and all options of a set, begin in the same way", () => {
  const isAlike = (texts: string[]) =>
    Object.values(forms).some((form) => texts.every((text) => form.test(plain(text))));
  for (const { id, answers: ten } of questions) {
    const texts = ten.map(({ text }) => text);
    expect(isAlike(texts), `question ${id}: ${texts.join(" | ")}`).toBe(true);
  }
  for (const { id, options: four } of rankingSets) {
    const texts = four.map(({ text }) => text);
    expect(isAlike(texts), `set ${id}: ${texts.join(" | ")}`).toBe(true);
  }
});

/** Words that say nothing about whose text it is. */
const everyday = new Set(
  `a about after again all an and any are around as ask at away back be because been before beside by can come could day did do
  don down each else end enough even every everyone everybody find first for four friend from gave get give go goes got had half
  hand has have he her here him his home hour how i if in into is it its just keep kept know last late later leave left let like
  little long look made make me mine more most my name new next night no nobody not now of off old on once one only open or other our out over own
  people put rather room said same say see set she side small so some somebody someone something soon still such take than that the their
  them themselves then there these they thing this those three through time to too two until up us very wait want was way we week well
  went were what when where which while who whole whoever whose why will with without won word would year you your`.split(
    /\s+/,
  ),
);
const stemOf = (word: string) => word.replace(/(ings?|ed|ers?|es|ly|s)$/, "").slice(0, 6);

test("no marker word stands in more than a fifth of an archetype's texts", () => {
  for (const key of archetypeKeys) {
    const own = [
      ...answers.filter(({ archetype }) => archetype === key).map(({ text }) => text),
      ...options.filter(({ archetype }) => archetype === key).map(({ text }) => text),
      ...statements.filter(({ archetype }) => archetype === key).map(({ statement }) => statement),
    ];
    const counts = new Map<string, number>();
    for (const text of own) {
      const found =
        plain(text)
          .toLowerCase()
          .replaceAll("’", "'")
          .match(/[a-z]+/g) ?? [];
      const stems = new Set(found.filter((word) => word.length > 2 && !everyday.has(word)).map(stemOf));
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    const markers = [...counts].filter(([, count]) => count > own.length / 5);
    expect(markers, key).toEqual([]);
  }
});

test("the words are those of the people the quiz is for, in American English", () => {
  const foreign =
    /\b(smallholding|raffle|rota|picket|marquee|poultice|binder|fortnight|neighbour\w*|colour\w*|favour\w*|grey|whilst|mum|queue|programme|cupboard|supper|allotment|council|paddock)\b/i;
  const careless = /\b(diagnos\w*|cure[sd]?|trauma\w*|dose|symptom\w*|patients?|guarantee\w*|income)\b/i;
  const prompts = [
    ...questions.map(({ question }) => question),
    ...rankingSets.map(({ instruction }) => instruction),
  ];
  const results = archetypeKeys.flatMap((key) => [
    archetypes[key].essence,
    inSupport[key],
    ...Object.values(profiles[key]).flat(),
  ]);
  for (const text of [...items, ...prompts, ...results]) {
    expect(text).not.toMatch(foreign);
    expect(text).not.toMatch(careless);
  }
});

test("options carry no markup, and every set says how it is ranked", () => {
  for (const { text } of options) expect(text).not.toContain("*");
  for (const { instruction } of rankingSets) {
    expect(instruction).toMatch(/^Rank .+, from 1 \(most important\) to 4 \(least important\)\.$/);
  }
});

test("a statement is one claim in the first person, and each archetype has three", () => {
  for (const { statement } of statements) {
    expect(statement).toMatch(/\b(I|me|my)\b/);
    expect(statement).not.toMatch(/\b(always|never)\b/i);
    expect(words(statement), statement).toBeGreaterThanOrEqual(8);
    expect(words(statement), statement).toBeLessThanOrEqual(16);
  }
  for (const key of archetypeKeys) {
    expect(statements.filter(({ archetype }) => archetype === key)).toHaveLength(3);
  }
});

test("a profile has four gifts, five business models, its examples and both reminders", () => {
  expect(Object.keys(profiles)).toEqual([...archetypeKeys]);
  for (const key of archetypeKeys) {
    const { description, realWorldExamples, gifts, businessModels, shadow, development } = profiles[key];
    expect(gifts).toHaveLength(4);
    expect(businessModels).toHaveLength(5);
    expect(realWorldExamples.split(", ")).toHaveLength(4);
    expect(words(description)).toBeGreaterThanOrEqual(90);
    for (const text of [shadow, development]) expect(words(text)).toBeGreaterThanOrEqual(35);
  }
});
