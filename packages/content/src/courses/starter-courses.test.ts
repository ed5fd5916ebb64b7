import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blueprintTiers, subscribePackage } from "../offers.ts";
import { integratedApproach, modalityGroups } from "../pages/blueprint/page.ts";
import { insideEachWeek } from "../pages/blueprint/weeks.ts";
import { homePage } from "../pages/home-page.ts";
import type { StarterCourse, StarterWorkbook } from "./course.ts";
import { starterCourses } from "./starter-courses.ts";

const here = import.meta.dirname;
const lessonsOf = ({ modules }: StarterCourse) => modules.flatMap(({ lessons }) => [...lessons]);
const textOf = ({ key }: StarterCourse, slug: string) =>
  readFileSync(join(here, key, "lessons", `${slug}.md`), "utf8");
const courses = starterCourses.map((course) => [course.title, course] as const);
const [blueprint] = starterCourses as [StarterCourse];
const headingsOf = (text: string) => text.match(/^#{1,6} .*$/gm) ?? [];
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
/** These show somebody's work from beginning to end: what was said, what went wrong, and what does in a bad week. */
const deep: readonly string[] = [
  ...(starterCourses.at(-1)?.modules ?? []).flatMap(({ lessons }) => lessons.map(({ slug }) => slug)),
  "where-your-people-already-are",
  "saying-it-in-your-own-voice",
  "one-channel-properly",
  "the-first-monday",
  "a-season-on-one-page",
];
/** What stands between a heading and the next one. */
const sectionOf = (text: string, heading: string) =>
  text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";

test("the Blueprint comes first, then the three courses of the landing page", () => {
  expect(starterCourses.map(({ title }) => title)).toEqual([
    "Healer’s Business Blueprint",
    ...homePage.courses.items.map(({ title }) => title),
  ]);
  const promised = subscribePackage.features.map(({ name }) => name);
  for (const { title } of starterCourses) expect(promised).toContain(title);
});

test("what the sales page says is inside the Blueprint is inside", () => {
  expect(blueprint.modules.map(({ lessons }) => lessons.length)).toEqual([5, 6, 6]);
  expect(lessonsOf(blueprint).map(({ title, summary, minutes }) => [title, minutes, summary])).toEqual(
    insideEachWeek.weeks.flatMap(({ lessons }) =>
      lessons.map(({ title, minutes, text }) => [title, minutes, text]),
    ),
  );
  expect(insideEachWeek.heading).toMatch(/^Seventeen lessons, three workbooks/);
  expect(blueprintTiers[0].features[1].more).toContain("seventeen lessons");
  const weekly = blueprint.workbooks.filter(({ kind, module }) => kind === "workbook" && module);
  for (const [index, { workbook }] of insideEachWeek.weeks.entries()) {
    expect(workbook).toContain(weekly[index]?.title ?? "?");
  }
  expect(blueprint.workbooks.map(({ kind, module }) => [kind, module])).toEqual([
    ["workbook", undefined],
    ["workbook", 1],
    ["workbook", 2],
    ["workbook", 3],
    ["template", 3],
  ]);
});

test("what the landing page says about the other courses is so", () => {
  for (const [index, card] of homePage.courses.items.entries()) {
    const course = starterCourses[index + 1] as StarterCourse;
    const minutes = lessonsOf(course).reduce((sum, lesson) => sum + lesson.minutes, 0);
    const [, hours] = /^About (\d+) hours, at your own pace$/.exec(card.duration) ?? [];
    expect(Math.abs(Number(hours) * 60 - minutes)).toBeLessThanOrEqual(30);
    expect(card).toMatchObject({
      moduleCount: "3 modules",
      modules: course.modules.map(({ title }) => title),
      level: course.difficulty,
      archetype: course.archetype,
    });
    expect(course.modules).toHaveLength(3);
    expect(course.workbooks.filter(({ kind }) => kind === "workbook")).toHaveLength(1);
  }
});

test("the templates that the landing page promises are there, each with wording to copy and checks for its owner", () => {
  const vault = homePage.features.items.find(({ title }) => title === "Resource vault")?.text ?? "";
  const promised = {
    "a price list": "The Price List",
    "a letter for a new price": "The Price-Rise Letter",
    "an intake form": "The Intake Form",
    "cancellation terms": "The Cancellation Terms",
    "a consent form": "What You Agree To",
    "a referral letter": "The Referral Letter",
    "your 90-day launch plan": "The 90-Day Launch Plan",
  };
  for (const words of Object.keys(promised)) expect(vault).toContain(words);
  const templates = starterCourses.flatMap(({ workbooks }) =>
    workbooks.filter(({ kind }) => kind === "template"),
  );
  expect(templates.map(({ title }) => title).sort()).toEqual(Object.values(promised).sort());
  for (const { slug, title, module, parts } of templates) {
    expect(module, title).toBeDefined();
    if (slug === "the-90-day-launch-plan") continue;
    const items = parts.flatMap((part) => [...part.items]);
    // A blank says what belongs in it, so that it can be copied into a message and filled in there.
    const wording = items.filter(({ kind, text }) => kind === "text" && /\[[^\]]+\]/.test(text ?? ""));
    expect(wording.length, title).toBeGreaterThanOrEqual(3);
    const checks = items.flatMap((item) => (item.kind === "checklist" ? [...item.items] : []));
    expect(checks.join(" "), title).toMatch(/the law where I live/);
    // Nothing is promised and nobody is treated.
    expect(JSON.stringify(parts), title).not.toMatch(/\b(cures?|guaranteed?|heals?|detox\w*)\b/i);
  }
});

test.each(courses)("every lesson of %s is a real text with an exercise at its end", (_title, course) => {
  const lessons = lessonsOf(course);
  for (const { slug, title, summary, minutes } of lessons) {
    const text = textOf(course, slug);
    const words = wordsOf(text);
    // How long it may be is a matter of its minutes, below. Those on the hardest subjects show an example to its end.
    expect(words, slug).toBeGreaterThanOrEqual(deep.includes(slug) ? 1200 : 700);
    const last = course === blueprint ? ["## Exercise", "## The three questions"] : ["## Exercise"];
    expect(headingsOf(text).slice(-last.length), slug).toEqual(last);
    expect(sectionOf(text, "Exercise").trim().length, slug).toBeGreaterThan(100);
    // Its title stands above it already, and no other site is linked or loaded.
    expect(text, slug).not.toMatch(/^# |<\w|\]\((?!\/)|!\[/m);
    expect(
      [title, summary].every((each) => each.trim().length > 0),
      slug,
    ).toBe(true);
    expect(minutes, slug).toBeGreaterThanOrEqual(15);
    expect(minutes, slug).toBeLessThanOrEqual(40);
  }
  const slugs = lessons.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  const files = readdirSync(join(here, course.key, "lessons")).map((file) => file.replace(/\.md$/, ""));
  expect(files.sort(), "no text without a lesson").toEqual([...slugs].sort());
});

test.each(courses)("a lesson of %s takes as long as it says: its text and its exercise", (_title, course) => {
  const numbers = {
    Ten: 10,
    Fifteen: 15,
    Eighteen: 18,
    Twenty: 20,
    "Twenty-two": 22,
    "Twenty-five": 25,
    Thirty: 30,
  };
  for (const { slug, minutes } of lessonsOf(course)) {
    const text = textOf(course, slug);
    const [, said = ""] = /(\d+|[A-Z][a-z]+(?:-[a-z]+)?) minutes/.exec(sectionOf(text, "Exercise")) ?? [];
    const exercise = Number(said) || numbers[said as keyof typeof numbers];
    // 238 words a minute is what a grown-up reads of such a text.
    expect(exercise + wordsOf(text) / 238, slug).toBeLessThanOrEqual(minutes);
  }
});

test("every lesson of the Blueprint ends with the three questions, each put to its own subject", () => {
  const asked = integratedApproach.strands.map(({ title }) => title);
  const inFull = lessonsOf(blueprint).flatMap(({ slug }) => {
    const closing = sectionOf(textOf(blueprint, slug), "The three questions");
    const questions = [...closing.matchAll(/^- \*\*(.+)\*\* (.+)$/gm)];
    expect(
      questions.map(([, question]) => question),
      slug,
    ).toEqual(asked);
    return questions.map(([, , task = ""]) => task);
  });
  expect(inFull).toHaveLength(17 * 3);
  expect(new Set(inFull).size, "none is asked twice").toBe(inFull.length);
  for (const task of inFull) expect(task.length, task).toBeGreaterThan(60);

  const weekly = blueprint.workbooks.filter(({ kind }) => kind === "workbook");
  for (const { parts } of weekly) {
    for (const { title, items } of parts) expect(items.at(-1)?.text, title).toMatch(/^The three questions/);
  }
});

test("the four kinds of work have examples of their own in every week of the Blueprint", () => {
  const names = modalityGroups.groups.map(({ name }) => name);
  const perWeek = blueprint.modules.map(({ lessons }) => {
    const sections = lessons.map(({ slug }) =>
      sectionOf(textOf(blueprint, slug), "In your kind of practice"),
    );
    const written = sections.filter((section) => section !== "");
    for (const section of written) {
      const lines = [...section.matchAll(/^- \*\*(.+):\*\* .+$/gm)];
      expect(lines.map(([, name]) => name)).toEqual(names);
    }
    return written.length;
  });
  expect(perWeek).toEqual([2, 6, 4]);
});

/** What is printed: an old lesson's slug may be in other English. */
const saidIn = ({ parts }: StarterWorkbook) => JSON.stringify(parts.map(({ lesson, ...printed }) => printed));

test("lessons and workbooks are in American English", () => {
  const foreign =
    /\b(\w*(neighbo|colo|favo|behavio|hono)ur\w*|\w*(organ|recogn|apolog|special)is(e|ed|es|ing)|practis\w+|(program)mes?|licence|judgement|cancell(ed|ing)|labelled|travell\w+|learnt|spelt|tyres?|centres?|grey|cheques?|counsell\w+|aeroplane|fortnight\w*|whilst|shall|needn’t|diar(y|ies)|telephones?|noughts?|cupboards?|queues?|chemist’?s?|launderette|lavatory|carers?|supper|lorry|holidays?|tick(s|ed)?|rang|rung|per cent|towards|afterwards|beforehand)\b/i;
  for (const course of starterCourses) {
    const { title, description, modules, workbooks } = course;
    const texts = lessonsOf(course).map(({ slug }) => [slug, textOf(course, slug)] as const);
    const outline = JSON.stringify({
      title,
      description,
      modules: modules.map(({ lessons, ...rest }) => rest),
    });
    const lines = lessonsOf(course).flatMap((lesson) => [lesson.title, lesson.summary]);
    for (const [name, text] of texts) expect(text.match(foreign)?.[0], name).toBeUndefined();
    if (course !== blueprint) for (const text of [outline, ...lines]) expect(text).not.toMatch(foreign);
    for (const book of workbooks) expect(saidIn(book).match(foreign)?.[0], book.title).toBeUndefined();
  }
});

test.each(courses)("the workbooks of %s have a part for each of its lessons", (_title, course) => {
  const slugs = course.workbooks.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { kind, module, parts, title } of course.workbooks) {
    const lessons = module ? [...(course.modules[module - 1]?.lessons ?? [])] : lessonsOf(course);
    if (kind === "workbook") {
      expect(
        parts.map((part) => part.title),
        title,
      ).toEqual(lessons.map((lesson) => lesson.title));
    }
    for (const part of parts) {
      expect(part.items.length, `${title}: ${part.title}`).toBeGreaterThan(0);
      for (const item of part.items) {
        if (item.kind === "table") {
          expect(item.firstColumn?.length ?? 0, part.title).toBeLessThanOrEqual(item.rows);
        }
      }
    }
  }
});

/** Each part and item that says something else on paper, with what it says on a screen. */
const onScreen = ({ parts }: StarterWorkbook) =>
  parts.flatMap(({ lead, paper, items }) => [
    ...(paper === undefined ? [] : [lead]),
    ...items.flatMap((item) => ("paper" in item && item.paper !== undefined ? [item.text] : [])),
  ]);

test("what has words of its own for paper asks on a screen for no mark that a hand would make", () => {
  const marks = /question mark|pencil|underline|circle|\bX\b/i;
  const said = starterCourses.flatMap(({ workbooks }) => workbooks.flatMap(onScreen));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => marks.test(text ?? ""))).toEqual([]);
});

test("a lesson that speaks of its part in a workbook calls both by their names", () => {
  let mentions = 0;
  for (const course of starterCourses) {
    const titles = course.workbooks.map(({ title }) => title);
    for (const { slug, title } of lessonsOf(course)) {
      const exercise = textOf(course, slug).split("## Exercise")[1] ?? "";
      // A period stands inside the quotation marks.
      for (const [, named = ""] of exercise.matchAll(/part “([^”]+)”/g)) {
        expect(named.replace(/[.,]$/, ""), slug).toBe(title);
      }
      for (const [, book] of exercise.matchAll(/\b(The [A-Z]\w+ (?:Book|Workbook))\b/g)) {
        expect(titles, slug).toContain(book);
        mentions++;
      }
    }
  }
  expect(mentions).toBeGreaterThan(40);
});

test("films have names of their own, and no public page carries texts or workbooks along", () => {
  const films = starterCourses.flatMap((course) => lessonsOf(course).flatMap(({ film }) => film ?? []));
  expect(films.length).toBeGreaterThanOrEqual(5);
  expect(new Set(films).size).toBe(films.length);
  for (const film of films) expect(film).toMatch(/^[a-z0-9-]+$/);
  for (const { key } of starterCourses) {
    const imports = readFileSync(join(here, key, "course.ts"), "utf8").match(/from "[^"]+"/g) ?? [];
    expect(imports.join(" "), key).not.toMatch(/workbook|launch-plan/);
  }
});
