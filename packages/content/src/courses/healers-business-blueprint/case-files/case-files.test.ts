import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modalityGroups } from "../../../pages/blueprint/page.ts";
import { cast } from "../../cast.ts";
import type { WorkbookItem } from "../../course.ts";
import { tablesOf } from "../../tools/tools.ts";
import { fieldsOf, rowsOf, wordsAt } from "../../workbook-fields.ts";
import { launchPlan } from "../launch-plan.ts";
import { giftBook } from "../workbook-week-1.ts";
import { offerBook } from "../workbook-week-2.ts";
import { launchBook } from "../workbook-week-3.ts";
import { type CaseFile, writtenIn } from "./case-file.ts";
import { caseFiles } from "./index.ts";

const books = [giftBook, offerBook, launchBook, launchPlan];
const items: readonly WorkbookItem[] = books.flatMap(({ parts }) => parts.flatMap((part) => [...part.items]));
// What is for a screen alone is made of the rest, or of the learner’s own result.
const toWrite = items.filter(({ kind, paper }) => kind !== "text" && paper !== "");
const people = caseFiles.map((file) => [file.name, file] as const);

const read = (file: CaseFile) => {
  const { words } = writtenIn(file, books);
  const said = (address: string) => words.get(address) ?? "";
  /** The first number in it; none counts as nothing. */
  const number = (address: string) =>
    Number(/\d[\d,]*(?:\.\d+)?/.exec(said(address))?.[0].replace(/,/g, "") ?? 0);
  return { words, said, number };
};
const sum = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((all, each) => all + each, 0) * 100) / 100;
const weeks = Array.from({ length: 13 }, (_, index) => String(index + 1));

test("each group of the sales page has a case file, of somebody in the cast", () => {
  expect(caseFiles.map(({ group }) => group)).toEqual(modalityGroups.groups.map(({ name }) => name));
  for (const { name, group, primary, secondary } of caseFiles) {
    expect(cast.find((member) => member.name === name)?.group, name).toBe(group);
    expect(primary).not.toBe(secondary);
  }
});

test.each(people)("%s answers in places that there are, and leaves few of them empty", (_name, file) => {
  const ids = items.map(({ id }) => id);
  for (const [id, answer] of Object.entries(file.answers)) {
    const item = items.find((each) => each.id === id);
    expect(ids, id).toContain(id);
    if (item?.kind === "question") expect(typeof answer, id).toBe("string");
    if (item?.kind === "checklist") {
      for (const key of answer as readonly string[]) expect(item.keys, id).toContain(key);
    }
    if (item?.kind === "tool") {
      const keys = tablesOf(item).flatMap((table) => rowsOf(table).map(({ key }) => key));
      for (const row of Object.keys(answer)) expect(keys, id).toContain(row);
    }
    if (item?.kind !== "table") continue;
    const rows = rowsOf(item);
    const named = rows.every(({ given }) => given !== undefined);
    expect(Array.isArray(answer), id).toBe(!named);
    for (const [row, cells] of Object.entries(answer)) {
      const there = named ? rows.find(({ key }) => key === row) : rows[Number(row)];
      expect(there, `${id} ${row}`).toBeDefined();
      expect(cells.length, `${id} ${row}`).toBeLessThanOrEqual(there?.cells.length ?? 0);
    }
  }
  expect(toWrite.filter(({ id }) => file.answers[id] === undefined).map(({ id }) => id)).toEqual([]);

  const { words, checked } = writtenIn(file, books);
  // Figures are reckoned, and the second look at the stations is for whoever wants it.
  const fields = toWrite
    .flatMap((item) => fieldsOf(item))
    .filter(
      ({ reckoned, isOptional, key }) => !reckoned && !isOptional && !/\.(does|feels|offer)$/.test(key),
    );
  const written = fields.filter(({ address }) => words.has(address) || checked.has(address));
  // As people do it: most of it, and never to the last line.
  expect(written.length / fields.length).toBeGreaterThan(0.7);
  expect(written.length).toBeLessThan(fields.length);
});

test.each(people)("the prices of %s follow from their arithmetic", (_name, file) => {
  const { said, number } = read(file);
  const line = (key: string) => number(`price.sum/${key}.result`);
  expect(line("counted")).toBe(line("limit") * 0.75);
  expect(line("sessions")).toBe(line("weeks") * line("counted"));
  const costs = ["room", "insurance", "materials", "phone", "other"].map(line);
  expect(line("costs")).toBe(sum(costs));
  const [, share = ""] = /÷ (0\.\d+)/.exec(said("price.sum/before-tax.calculation")) ?? [];
  expect(line("before-tax")).toBe(Math.round(line("live") / Number(share)));
  const carries = (line("before-tax") + line("costs")) / line("sessions");
  expect(line("carry")).toBe(Math.round(carries * 100) / 100);
  // No price is below its floor, and all of them are higher than what it was.
  const session = number("price.prices/session.price");
  expect(session).toBeGreaterThanOrEqual(line("carry"));
  expect(session).toBeGreaterThan(line("today"));
  expect(number("price.prices/signature.price")).toBeGreaterThanOrEqual(
    number("price.prices/signature.floor"),
  );
  const [, minutes, of, carried, floor] =
    /(\d+) ÷ (\d+) × ([\d.]+) = ([\d.]+)/.exec(said("price.prices/door.floor"))?.map(Number) ?? [];
  expect(carried).toBe(line("carry"));
  expect(floor).toBe(Math.round(((minutes ?? 0) / (of ?? 1)) * (carried ?? 0) * 100) / 100);
  expect(number("price.prices/door.price")).toBeGreaterThanOrEqual(floor ?? 0);

  // What was written once is the same wherever it is copied to.
  const offer = `$${number("price.prices/signature.price")}`;
  const door = `$${number("price.prices/door.price")}`;
  expect(said("offer.page/price.words")).toBe(offer);
  expect(said("door.page/price.words")).toBe(door);
  for (const address of ["channel.one-page/offer.answer", "plan.start/offer.words"]) {
    expect(said(address)).toBe(`${said("offer.page/name.words")}, ${offer}`);
  }
  for (const address of ["channel.one-page/door.answer", "plan.start/door.words"]) {
    expect(said(address)).toBe(`${said("door.page/name.words")}, ${door}`);
  }
  expect(said("voice.page-end")).toContain(offer);
  expect(said("voice.page-end")).toContain(door);
  expect(said("sentence.third")).toContain(said("sentence.frame/sentence.mine"));
  expect(said("plan.start/sentence.words")).toBe(said("sentence.frame/sentence.mine"));
  expect(said("voice.page-start")).toContain(said("sentence.frame/sentence.mine"));
});

test.each(people)("the tool reckons for %s what the pencil did", (_name, file) => {
  const { words, said, number } = read(file);
  const fields = new Map(items.flatMap(fieldsOf).map((field) => [field.address, field]));
  const reckoned = (address: string) =>
    wordsAt(address, {
      // Only what nobody reckoned by hand.
      own: (at) => (fields.get(at)?.reckoned ? undefined : words.get(at)),
      fieldAt: (at) => fields.get(at),
    });
  for (const row of ["counted", "sessions", "costs", "before-tax", "carry"]) {
    const address = `price.sum/${row}.result`;
    expect(reckoned(address).replace(/,/g, ""), row).toBe(said(address));
  }
  const share = number("price.sum/share.result") / 100;
  const leaves =
    number("price.sum/sessions.result") * number("price.sum/today.result") - number("price.sum/costs.result");
  expect(Number(reckoned("price.sum/year-today.result").replace(/,/g, ""))).toBeCloseTo(leaves * share, 2);
});

test.each(people)("the other numbers of %s add up", (_name, file) => {
  const { said, number } = read(file);
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  for (const column of ["people", "with", "around"]) {
    const total = sum(days.map((day) => number(`model.week/${day}.${column}`)));
    expect(number(`model.week/whole.${column}`), column).toBe(total);
  }
  expect(
    days.filter((day) => said(`model.week/${day}.people`) === "").length,
    "a day is free",
  ).toBeGreaterThan(0);
  for (const row of Array.from({ length: 12 }, (_, index) => index + 1)) {
    const cell = (column: string) => number(`places.twelve/${row}.${column}`);
    expect(cell("score"), `place ${row}`).toBe(cell("mind") * cell("known"));
  }
  for (const model of ["sessions", "groups", "courses", "jars"]) {
    const scores = ["suits", "adds", "keep"].map((column) => number(`model.scores/${model}.${column}`));
    expect(number(`model.scores/${model}.total`), model).toBe(sum(scores));
  }
  const leaked = Array.from({ length: 10 }, (_, index) => String(index + 1))
    .filter((row) => said(`giving.list/${row}.kind`) === "L")
    .map((row) => number(`giving.list/${row}.hours`));
  expect(said("giving.three/adds-up.answer")).toContain(String(sum(leaked) * 26));
  for (const column of ["invited", "answered", "came"]) {
    const total = sum(weeks.map((week) => number(`plan.fridays/${week}.${column}`)));
    expect(number(`plan.count/${column}.count`), column).toBe(total);
  }
  expect(number("plan.count/done.count")).toBeLessThanOrEqual(33);
  const page = `${said("voice.page-start")} ${said("voice.page-end")}`;
  expect(page.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(200);
});

test.each(people)("the plan of %s has thirteen Mondays in a row, and two empty weeks", (_name, file) => {
  const { said } = read(file);
  const year = 2027;
  const dayOf = (words: string) => new Date(`${words} ${year} 12:00 UTC`);
  const [first] = weeks.map((week) => dayOf(said(`plan.weeks/${week}.monday`)));
  if (!first) throw new Error("no first Monday");
  expect(first.getUTCDay()).toBe(1);
  const dayAfter = (days: number) => new Date(first.getTime() + days * 86_400_000).getTime();
  for (const [index, week] of weeks.entries()) {
    expect(dayOf(said(`plan.weeks/${week}.monday`)).getTime(), `week ${week}`).toBe(dayAfter(index * 7));
  }
  const given = (address: string) => dayOf(said(address).replace(/^\w+, /, "")).getTime();
  expect(given("plan.start/day-one.words")).toBe(dayAfter(0));
  expect(given("plan.start/day-ninety.words")).toBe(dayAfter(89));

  const things = (week: string) =>
    ["found", "invite", "house"].filter((column) => said(`plan.weeks/${week}.${column}`) !== "");
  const empty = weeks.filter((week) => things(week).length === 0);
  expect(empty).toHaveLength(2);
  expect(weeks.filter((week) => things(week).length === 3)).toHaveLength(11);
  const [seen, unseen] = ["empty-seen", "empty-unseen"].map((row) => said(`ninety.fixed/${row}.week`));
  expect([seen, unseen].sort()).toEqual([...empty].sort());
  expect(Number(unseen)).toBeGreaterThanOrEqual(7);
  expect(Number(unseen)).toBeLessThanOrEqual(11);
  expect(Number(said("ninety.fixed/door.week"))).toBeGreaterThanOrEqual(4);
});

test("lessons tell of them what stands in their books", () => {
  const lesson = (slug: string) =>
    readFileSync(join(import.meta.dirname, "../lessons", `${slug}.md`), "utf8").replace(/\*\*|^> ?/gm, "");
  for (const file of caseFiles) {
    const { said } = read(file);
    expect(lesson("a-price-you-can-say-aloud"), file.name).toContain(said("price.sum/carry.result"));
  }
  // Two of the pages are shown whole.
  for (const name of ["Dilnoza", "Ifeoma"]) {
    const file = caseFiles.find((each) => each.name === name);
    if (!file) throw new Error(name);
    const { said } = read(file);
    const paragraphs = `${said("voice.page-start")}\n${said("voice.page-end")}`.split("\n");
    expect(paragraphs, name).toHaveLength(7);
    for (const paragraph of paragraphs) expect(lesson("saying-it-in-your-own-voice")).toContain(paragraph);
  }
});

test("they write American English, in curly quotation marks, and claim nothing about anybody’s health", () => {
  const foreign =
    /\b(\w*(neighbo|colo|favo|behavio)ur\w*|practis\w+|programmes?|cancell(ed|ing)|diar(y|ies)|fortnight\w*|shall|holidays?|cupboards?|queues?|tick(s|ed)?|towards|afterwards|grey|centres?)\b/i;
  for (const file of caseFiles) {
    const { words } = read(file);
    for (const [address, text] of [["about", file.about] as const, ...words]) {
      expect(text.match(foreign)?.[0], `${file.name} ${address}`).toBeUndefined();
      expect(text, address).not.toMatch(/['"]/);
      expect(text, address).not.toMatch(/\b(cure[sd]?|guarantee\w*|detox\w*|heals?|healed)\b/i);
    }
  }
});
