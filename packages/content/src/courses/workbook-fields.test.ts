import { expect, test } from "vitest";
import type { StarterCourse, WorkbookItem } from "./course.ts";
import { starterCourses } from "./starter-courses.ts";
import { tablesOf } from "./tools/tools.ts";
import { fieldsOf, rowsOf, splitAddress } from "./workbook-fields.ts";

const courses = starterCourses.map((course) => [course.title, course] as const);
const partsOf = ({ workbooks }: StarterCourse) => workbooks.flatMap(({ parts }) => [...parts]);
/** Each once, though a whole book has those of its weeks. */
const itemsOf = (course: StarterCourse) => [...new Set(partsOf(course).flatMap(({ items }) => [...items]))];
const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

test.each(courses)("every item of %s has an id of its own, and everything in it a key", (_title, course) => {
  const items = itemsOf(course);
  const ids = items.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const item of items) {
    const [part = "", name = "", ...more] = item.id.split(".");
    expect([isNamed.test(part), isNamed.test(name), more], item.id).toEqual([true, true, []]);
    const addresses = fieldsOf(item).map(({ address }) => address);
    expect(new Set(addresses).size, item.id).toBe(addresses.length);
    for (const [keys, entries] of keyed(item)) {
      expect(keys.length, item.id).toBe(entries.length);
      for (const key of keys) expect(key, item.id).toMatch(isNamed);
    }
  }
});

test("rows to fill in never have the key of a given one, whatever numbers those have", () => {
  const table = (given: readonly string[], rows: number): Extract<WorkbookItem, { kind: "table" }> => ({
    id: "own.table",
    kind: "table",
    columns: ["Who", "What"],
    firstColumn: given.map((key) => `Row ${key}`),
    rows,
    keys: { columns: ["who", "what"], rows: given },
  });
  const keys = (given: readonly string[], rows: number) => rowsOf(table(given, rows)).map(({ key }) => key);
  expect(keys(["me", "you"], 4)).toEqual(["me", "you", "3", "4"]);
  // The first of "1", "2" and "3" was taken out.
  expect(keys(["2", "3"], 4)).toEqual(["2", "3", "103", "4"]);
  expect(keys(["2", "3"], 5), "and stays with its number when rows are added").toContain("103");
  expect(keys(["3", "103"], 3)).toEqual(["3", "103", "203"]);
  const numbers = Array.from({ length: 50 }, (_, at) => String(at + 51));
  expect(new Set(keys(numbers, 100)).size).toBe(100);
});

test("a box that ends in a colon asks for words, and only such a box", () => {
  const boxes = {
    id: "own.boxes",
    kind: "checklist",
    items: ["It hangs: there", "By:"],
    keys: ["a", "b"],
  } as const;
  expect(fieldsOf(boxes).map(({ address }) => address)).toEqual([
    "own.boxes/a",
    "own.boxes/b",
    "own.boxes/b.words",
  ]);
});

function keyed(item: WorkbookItem): [readonly string[], readonly string[]][] {
  if (item.kind === "checklist") return [[item.keys, item.items]];
  if (item.kind === "tool") return tablesOf(item).flatMap(keyed);
  if (item.kind !== "table") return [];
  return [
    [item.keys.columns, item.columns],
    [item.keys.rows ?? [], item.firstColumn ?? []],
  ];
}

test.each(courses)("every part of %s says in which lesson it is taught", (_title, course) => {
  const lessons = course.modules.flatMap((module) => [...module.lessons]);
  for (const { kind, parts } of course.workbooks) {
    for (const { title, lesson } of parts) {
      const taught = lessons.find(({ slug }) => slug === lesson);
      expect(taught, title).toBeDefined();
      if (kind === "workbook") expect(taught?.title).toBe(title);
    }
  }
});

test.each(courses)(
  "what travels in %s comes from something that is there, and never from itself",
  (_title, course) => {
    const fields = new Map(
      itemsOf(course).flatMap((item) => fieldsOf(item).map((field) => [field.address, field] as const)),
    );
    const sourcesOf = (address: string, seen: readonly string[] = []): string[] => {
      expect(seen, address).not.toContain(address);
      // The academy's own knowledge of a learner, such as the result of the quiz.
      if (address.startsWith("me/")) return [];
      const field = fields.get(address);
      expect(field, address).toBeDefined();
      const sources = [...(field?.from ?? []), ...(field?.reckoned?.needs ?? [])];
      return sources.flatMap((source) => [source, ...sourcesOf(source, [...seen, address])]);
    };
    for (const address of fields.keys()) sourcesOf(address);
    for (const item of itemsOf(course)) {
      if (item.kind !== "table" && item.kind !== "tool") continue;
      for (const key of Object.keys(item.from ?? {})) expect(fields.has(`${item.id}/${key}`), key).toBe(true);
    }
  },
);

test("“My sentence” is written once", () => {
  const [blueprint] = starterCourses as [StarterCourse];
  const fields = itemsOf(blueprint).flatMap((item) => fieldsOf(item));
  const taking = fields.filter(({ from }) => from.includes("sentence.frame/sentence.mine"));
  expect(taking.map(({ address }) => address)).toEqual([
    "voice.smaller/card-sentence.words",
    "voice.smaller/party-sentence.words",
    "channel.one-page/say.answer",
    "plan.start/sentence.words",
  ]);
});

test("a table has a cell wherever nothing is printed", () => {
  const table = {
    id: "a.table",
    kind: "table",
    columns: ["What", "How much"],
    firstColumn: ["Rent"],
    rows: 2,
    keys: { columns: ["what", "sum"], rows: ["rent"] },
  } as const;
  expect(rowsOf(table).map(({ given, cells }) => [given, cells.map(({ key }) => key)])).toEqual([
    ["Rent", ["rent.sum"]],
    [undefined, ["2.what", "2.sum"]],
  ]);
  expect(splitAddress("a.table/rent.sum")).toEqual({ item: "a.table", key: "rent.sum" });
  expect(splitAddress("a.question")).toEqual({ item: "a.question", key: "" });
});

test("ids and keys stay as they were: what people have written hangs on them", async () => {
  const lines = starterCourses.flatMap((course) => [
    `# ${course.key}`,
    ...itemsOf(course).flatMap((item) => [
      `${item.id} (${item.kind})`,
      ...keyed(item).flatMap(([keys]) => (keys.length > 0 ? [`  ${keys.join(" ")}`] : [])),
    ]),
  ]);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./workbook-ids.txt");
});
