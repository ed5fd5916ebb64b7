import { starterCourses } from "@academy/content/courses/starter-courses";
import { fieldsOf } from "@academy/content/courses/workbook-fields";
import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { documentsHere } from "../../platform/documents/documents.ts";
import { openBrowser, signedIn } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { early, learning, text } from "../../testing/data/workbook-writers.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { revokeOffer } from "../access/public.ts";

const late = "2026-01-05T09:00:00.000Z";

const cell = (key: string, words: string, at = early) => ({
  item: "offer.page",
  baseRevision: 0,
  fields: { [key]: { text: words, at } },
});

test("a course's workbooks come with their lessons, and with nothing written in them", async () => {
  const { api, read, courseId } = await learning();
  const view = await read();

  const [blueprint] = starterCourses;
  expect(view.workbooks.map(({ slug, title }) => [slug, title])).toEqual(
    blueprint?.workbooks.map(({ slug, title }) => [slug, title]),
  );
  const lessons = await api.db
    .selectFrom("lessons")
    .select(["id", "title"])
    .where("course_id", "=", courseId)
    .execute();
  const [, gifts] = view.workbooks;
  for (const { title, lesson } of gifts?.parts ?? []) {
    expect(lessons.find(({ id }) => id === lesson)?.title).toBe(title);
  }
  expect([view.answers, view.earlier]).toEqual([[], []]);
});

test("what was written is there again, to whoever wrote it and to nobody else", async () => {
  const { api, read, save } = await learning();
  const bob = await signInLearner(api, "Bob");
  await give(api.db, bob.id, "blueprintSelfGuided");

  expect(await save([text("Feet, mostly"), cell("name.words", "Off Shift")])).toMatchObject({
    status: 200,
    overtaken: [],
    refused: [],
  });
  const { answers } = await read();
  expect(answers).toEqual([
    { item: "offer.page", revision: 1, fields: { "name.words": { text: "Off Shift", at: early } } },
    { item: "sentence.first", revision: 1, fields: { "": { text: "Feet, mostly", at: early } } },
  ]);
  expect((await read(bob)).answers).toEqual([]);
});

test("what arrives twice changes nothing", async () => {
  const { read, save } = await learning();
  const changes = [text("Feet"), cell("name.words", "Off Shift")];
  const first = await save(changes);
  expect(await save(changes)).toEqual(first);
  expect((await read()).answers.map(({ revision }) => revision)).toEqual([1, 1]);
});

test("a question that another device changed meanwhile is not written over", async () => {
  const { read, save } = await learning();
  await save([text("Feet")]);
  await save([text("Feet\nand hands", 1)]);

  const other = await save([text("Feet\nand necks", 1)]);
  expect(other.overtaken).toEqual(["sentence.first"]);
  expect(other.answers).toMatchObject([{ revision: 2, fields: { "": { text: "Feet\nand hands" } } }]);
  await save([text("Feet\nand necks\nand hands", 2)]);
  expect((await read()).answers).toMatchObject([{ revision: 3 }]);
});

test("of boxes and figures the newest stands, each by itself and whichever comes first", async () => {
  const { read, save } = await learning();
  await save([cell("name.words", "Off Shift", late)]);
  await save([cell("name.words", "Night Feet", early)]);
  await save([cell("price.words", "$360", early)]);
  const future = await save([cell("length.words", "4 visits", "2999-01-01T00:00:00.000Z")]);
  expect(Date.parse(future.answers[0]?.fields["length.words"]?.at ?? "")).toBeLessThanOrEqual(Date.now());

  const [answer] = (await read()).answers;
  const words = Object.entries(answer?.fields ?? {}).map(([key, field]) => [key, field.text]);
  expect(Object.fromEntries(words)).toEqual({
    "name.words": "Off Shift",
    "price.words": "$360",
    "length.words": "4 visits",
  });
});

test("words in a cell are not written over those of another device, whatever the clocks say", async () => {
  const { read, save } = await learning();
  const over = (words: string, under: string, at = early) => ({
    ...cell("name.words", words, at),
    fields: {
      "name.words": { text: words, at, over: under },
      "price.words": { text: "$360", at: late },
    },
  });
  expect((await save([over("Off Shift", "", late)])).overtaken).toEqual([]);
  const other = await save([over("Night Feet", "")]);
  expect([other.overtaken, other.answers[0]?.fields["name.words"]?.text]).toEqual([
    ["offer.page"],
    "Off Shift",
  ]);
  expect((await save([over("Off Shift", "")])).overtaken, "the same words").toEqual([]);
  expect((await save([over("Night Feet\nOff Shift", "Off Shift")])).overtaken).toEqual([]);
  expect((await read()).answers[0]?.fields["name.words"]?.text).toBe("Night Feet\nOff Shift");
});

test("many devices at once lose no cell", async () => {
  const { read, save } = await learning();
  const keys = ["name", "whom", "first", "middle", "last", "length"].map((row) => `${row}.words`);
  const saved = await Promise.all(keys.map((key) => save([cell(key, `of ${key}`)])));
  expect(saved.map(({ status }) => status)).toEqual(keys.map(() => 200));
  expect(Object.keys((await read()).answers[0]?.fields ?? {}).sort()).toEqual([...keys].sort());
});

test("what no workbook has is refused, and the rest is kept", async () => {
  const { read, save } = await learning();
  const long = "x".repeat(4002);
  const { refused, answers } = await save([
    text("Feet"),
    text("?", 0, "no.such"),
    cell("name.nothing", "?"),
    { ...cell("name.words", long), item: "door.page" },
  ]);
  expect([refused.sort(), answers.map(({ item }) => item)]).toEqual([
    ["door.page", "no.such", "offer.page"],
    ["sentence.first"],
  ]);
  expect((await read()).answers).toHaveLength(1);

  for (const bad of [
    [text("x".repeat(10_001))],
    [text("a\u0000b")],
    [{ ...text("a"), surprise: 1 }],
    [],
    Array.from({ length: 51 }, () => text("a")),
  ]) {
    expect((await save(bad)).status).toBe(400);
  }
});

test("every route answers each person as it should", async () => {
  const { api, ann, paths } = await learning();
  const [member, revoked] = [await signInLearner(api, "Member"), await signInLearner(api, "Revoked")];
  await give(api.db, revoked.id, "subscribePackage");
  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: revoked.id, offer: "subscribePackage", now: new Date() }));
  const people = {
    ann,
    member,
    revoked,
    "signed out": openBrowser(api),
    owner: await signedIn(api, "owner"),
  };
  const wanted = { ann: 200, member: 403, revoked: 403, "signed out": 401, owner: 200 };
  for (const [name, browser] of Object.entries(people)) {
    const status = wanted[name as keyof typeof wanted];
    expect((await browser.get(paths.books)).status, name).toBe(status);
    expect((await browser.send("PUT", paths.answers, { changes: [text("a")] })).status, name).toBe(status);
  }
  expect(await api.db.selectFrom("workbook_answers").select("user_id").execute()).toHaveLength(2);
});

test("an owner who edits a workbook between two visits loses nobody's words", async () => {
  const { api, courseId, read, save } = await learning();
  await save([text("Feet"), cell("name.words", "Off Shift"), cell("price.words", "$360")]);
  const books = await api.db
    .selectFrom("resources")
    .select(["id", "workbook"])
    .where("course_id", "=", courseId)
    .execute();
  for (const { id, workbook } of books) {
    const parts = workbook?.parts.map((part) => ({
      ...part,
      items: part.items.flatMap((item) => {
        if (item.id === "sentence.first") return [];
        if (item.id !== "offer.page" || item.kind !== "table") return [item];
        // Other words in another order, and without its last row.
        const given = (list: readonly string[] = []) => list.slice(0, -1).toReversed();
        const keys = { ...item.keys, rows: given(item.keys.rows) };
        return [{ ...item, text: "The offer", firstColumn: given(item.firstColumn), rows: 9, keys }];
      }),
    }));
    await api.db
      .updateTable("resources")
      .set({ workbook: asJson({ ...workbook, parts }) })
      .where("id", "=", id)
      .execute();
  }

  const view = await read();
  expect(view.answers).toHaveLength(2);
  expect(view.earlier).toEqual([
    expect.objectContaining({ item: "offer.page", workbook: "the-offer-book", words: ["$360"] }),
    expect.objectContaining({
      item: "sentence.first",
      workbook: "the-gift-book",
      part: "One sentence about your work",
      asked: expect.stringMatching(/^First draft/),
      words: ["Feet"],
    }),
  ]);
  const table = view.workbooks
    .flatMap(({ parts }) => parts.flatMap(({ items }) => items))
    .find(({ id }) => id === "offer.page");
  expect(table && fieldsOf(table).map(({ key }) => key)).toContain("name.words");

  // A device that was offline meanwhile still has something to say about both.
  expect(await save([text("Feet and hands", 1), cell("price.words", "$380", late)])).toMatchObject({
    refused: [],
    overtaken: [],
  });
  expect((await read()).earlier.map(({ words }) => words)).toEqual([["$380"], ["Feet and hands"]]);
});

test("a workbook is printed with what was written in it and what travels there, for its writer alone", async () => {
  const here = documentsHere();
  const printed: Parameters<typeof here.renderWorkbook>[0][] = [];
  const renderWorkbook: typeof here.renderWorkbook = (input) => {
    printed.push(input);
    return here.renderWorkbook(input);
  };
  const { api, ann, paths, save } = await learning({ documents: documentsWith({ renderWorkbook }) });
  const framed = { "sentence.mine": { text: "I do feet.", at: early } };
  await save([{ item: "sentence.frame", baseRevision: 0, fields: framed }, text("Feet")]);
  for (const slug of ["the-gift-book", "the-90-day-launch-plan"]) {
    const response = await ann.get(`${paths.books}/${slug}/filled.pdf`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${slug}.pdf"`);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }

  expect(printed.map(({ written }) => written)).toEqual([
    {
      name: "Ann Example",
      fields: { "sentence.first": "Feet", "sentence.frame/sentence.mine": "I do feet." },
    },
    { name: "Ann Example", fields: { "plan.start/sentence.words": "I do feet." } },
  ]);
  expect(await api.db.selectFrom("files").select("id").execute()).toEqual([]);
  const other = await signInLearner(api, "Bob");
  expect((await other.get(`${paths.books}/the-gift-book/filled.pdf`)).status).toBe(403);
  expect((await ann.get(`${paths.books}/no-such/filled.pdf`)).status).toBe(404);
});

test("a learner's words are part of what is exported, and go with the account", async () => {
  const { api, ann, save } = await learning();
  await save([text("Feet")]);
  const exported = await (await ann.get("/api/account/export")).text();
  expect(exported).toContain('"Feet"');
  await api.db.deleteFrom("users").where("id", "=", ann.id).execute();
  expect(await api.db.selectFrom("workbook_answers").selectAll().execute()).toEqual([]);
});

test("what the quiz found stands in the workbooks and in print, for whoever took it", async () => {
  const here = documentsHere();
  const printed: Parameters<typeof here.renderWorkbook>[0][] = [];
  const renderWorkbook: typeof here.renderWorkbook = (input) => {
    printed.push(input);
    return here.renderWorkbook(input);
  };
  const { ann, paths, read } = await learning({ documents: documentsWith({ renderWorkbook }) });
  expect((await read()).known).toEqual({});
  // A mystic first, a teacher second.
  await ann.post("/api/subscribe-lead", submission({ email: ann.email }));

  const { known } = await read();
  expect(known).toMatchObject({
    "me/primary": "The Cosmic Mystic",
    "me/secondary": "The Sacred Teacher",
    "me/clarity": expect.stringContaining("the Cosmic Mystic"),
    "me/line-1": expect.any(String),
  });
  await ann.get(`${paths.books}/the-gift-book/filled.pdf`);
  expect(printed[0]?.written?.fields).toMatchObject({
    "assessment.result/primary.yours": "The Cosmic Mystic",
    "assessment.marks/1.line": known["me/line-1"],
    "sentence.frame/pair.mine": "The Cosmic Mystic, The Sacred Teacher",
  });
});

test("what was typed where there is something to tap now is kept, and what is tapped or struck is kept beside it", async () => {
  const { read, save } = await learning();
  const field = (words: string) => ({ text: words, at: early });
  const typed = { "1.skill": field("Reiki"), "1.heap": field("C, mostly"), "2.heap": field("c") };
  const saved = await save([
    { item: "come-for.inventory", baseRevision: 0, fields: typed },
    { item: "model.week", baseRevision: 0, fields: { "monday.struck": field("yes") } },
    { item: "model.week", baseRevision: 0, fields: { "whole.struck": field("yes") } },
  ]);

  expect([saved.status, saved.refused]).toEqual([200, ["model.week"]]);
  expect((await read()).answers).toMatchObject([
    { item: "come-for.inventory", fields: typed },
    { item: "model.week", fields: { "monday.struck": field("yes") } },
  ]);
});

test("what is written for a lesson that opens later does not open it", async () => {
  const { api, ann, save, read, courseId } = await learning();
  const { id } = await api.db
    .selectFrom("lessons")
    .select("id")
    .where("course_id", "=", courseId)
    .where("starter_slug", "=", "the-signature-offer")
    .executeTakeFirstOrThrow();
  await api.db.updateTable("lessons").set({ drip_days: 30 }).where("id", "=", id).execute();

  expect(await save([cell("name.words", "Four mornings")])).toMatchObject({ status: 200, refused: [] });

  expect((await read()).answers).toHaveLength(1);
  expect((await refusalOf(await ann.get(`/api/lessons/${id}`))).code).toBe("NOT_OPEN_YET");
});

test("to write in a lesson's part of a workbook is to begin its exercise", async () => {
  const { ann, read, save } = await learning();
  const { workbooks } = await read();
  const part = workbooks
    .flatMap(({ parts }) => parts)
    .find(({ items }) => items.some(({ id }) => id === "sentence.first"));
  const exercise = async () =>
    ((await (await ann.get(`/api/lessons/${part?.lesson}`)).json()) as { exercise: string | null }).exercise;
  expect(await exercise()).toBeNull();
  await save([text("I sit with people who wait.")]);
  expect(await exercise()).toBe("begun");
});
