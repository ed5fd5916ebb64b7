import type { CourseView } from "@academy/contract/learning/courses";
import type { AnswersView, WorkbooksView } from "@academy/contract/learning/workbooks";
import type { BookItem, BookWords, StudioBook, StudioBookRow } from "@academy/contract/studio/workbooks";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { makeCourse } from "../../../testing/data/courses.ts";
import { hostileText } from "../../../testing/data/hostile-texts.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const at = "2026-01-05T08:00:00.000Z";

async function studio(starterKey = "healers-business-blueprint") {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "subscribePackage");
  const { id: courseId } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("starter_key", "=", starterKey)
    .executeTakeFirstOrThrow();
  const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
  const list = async (course = courseId) =>
    (await json<{ items: StudioBookRow[] }>(owner.get(`/api/studio/courses/${course}/workbooks`))).items;
  const open = (id: string, by: Browser = owner) => json<StudioBook>(by.get(`/api/studio/workbooks/${id}`));
  const called = async (title: string) => {
    const found = (await list()).find((book) => book.title === title);
    return open(found?.id ?? "");
  };
  const save = (id: string, words: BookWords, revision: number, by: Browser = owner, more: object = {}) =>
    by.send("PUT", `/api/studio/workbooks/${id}/draft`, { ...words, revision, ...more });
  const publish = (id: string, revision: number) =>
    owner.post(`/api/studio/workbooks/${id}/publish`, { revision });
  const learn = (course = courseId) => json<WorkbooksView>(ann.get(`/api/courses/${course}/workbooks`));
  const write = (item: string, key: string, text: string, course = courseId) =>
    json<AnswersView>(
      ann.send("PUT", `/api/courses/${course}/answers`, {
        changes: [{ item, baseRevision: 0, fields: { [key]: { text, at } } }],
      }),
    );
  return { api, owner, ann, courseId, list, open, called, save, publish, learn, write };
}

const wordsOf = ({ title, subtitle, parts }: BookWords): BookWords => ({ title, subtitle, parts });
const changeItems = (words: BookWords, change: (item: BookItem) => BookItem[]): BookWords => ({
  ...wordsOf(words),
  parts: words.parts.map((part) => ({ ...part, items: part.items.flatMap(change) })),
});
const itemsIn = (view: WorkbooksView, slug: string) =>
  view.workbooks.find((book) => book.slug === slug)?.parts.flatMap(({ items }) => items) ?? [];

test("an owner’s edit changes the words, and what learners wrote stays theirs, also where it is asked no more", async () => {
  const { called, save, publish, learn, write } = await studio();
  await write("sentence.first", "", "Feet, mostly");
  await write("offer.page", "name.words", "Off Shift");
  const gifts = await called("The Gift Book");
  const offers = await called("The Offer Book");
  expect(gifts.alsoIn).toEqual(["The Blueprint, whole"]);

  const anew = changeItems(gifts, (item) =>
    item.id === "sentence.first" && item.kind === "question" ? [{ ...item, text: "Say it anew:" }] : [item],
  );
  const without = changeItems(offers, (item) => (item.id === "offer.page" ? [] : [item]));
  expect((await save(gifts.id, anew, gifts.revision)).status).toBe(200);
  expect((await save(offers.id, without, offers.revision)).status).toBe(200);
  expect(itemsIn(await learn(), gifts.slug), "a draft is nobody’s to see").toEqual(
    gifts.parts.flatMap(({ items }) => items),
  );
  expect((await publish(gifts.id, 1)).status).toBe(200);
  expect((await publish(offers.id, 1)).status).toBe(200);

  const view = await learn();
  for (const slug of [gifts.slug, "the-blueprint-whole"]) {
    const item = itemsIn(view, slug).find(({ id }) => id === "sentence.first");
    expect(item, slug).toMatchObject({ kind: "question", text: "Say it anew:" });
    expect(itemsIn(view, slug).some(({ id }) => id === "offer.page")).toBe(false);
  }
  const mine = view.answers.find(({ item }) => item === "sentence.first");
  expect(mine).toMatchObject({ fields: { "": { text: "Feet, mostly" } }, revision: 1 });
  expect(view.earlier).toMatchObject([{ item: "offer.page", words: ["Off Shift"] }]);
});

test("a box, a column or a row that is taken out takes no answer along", async () => {
  const { called, save, publish, learn, write } = await studio("advanced-healing");
  const book = await called("The Quiet Book");
  const items = book.parts.flatMap((part) => part.items);
  const list = items.find((item) => item.kind === "checklist" && item.keys.length > 2);
  const table = items.find((item) => item.kind === "table" && (item.keys.rows?.length ?? 0) > 2);
  if (list?.kind !== "checklist" || table?.kind !== "table") throw new Error("there are some");
  const [gone = "", stays = ""] = list.keys;
  const row = table.keys.rows?.[0];
  const cell = `${row}.${table.keys.columns[1]}`;
  await write(list.id, gone, "1");
  await write(list.id, stays, "1");
  await write(table.id, cell, "Kept here");
  const cut = changeItems(book, (item) => {
    if (item.id === list.id && item.kind === "checklist")
      return [{ ...item, items: item.items.slice(1), keys: item.keys.slice(1) }];
    if (item.id !== table.id || item.kind !== "table") return [item];
    const rows = { firstColumn: item.firstColumn?.slice(1) ?? [], rows: item.rows - 1 };
    return [{ ...item, ...rows, keys: { ...item.keys, rows: item.keys.rows?.slice(1) ?? [] } }];
  });
  await save(book.id, cut, 0);
  expect((await publish(book.id, 1)).status).toBe(200);
  const { answers, earlier } = await learn();
  expect(answers.find(({ item }) => item === list.id)?.fields).toMatchObject({
    [gone]: { text: "1" },
    [stays]: { text: "1" },
  });
  expect(earlier.find(({ item }) => item === table.id)?.words).toEqual(["Kept here"]);
});

test("of two who write at once the second is told, and what gives way is in the history", async () => {
  const { api, open, called, save, owner, publish } = await studio();
  const editor = await newStaff(api, "editor");
  const { id } = await called("The Gift Book");
  const [mine, theirs] = [await open(id), await open(id, editor)];
  await save(id, { ...wordsOf(mine), title: "Mine" }, 0);
  const late = await save(id, { ...wordsOf(theirs), title: "Theirs" }, 0, editor);
  expect(await refusalOf(late)).toMatchObject({ status: 409, code: "CONFLICT" });
  const again = await save(id, { ...wordsOf(mine), title: "Mine" }, 0);
  expect(await again.json(), "an answer that got lost").toMatchObject({ revision: 1 });
  await save(id, { ...wordsOf(theirs), title: "Theirs" }, 1, editor, { replaces: true });
  expect((await publish(id, 1)).status).toBe(409);
  expect((await publish(id, 2)).status).toBe(200);

  const versions = (await (await owner.get(`/api/studio/workbooks/${id}/versions`)).json()) as {
    items: { id: string; kind: string; title: string }[];
  };
  expect(versions.items.map(({ kind, title }) => [kind, title])).toEqual(
    expect.arrayContaining([
      ["published", "Theirs"],
      ["published", "The Gift Book"],
      ["draft", "Mine"],
    ]),
  );
  const first = versions.items.find(({ title }) => title === "The Gift Book");
  const path = `/api/studio/workbooks/${id}/versions/${first?.id}`;
  expect(await (await owner.get(path)).json()).toMatchObject({ parts: mine.parts });
  expect((await owner.post(`${path}/restore`, { revision: 2 })).status).toBe(200);
  expect(await open(id)).toMatchObject({ title: "The Gift Book", state: "changed", revision: 3 });
});

test("a new workbook is a draft until it is published, then stands in its lesson, and can be taken back", async () => {
  const { api, owner, ann, list, open, save, publish, learn, write } = await studio();
  const { id: course, lessonIds } = await makeCourse(api.db, { lessons: 2 });
  const make = async (title: string) => {
    const made = await owner.post(`/api/studio/courses/${course}/workbooks`, { title });
    return ((await made.json()) as { id: string }).id;
  };
  const [id, other] = [await make("My pages"), await make("My pages")];
  expect((await publish(id, 1)).status, "there is nothing in it").toBe(400);
  const words: BookWords = {
    title: "My pages",
    subtitle: "For the first week",
    parts: [
      {
        title: "Begin",
        lesson: lessonIds[0],
        lead: hostileText,
        items: [
          { id: "own.q1", kind: "question", text: hostileText, lines: 3 },
          { id: "own.c1", kind: "checklist", items: [hostileText], keys: ["k1"] },
          { id: "own.t1", kind: "table", columns: [hostileText], rows: 2, keys: { columns: ["c1"] } },
        ],
      },
    ],
  };
  const elsewhere = [{ ...words.parts[0], lesson: crypto.randomUUID(), title: "Begin", items: [] }];
  expect((await save(id, { ...words, parts: elsewhere }, 1)).status).toBe(400);
  const twice = [...words.parts, ...words.parts];
  expect((await save(id, { ...words, parts: twice }, 1)).status).toBe(400);
  expect((await save(id, words, 1)).status).toBe(200);
  const seen = async () => ((await (await ann.get(`/api/courses/${course}`)).json()) as CourseView).resources;
  expect([(await learn(course)).workbooks, await seen()], "a draft").toEqual([[], []]);
  expect((await publish(id, 2)).status).toBe(200);
  const [book] = (await learn(course)).workbooks;
  expect(book).toMatchObject({ ...words, slug: "my-pages", kind: "workbook" });
  expect((await seen()).map(({ title }) => title)).toEqual(["My pages"]);
  expect((await ann.get(`/api/courses/${course}/workbooks/my-pages.pdf`)).status).not.toBe(500);
  await write("own.q1", "", "Mine", course);

  expect((await list(course)).map((each) => [each.id, each.state])).toEqual([
    [id, "published"],
    [other, "draft"],
  ]);
  const order = (ids: string[]) =>
    owner.send("PUT", `/api/studio/courses/${course}/workbooks/order`, { ids });
  expect((await order([other])).status).toBe(409);
  expect((await order([other, id])).status).toBe(204);
  expect((await list(course)).map((each) => each.id)).toEqual([other, id]);

  expect((await owner.send("DELETE", `/api/studio/workbooks/${other}`)).status).toBe(204);
  expect((await owner.send("DELETE", `/api/studio/workbooks/${id}`)).status, "learners have seen it").toBe(
    409,
  );
  expect((await owner.post(`/api/studio/workbooks/${id}/withdraw`, {})).status).toBe(204);
  const after = await learn(course);
  expect([after.workbooks, after.earlier]).toMatchObject([[], [{ item: "own.q1", words: ["Mine"] }]]);
  expect(await open(id)).toMatchObject({ ...words, state: "draft" });
  expect((await publish(id, 3)).status).toBe(200);
  expect((await learn(course)).answers).toMatchObject([{ item: "own.q1" }]);
});
