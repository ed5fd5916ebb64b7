import { expect, test } from "vitest";
import { archetypeKeys } from "./archetypes.ts";
import { questionDesign, setDesign, statementDesign } from "./design.ts";
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
/** The words of titles and the roles of subtitles: whoever reads one knows whose answer it is. */
const telling =
  /\b(sacred|teach\w*|divine|mother\w*|cosmic|mystic\w*|souls?|architect\w*|inner|alchem\w*|medicine\w*|keepers?|radiant|perform\w*|visionary|artists?|earth\w*|guardian\w*|bold\w*|revolution\w*|guides?|healers?|seers?|herbalists?|strategists?|stewards?)\b/i;

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
    expect(plain(text).length, text).toBeLessThanOrEqual(105);
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
