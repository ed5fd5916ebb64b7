import { readFileSync } from "node:fs";
import { join } from "node:path";
import { archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { healersBusinessBlueprint } from "../course.ts";
import { blueprintLessons } from "./passage.ts";
import { passages } from "./passages.ts";
import { lessonsWithSecond, secondLines } from "./second.ts";

type Text = { at: string; text: string };

const lessonTexts: Text[] = archetypeKeys.flatMap((key) =>
  blueprintLessons.map((slug) => ({ at: `${key}: ${slug}`, text: passages[key].lessons[slug] })),
);
const pairTexts: Text[] = archetypeKeys.flatMap((key) =>
  Object.entries(passages[key].with).map(([other, text]) => ({ at: `${key} with ${other}`, text })),
);
const secondTexts: Text[] = lessonsWithSecond.flatMap((slug) =>
  archetypeKeys.map((key) => ({ at: `${slug}, second ${key}`, text: secondLines[slug][key] })),
);
const exampleTexts: Text[] = archetypeKeys.flatMap((key) => {
  const { sentence, offer, channel, weeks } = passages[key];
  const all = [
    sentence,
    ...Object.values(offer),
    ...Object.values(channel),
    ...weeks.flatMap((week) => Object.values(week)),
  ];
  return all.map((text) => ({ at: `${key}: example`, text }));
});
const everything = [...lessonTexts, ...pairTexts, ...secondTexts, ...exampleTexts];

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word));
const bare = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
const lessonText = new Map(
  blueprintLessons.map((slug) => [
    slug as string,
    readFileSync(join(import.meta.dirname, "../lessons", `${slug}.md`), "utf8"),
  ]),
);
const lessonWords = new Map([...lessonText].map(([slug, text]) => [slug, new Set(bare(text))]));
/** How many lessons a word stands in. */
const spread = new Map<string, number>();
for (const words of lessonWords.values()) {
  for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
}
/** The words of a text that stand in this lesson and in few others: its images, and what its exercise asks for. */
const ownWords = (slug: string, text: string) =>
  [...new Set(bare(text))].filter(
    (word) => word.length > 3 && lessonWords.get(slug)?.has(word) && (spread.get(word) ?? 0) <= 6,
  );

test("every lesson of the Blueprint has a passage for every archetype, and every pair has one", () => {
  const slugs = healersBusinessBlueprint.modules.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
  expect(slugs).toEqual([...blueprintLessons]);
  for (const key of archetypeKeys) {
    expect(Object.keys(passages[key].lessons), key).toEqual(slugs);
    expect(Object.keys(passages[key].with), key).toEqual(archetypeKeys.filter((other) => other !== key));
  }
  expect([lessonTexts.length, pairTexts.length, secondTexts.length]).toEqual([170, 90, 40]);
});

test("they are short enough to stand in a lesson, and long enough to say something", () => {
  const outside = (texts: Text[], least: number, most: number) =>
    texts
      .map(({ at, text }) => ({ at, count: wordsOf(text).length }))
      .filter(({ count }) => count < least || count > most);
  expect(outside(lessonTexts, 45, 90)).toEqual([]);
  expect(outside(pairTexts, 20, 40)).toEqual([]);
  expect(outside(secondTexts, 20, 40)).toEqual([]);
  expect(
    outside(
      archetypeKeys.map((key) => ({ at: key, text: passages[key].sentence })),
      15,
      27,
    ),
  ).toEqual([]);
});

test("no two begin alike, and none with the formula that everyone has read before", () => {
  const begun = new Map<string, string>();
  for (const { at, text } of [...lessonTexts, ...pairTexts, ...secondTexts]) {
    const opening = bare(text).slice(0, 4).join(" ");
    expect(begun.get(opening), `${at}: ${opening}`).toBeUndefined();
    begun.set(opening, at);
    expect(text, at).not.toMatch(/\bas an? (true |natural |born )?(healer|lightworker|\w+ archetype)\b/i);
  }
  for (const key of archetypeKeys) {
    const name = archetypes[key].title.split(" ").slice(-1)[0] ?? key;
    for (const slug of blueprintLessons) {
      expect(passages[key].lessons[slug], slug).not.toMatch(
        new RegExp(`\\b(as|being|you’re|you are) (an?|the) ([A-Z]\\w+ )?${name}\\b`, "i"),
      );
    }
  }
});

test("a passage speaks of its own lesson, to the person who reads it", () => {
  const strangers = archetypeKeys.flatMap((key) =>
    blueprintLessons
      .map((slug) => ({ at: `${key}: ${slug}`, own: ownWords(slug, passages[key].lessons[slug]) }))
      .filter(({ own }) => own.length < 2),
  );
  expect(strangers).toEqual([]);
  for (const { at, text } of lessonTexts) expect(text, at).toMatch(/\byou(r|rs|’\w+)?\b/i);
});

test("what stands in a lesson stands there once", () => {
  const sentences = lessonTexts.flatMap(({ at, text }) =>
    text
      .split(/(?<=[.?!:])”? /)
      .filter((sentence) => wordsOf(sentence).length > 4)
      .map((sentence) => [sentence, at] as const),
  );
  const seen = new Map<string, string>();
  for (const [sentence, at] of sentences) {
    expect(seen.get(sentence), `${at}: ${sentence}`).toBeUndefined();
    seen.set(sentence, at);
  }
});

/** The people of the course, who have a trade and a place there. */
const people =
  /\b(Joaquim|Aurelio|Sunniva|Nilufar|Baraka|Elena|Meseret|Vesna|Nasreen|Zainab|Lorena|Ikram|Rukmini|Yewande|Dilnoza|Tomasz|Delphine|Siobhán|Keiko|Anahera|Amparo|Renee|Ifeoma|Itzel|Dariush|Margit|Marit|Emre)\b/g;

test("whoever is named is met in that lesson, and nobody new comes in", () => {
  for (const key of archetypeKeys) {
    for (const slug of blueprintLessons) {
      for (const [name] of passages[key].lessons[slug].matchAll(people)) {
        expect(lessonText.get(slug), `${key}: ${slug}`).toContain(name);
      }
    }
  }
  const days =
    /^((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|March|May|June|October|November|February|Mombasa|Latin|Dad|Nobody|One|Drawer|Dear|Upstairs)$/;
  const titles = archetypeKeys.flatMap((key) => archetypes[key].title.split(" "));
  for (const { at, text } of [...lessonTexts, ...pairTexts, ...secondTexts]) {
    const capitals = [...text.replace(people, "").matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu)];
    const names = capitals.map(([name]) => name).filter((name) => !days.test(name) && !titles.includes(name));
    expect(names, at).toEqual([]);
  }
});

/** No price is set for anyone, no body is treated, nobody is told what they will earn or become, and nobody is praised. */
const unwanted = [
  /\b(heals?|healing|cures?|cured|treats?|diagnos\w+|trauma\w*|nervous system|symptoms?)\b/i,
  /\b(income|revenue|earnings|six figures|clients? will (come|find|book)|you will earn|fully booked)\b/i,
  /\b(amazing|magical|sacred|powerful|journeys?|empower\w*|gifted|superpower\w*|authentic\w*|aligned)\b/i,
  /\b(needn’t|shall|towards|afterwards|beforehand|whilst|holidays?|supper|cupboards?|tick(s|ed)?)\b/i,
];
/** Said by the lessons themselves, or quoted to be struck out. */
const excused = [
  /“You’re amazing”/,
  /, and treating belongs|; treating belongs/,
  /how studios treat beginners/,
];

test("nothing is promised, nobody is diagnosed, and the words are plain American ones", () => {
  for (const { at, text } of everything) {
    const left = excused.reduce((rest, pattern) => rest.replace(pattern, ""), text);
    for (const pattern of unwanted) expect(left, at).not.toMatch(pattern);
    expect(text, at).not.toMatch(/['"]|—|–|\s{2}|\.\.\.|!/);
    expect(text.match(/“/g)?.length, at).toBe(text.match(/”/g)?.length);
  }
});

test("the examples keep the rules that the lessons set", () => {
  for (const key of archetypeKeys) {
    const { sentence, offer, weeks } = passages[key];
    expect(sentence, key).toMatch(/^I [a-z]+ .+, and .+\.$/);
    expect(JSON.stringify(offer), `${key}: the price is the learner’s own`).not.toContain("$");
    expect(offer.last + offer.finishedWhen, `${key}: an end that both can see`).not.toBe("");
    expect(offer.whatItIsNot, `${key}: where the work stops`).toMatch(/^(Not|No) /);
    expect(offer.whatItIsNot, `${key}: and who to see`).toMatch(
      /doctor|midwife|therapist|counselor|accountant|lawyer/,
    );
    const things = weeks.flatMap((week) => Object.values(week));
    expect(new Set(things).size, key).toBe(9);
    for (const thing of things) {
      // Fits into a box: a verb, one sitting, nothing that is up to somebody else.
      expect(thing, key).toMatch(/^[A-Z][a-z]+ /);
      expect(wordsOf(thing).length, thing).toBeLessThanOrEqual(15);
      expect(thing).not.toMatch(/\.$|^(Get|Have|Be) |website/i);
    }
  }
});
