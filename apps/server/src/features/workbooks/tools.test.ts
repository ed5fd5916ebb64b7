import type { WorkbookItem } from "@academy/content/courses/course";
import { writeItemMark } from "@academy/content/courses/tools/placed-items";
import { tablesOf } from "@academy/content/courses/tools/tools";
import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { documentsHere } from "../../platform/documents/documents.ts";
import { early, learning, text } from "../../testing/data/workbook-writers.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { identifyWorkbooks } from "./public.ts";

/** Before there were tools. */
function asItWas<Item extends WorkbookItem>(item: Item): WorkbookItem[] {
  if (item.kind !== "tool") return [item];
  return item.tool === "rehearsal" ? [] : tablesOf(item).slice(0, 1);
}

const toolCell = (item: string, fields: Record<string, string>) => ({
  item,
  baseRevision: 0,
  fields: Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, { text, at: early }])),
});
const rukmini = {
  "weeks.result": "44",
  "limit.result": "12",
  "room.result": "6,600",
  "live.result": "18,000",
  "share.result": "75",
};

test("a tool prints its entries and what they come to, and its figures travel", async () => {
  const here = documentsHere();
  const printed: Parameters<typeof here.renderWorkbook>[0][] = [];
  const renderWorkbook: typeof here.renderWorkbook = (input) => {
    printed.push(input);
    return here.renderWorkbook(input);
  };
  const { ann, paths, save } = await learning({ documents: documentsWith({ renderWorkbook }) });
  expect(
    await save([
      toolCell("price.sum", rukmini),
      toolCell("sentence.pieces", {
        "whom.words": "people on their feet all day",
        "with-what.words": "work on the feet of",
        "feels.words": "nobody talks",
      }),
    ]),
  ).toMatchObject({ refused: [] });
  for (const slug of ["the-offer-book", "the-90-day-launch-plan"]) {
    expect((await ann.get(`${paths.books}/${slug}/filled.pdf`)).status).toBe(200);
  }

  const [offer, plan] = printed.map(({ written }) => written?.fields);
  expect(offer).toMatchObject({
    "price.sum/weeks.result": "44",
    "price.sum/sessions.calculation": "44 × 9",
    "price.sum/carry.result": "77.27",
    "price.prices/session.floor": "77.27",
  });
  expect(plan?.["plan.start/sentence.words"]).toBe(
    "I work on the feet of people on their feet all day, and nobody talks.",
  );
});

test("what was written in the table before is there in the tool", async () => {
  const { api, courseId, read, save } = await learning();
  const setItems = async (change: (item: WorkbookItem) => WorkbookItem[]) => {
    const books = await api.db
      .selectFrom("resources")
      .select(["id", "workbook"])
      .where("course_id", "=", courseId)
      .execute();
    for (const { id, workbook } of books) {
      const parts = workbook?.parts.map((part) => ({ ...part, items: part.items.flatMap(change) }));
      await api.db
        .updateTable("resources")
        .set({ workbook: asJson({ ...workbook, parts }) })
        .where("id", "=", id)
        .execute();
    }
  };
  await setItems(asItWas);
  const old = toolCell("price.sum", {
    "weeks.calculation": "52 − 8",
    "weeks.result": "44",
    "carry.result": "80",
  });
  expect(await save([old, toolCell("journey.stations", { "ask.hall": "H" })])).toMatchObject({ refused: [] });

  await setItems((item) => {
    const tool = ({ "price.sum": "price-sum", "journey.stations": "journey" } as const)[item.id];
    return tool ? [{ id: item.id, kind: "tool", tool }] : [item];
  });

  const { answers, earlier } = await read();
  expect(earlier).toEqual([]);
  expect(answers.find(({ item }) => item === "price.sum")?.fields).toMatchObject(old.fields);
});

test("a tool that stands in a lesson is filled in, kept and printed like a workbook's", async () => {
  const { api, ann, courseId, paths, read, save } = await learning();
  const place = toolCell("placed.season", { "weeks.number": "12", "1.kind": "Rest" });
  expect((await save([place])).refused).toEqual(["placed.season"]);

  const [first, second] = await api.db
    .selectFrom("lessons")
    .select(["id", "title"])
    .where("course_id", "=", courseId)
    .limit(2)
    .execute();
  const write = (id: string | undefined, text: string) =>
    api.db
      .updateTable("lessons")
      .set({ text })
      .where("id", "=", id ?? "")
      .execute();
  await write(first?.id, 'Words.\n\n::tool{name="season"}\n\nMore, and ::tool{name="journey"} in passing.\n');
  await write(second?.id, '::tool{name="season"}\n\n::tool{name="nonsense"}\n');

  const book = (await read()).workbooks.at(-1);
  expect(book).toMatchObject({ id: null, slug: "lesson-tools" });
  expect(book?.parts.map(({ lesson, items }) => [lesson, items.map(({ id }) => id)]).sort()).toEqual(
    [
      [first?.id, ["placed.season"]],
      [second?.id, ["placed.season"]],
    ].sort(),
  );
  expect(await save([place])).toMatchObject({ refused: [] });
  expect((await save([toolCell("placed.season", { "99.kind": "Rest" })])).refused).toEqual(["placed.season"]);
  expect((await ann.get(`${paths.books}/lesson-tools/filled.pdf`)).status).toBe(200);

  // Taken out again, its answers are still there.
  await write(first?.id, "Words.");
  await write(second?.id, "Words.");
  const [kept] = (await read()).earlier;
  expect(kept).toMatchObject({ item: "placed.season" });
  expect(kept?.words.toSorted()).toEqual(["12", "Rest"]);
});

test("workbooks from before items had ids get those of the starter courses, and keep their words", async () => {
  const { api, courseId, read } = await learning();
  const before = await read();
  const books = await api.db.selectFrom("resources").select(["id", "workbook"]).execute();
  for (const { id, workbook } of books) {
    const parts = workbook?.parts.map(({ title, lead, paper, items }) => ({
      title,
      lead,
      paper,
      items: items.flatMap(asItWas).map((item) => {
        const { id: _id, keys: _keys, from: _from, ...old } = item as Record<string, unknown>;
        return old.text === "Three people who came back." ? { ...old, text: "Changed" } : old;
      }),
    }));
    const first = { kind: "question", text: "Mine alone?", lines: 2 };
    const added = parts?.map((part, at) => (at === 0 ? { ...part, items: [...part.items, first] } : part));
    await api.db
      .updateTable("resources")
      .set({ workbook: asJson({ ...workbook, parts: added }) })
      .where("id", "=", id)
      .execute();
  }

  await identifyWorkbooks(api.db);
  await identifyWorkbooks(api.db);

  const after = await read();
  const withoutMine = after.workbooks.map((book) => ({
    ...book,
    parts: book.parts.map((part) => ({
      ...part,
      items: part.items.filter((item) => !("text" in item) || item.text !== "Mine alone?"),
    })),
  }));
  const withTables = before.workbooks.map((book) => ({
    ...book,
    parts: book.parts.map((part) => ({ ...part, items: part.items.flatMap(asItWas) })),
  }));
  expect(withoutMine).toEqual(withTables);
  const own = after.workbooks
    .flatMap(({ parts }) => parts.flatMap(({ items }) => items))
    .filter(({ id }) => id.startsWith("own."));
  expect(own).toHaveLength(after.workbooks.length);
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
  expect(courseId).toBe(after.course.id);
});

test("a question and boxes that stand in a lesson are answered, and what was written outlives other words", async () => {
  const { api, ann, courseId, paths, read, save } = await learning();
  const [lesson] = await api.db
    .selectFrom("lessons")
    .select("id")
    .where("course_id", "=", courseId)
    .execute();
  const write = (lessonText: string) =>
    api.db
      .updateTable("lessons")
      .set({ text: lessonText })
      .where("id", "=", lesson?.id ?? "")
      .execute();
  const question = (asked: string) => writeItemMark({ kind: "question", id: "q7", text: asked, lines: 4 });
  const boxes = {
    kind: "checklist",
    id: "c7",
    text: "",
    items: ["Chalk", "Bell"],
    keys: ["k1", "k2"],
  } as const;
  await write(
    `Words.\n\n${question("What do you hear?")}\n\n${writeItemMark(boxes)}\n\n::question{broken}\n`,
  );

  const placed = async () => (await read()).workbooks.find(({ slug }) => slug === "lesson-tools")?.parts;
  expect(await placed()).toEqual([
    expect.objectContaining({
      lesson: lesson?.id,
      items: [
        { id: "placed.asked.q7", kind: "question", text: "What do you hear?", lines: 4 },
        { id: "placed.asked.c7", kind: "checklist", items: ["Chalk", "Bell"], keys: ["k1", "k2"] },
      ],
    }),
  ]);
  const checked = {
    item: "placed.asked.c7",
    baseRevision: 0,
    fields: { k2: { text: "yes", at: early } },
  };
  expect((await save([text("A bird 🌿", 0, "placed.asked.q7"), checked])).refused).toEqual([]);
  expect((await save([text("No", 0, "placed.asked.zz")])).refused).toEqual(["placed.asked.zz"]);
  expect((await ann.get(`${paths.books}/lesson-tools/filled.pdf`)).status).toBe(200);

  await write(question("What do you hear now?"));
  expect((await read()).answers.map(({ item }) => item)).toContain("placed.asked.q7");
});
