import { readFileSync } from "node:fs";
import { join } from "node:path";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { modalityGroups } from "../pages/blueprint/page.ts";
import { homePage } from "../pages/home-page.ts";
import { subscribePage } from "../pages/subscribe-page.ts";
import { afterResultTestimonials } from "../proof/after-result-testimonials.ts";
import { carouselTestimonials, moreTestimonials, testimonialCards } from "../proof/testimonials.ts";
import { sampleTestimonials } from "../quiz-samples.ts";
import { cast } from "./cast.ts";
import { caseFiles } from "./healers-business-blueprint/case-files/index.ts";
import { blueprintLessons } from "./healers-business-blueprint/passages/passage.ts";
import { passages } from "./healers-business-blueprint/passages/passages.ts";
import { starterCourses } from "./starter-courses.ts";

const lessons = starterCourses.flatMap(({ key, modules }) =>
  modules.flatMap(({ lessons }) =>
    lessons.map(({ slug }) => ({
      course: key,
      slug,
      text: readFileSync(join(import.meta.dirname, key, "lessons", `${slug}.md`), "utf8"),
    })),
  ),
);
const named = (name: string) => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, "u");

test("nobody in the examples has two trades, and every lesson in which they appear is listed", () => {
  const names = cast.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, lessons: listed } of cast) {
    const met = lessons.filter(({ text }) => named(name).test(text)).map(({ slug }) => slug);
    expect([...listed].sort(), name).toEqual(met.sort());
    expect(listed.length, name).toBeGreaterThan(0);
  }
});

test("whoever is introduced is introduced with the trade they have", () => {
  for (const { name, introduced } of cast) {
    const paragraphs = lessons.flatMap(({ text }) =>
      text.split("\n").filter((paragraph) => named(name).test(paragraph)),
    );
    for (const words of introduced) {
      expect(
        paragraphs.some((paragraph) => paragraph.includes(words)),
        `${name} ${words}`,
      ).toBe(true);
    }
    for (const [clause] of paragraphs
      .join("\n")
      .matchAll(new RegExp(`${name}, (?:who|whose|an?) [^.;:,”\\n]+`, "gu"))) {
      expect(
        introduced.some((words) => clause.includes(words)),
        clause,
      ).toBe(true);
    }
  }
});

test("whoever is introduced with “who” and a trade is in the cast", () => {
  const introductions =
    /(\p{Lu}[\p{L}-]+), who (?:practices|teaches|reads|leads|gives|guides|works on|makes|holds)\b/gu;
  for (const { slug, text } of lessons) {
    for (const [, name] of text.matchAll(introductions)) {
      expect(
        cast.map((member) => member.name),
        slug,
      ).toContain(name);
    }
  }
});

test("each of the four groups of the sales page meets its own people by name, in four lessons or more", () => {
  const blueprint = lessons.filter(({ course }) => course === starterCourses[0]?.key);
  for (const { name: group } of modalityGroups.groups) {
    const members = cast.filter((member) => member.group === group);
    const met = blueprint.filter(({ slug }) => members.some((member) => member.lessons.includes(slug)));
    expect(met.length, group).toBeGreaterThanOrEqual(4);
  }
});

const voices = [
  ...homePage.testimonials.items,
  ...subscribePage.testimonials.items,
  ...sampleTestimonials,
  ...carouselTestimonials,
  ...afterResultTestimonials,
  ...[...testimonialCards, ...moreTestimonials].map(({ firstName, initial, role }) => ({
    author: `${firstName} ${initial}`,
    profession: role,
  })),
];

test("a voice on a page that has the name of somebody in a lesson has their trade too", () => {
  for (const { author, profession } of voices) {
    const member = cast.find(({ name }) => name === author.split(" ")[0]);
    const [work = ""] = profession.toLowerCase().split(" ").slice(-1);
    if (member) expect(member.trade, author).toContain(work);
  }
});

test("no two voices have one name, whatever page they are on", () => {
  const names = voices.map(({ author }) => author);
  expect(names).toEqual([...new Set(names)]);
});

test("whoever has a case file is introduced in it with the trade they have in the lessons", () => {
  for (const { name, about } of caseFiles) {
    const introduced = cast.find((member) => member.name === name)?.introduced ?? [];
    expect(
      introduced.some((words) => about.includes(words)),
      `${name}: ${about}`,
    ).toBe(true);
  }
});

test("a passage speaks of people who are met in its lesson, or says when they will be", () => {
  const spoken = archetypeKeys.flatMap((key) => [
    ...blueprintLessons.map((slug) => ({ key, slug, text: passages[key].lessons[slug] })),
    ...Object.values(passages[key].with).map((text) => ({ key, slug: "two-under-one-roof", text })),
  ]);
  for (const { key, slug, text } of spoken) {
    for (const { name, lessons: listed } of cast.filter((member) => named(member.name).test(text))) {
      const isMet = listed.includes(slug) || text.includes(`You’ll meet ${name}`);
      expect(isMet, `${key}, ${slug}: ${name}`).toBe(true);
    }
  }
});

test("what a case file, a passage or a workbook says somebody does is what they do", () => {
  const said = JSON.stringify([caseFiles, passages, starterCourses]);
  for (const { name, introduced } of cast) {
    for (const [clause] of said.matchAll(new RegExp(`${name}, (?:who|whose|an?) [^.;:,”"]+`, "gu"))) {
      expect(
        introduced.some((words) => clause.includes(words)),
        clause,
      ).toBe(true);
    }
  }
});
