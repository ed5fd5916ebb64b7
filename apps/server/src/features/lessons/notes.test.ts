import type { LessonView, NoteView } from "@academy/contract/learning/lessons";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { shareApi } from "../../testing/servers/start-api.ts";

const sharedApi = shareApi();

async function startNotes() {
  const api = await sharedApi();
  const [ann, bob] = [await signInLearner(api), await signInLearner(api, "Bob")];
  for (const { id } of [ann, bob]) await give(api.db, id, "subscribePackage");
  const { id } = await api.db.selectFrom("lessons").select("id").executeTakeFirstOrThrow();
  const put = (browser: Browser, text: unknown, baseRevision: unknown, lessonId = id) =>
    browser.send("PUT", `/api/lessons/${lessonId}/note`, { text, baseRevision });
  const saved = async (browser: Browser, text: string, baseRevision: number) =>
    (await (await put(browser, text, baseRevision)).json()) as NoteView;
  const read = async (browser: Browser) =>
    ((await (await browser.get(`/api/lessons/${id}`)).json()) as LessonView).note;
  return { api, ann, bob, id, put, saved, read };
}

const conflict = { status: 409, code: "CONFLICT" };

test("a note grows by revisions, and another device's words are never overwritten", async () => {
  const { ann, put, saved, read } = await startNotes();
  const phone = await ann.signInAgain();

  expect(await read(ann)).toEqual({ text: "", revision: 0 });
  expect(await saved(ann, "First", 0)).toEqual({ text: "First", revision: 1 });
  expect(await saved(ann, "First\nand second", 1)).toEqual({ text: "First\nand second", revision: 2 });
  for (const base of [0, 1, 3, 99]) {
    expect(await refusalOf(await put(phone, "From the phone", base)), String(base)).toMatchObject(conflict);
  }
  expect(await read(phone)).toEqual({ text: "First\nand second", revision: 2 });
  expect(await saved(phone, "", 2), "emptied").toEqual({ text: "", revision: 3 });
});

test("a saving whose answer got lost may be sent again", async () => {
  const { ann, saved } = await startNotes();

  expect(await saved(ann, "Kept", 0)).toEqual({ text: "Kept", revision: 1 });
  expect(await saved(ann, "Kept", 0)).toEqual({ text: "Kept", revision: 1 });
});

test("of many savings at once over the same revision, one stands", async () => {
  const { ann, put, read } = await startNotes();

  for (const base of [0, 1]) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => put(ann, `${base} by ${index}`, base)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await read(ann)).toEqual({ text: `${base} by ${winner}`, revision: base + 1 });
  }
});

test("everyone has their own note, and nobody else's", async () => {
  const { api, ann, bob, id, saved, read } = await startNotes();
  await saved(ann, "Ann's own", 0);

  expect(await read(bob)).toEqual({ text: "", revision: 0 });
  expect(await saved(bob, "Bob's own", 0)).toEqual({ text: "Bob's own", revision: 1 });
  const answer = await bob.send("PUT", `/api/lessons/${id}/note`, {
    text: "for Ann",
    baseRevision: 1,
    userId: ann.id,
  });
  expect(answer.status).toBe(400);
  expect(await read(ann)).toEqual({ text: "Ann's own", revision: 1 });
  const rows = await api.db
    .selectFrom("lesson_notes")
    .select(["user_id", "text"])
    .where("user_id", "in", [ann.id, bob.id])
    .execute();
  expect(new Map(rows.map(({ user_id, text }) => [user_id, text]))).toEqual(
    new Map([
      [ann.id, "Ann's own"],
      [bob.id, "Bob's own"],
    ]),
  );
});

test("a note has at most 20,000 characters, of any script", async () => {
  const { ann, put, saved } = await startNotes();
  const longest = `${"瞑".repeat(19_998)}\n\t`;

  expect(await saved(ann, longest, 0)).toEqual({ text: longest, revision: 1 });
  for (const [text, base] of [
    ["x".repeat(20_001), 1],
    ["a\u0000b", 1],
    ["a\ud800b", 1],
    [7, 1],
    ["fine", -1],
    ["fine", 1.5],
    ["fine", "1"],
    ["fine", undefined],
  ] as const) {
    expect((await put(ann, text, base)).status, `${String(text).slice(0, 9)} ${base}`).toBe(400);
  }
});
