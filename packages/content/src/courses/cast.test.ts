import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modalityGroups } from "../pages/blueprint-page.ts";
import { homePage } from "../pages/home-page.ts";
import { subscribePage } from "../pages/subscribe-page.ts";
import { carouselTestimonials } from "../testimonials.ts";
import { cast } from "./cast.ts";
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

test("a voice on a page that has the name of somebody in a lesson has their trade too", () => {
  const voices = [
    ...homePage.testimonials.items,
    ...subscribePage.testimonials.items,
    ...carouselTestimonials,
  ];
  for (const { author, profession } of voices) {
    const member = cast.find(({ name }) => name === author.split(" ")[0]);
    const [work = ""] = profession.toLowerCase().split(" ").slice(-1);
    if (member) expect(member.trade, author).toContain(work);
  }
});
