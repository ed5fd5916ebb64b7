import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { OwnPageView } from "@academy/contract/visitors/own-pages";
import { Kysely } from "kysely";
import { expect, inject, test } from "vitest";
import { migrateToLatest } from "../../platform/db/migrate.ts";
import { postgresDialect, postgresPool } from "../../platform/db/postgres/postgres.ts";
import { sqliteDialect } from "../../platform/db/sqlite/sqlite.ts";
import { asJson } from "../../platform/db/values.ts";

import { makeCourse } from "../../testing/data/courses.ts";
import { newStaff } from "../../testing/data/staff.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";
import type { Tables } from "../tables.ts";
import { migrations } from "./index.ts";

const at = (minute: number) => new Date(Date.UTC(2021, 0, 1, 0, minute));
const iso = (minute: number) => at(minute).toISOString();
const hostile = '“It\'s” \u{1F33F}\n\\ "quoted" {} \t null';
const book = (title: string) => ({
  title,
  subtitle: hostile,
  parts: [{ title: "One", items: [{ id: "own.1", kind: "question", lines: 3, text: hostile }] }],
});
const ownPage = (title: string) => ({
  address: "/our-story",
  title,
  description: "",
  sections: [{ kind: "text", markdown: hostile }],
});

/** An academy as the release before left it. */
async function academyOfBefore() {
  const env = await emptyDatabase();
  const dialect = env.DATABASE_URL
    ? postgresDialect(postgresPool(env.DATABASE_URL, { warn() {} }))
    : sqliteDialect(join(env.DATA_DIR, "academy.sqlite"), 1000);
  const db = new Kysely<Tables>({ dialect });
  const before = Object.entries(migrations(inject("engine"))).filter(([name]) => name < "0058");
  await migrateToLatest(db, Object.fromEntries(before));
  const put = (table: string, rows: readonly object[]) =>
    db
      .insertInto(table as never)
      .values(rows as never)
      .execute();

  const names = { name: "Ann Writer", first_name: "Ann", last_name: "Writer", email: "ann@example.org" };
  const times = { created_at: at(0), updated_at: at(0) };
  await put("users", [{ id: "ann", ...names, is_email_verified: true, role: "learner", ...times }]);
  const { id: courseId, lessonIds } = await makeCourse(db, { lessons: 3 });
  const [changed = "", settled = "", untouched = ""] = lessonIds;
  const words = (title: string) => ({
    title,
    summary: hostile,
    minutes: 7,
    text: `# ${title}\n\n${hostile}`,
  });
  const saved = { saved_by: "ann", saved_at: at(5) };
  await put("lesson_drafts", [
    { lesson_id: changed, ...words("Written"), revision: 4, is_changed: true, ...saved },
    { lesson_id: settled, ...words("Lesson 2"), revision: 9, is_changed: false, ...saved },
  ]);
  const versionIds = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
  const [first, replaced, bookVersion, ownVersion] = versionIds;
  await put("lesson_versions", [
    { id: first, lesson_id: changed, kind: "published", ...words("First"), made_by: null, created_at: at(1) },
    { id: replaced, lesson_id: changed, kind: "draft", ...words("Lost"), made_by: "ann", created_at: at(2) },
  ]);
  const resource = (id: string, position: number, workbook: object | null) => ({
    id,
    course_id: courseId,
    module_id: null,
    position,
    title: "A workbook",
    subtitle: "",
    kind: "workbook",
    file_type: "PDF",
    file_name: `${position}.pdf`,
    workbook: workbook && asJson(workbook),
    file_id: null,
  });
  const [shown, hidden, same] = [randomUUID(), randomUUID(), randomUUID()];
  await put("resources", [
    resource(shown, 0, book("Shown")),
    resource(hidden, 1, null),
    resource(same, 2, book("Same")),
  ]);
  const bookDraft = (id: string, title: string, isChanged: boolean) => ({
    resource_id: id,
    words: asJson(book(title)),
    revision: 3,
    is_changed: isChanged,
    ...saved,
  });
  await put("workbook_drafts", [
    bookDraft(shown, "Written", true),
    bookDraft(hidden, "Nobody saw it", false),
    bookDraft(same, "Same", false),
  ]);
  await put("workbook_versions", [
    {
      id: bookVersion,
      resource_id: shown,
      kind: "published",
      words: asJson(book("Shown")),
      made_by: "ann",
      created_at: at(3),
    },
  ]);
  const page = { language: "en", updated_by: "ann", updated_at: at(6) };
  await put("word_drafts", [
    {
      id: "en:home",
      page: "home",
      edits: asJson({ "home-page": { "hero.heading": hostile } }),
      own_page: null,
      state: "one",
      ...page,
    },
    {
      id: "en:own-story",
      page: "own-story",
      edits: "{}",
      own_page: asJson(ownPage("Our story, again")),
      state: "two",
      ...page,
    },
  ]);
  const published = (revision: number, minute: number) => ({
    id: randomUUID(),
    revision,
    language: "en",
    own_page: null,
    restored_from: null,
    experiment_id: null,
    published_by: "ann",
    published_at: at(minute),
  });
  const heading = (text: string) => asJson({ "home-page": { "hero.heading": text } });
  await put("word_versions", [
    { ...published(1, 1), page: "home", edits: heading("One") },
    { ...published(2, 2), page: "home", edits: heading("Two") },
    { ...published(3, 3), page: "home", edits: heading("One"), restored_from: 1 },
    { ...published(4, 4), id: ownVersion, page: "own-story", edits: "{}", own_page: asJson(ownPage("Ours")) },
  ]);
  await put("quiz_drafts", [
    { id: "en", texts: asJson({ "question-2": hostile }), state: "q", updated_by: "ann", updated_at: at(7) },
  ]);
  const quizVersion = (number: number, text: string, restoredFrom: number | null) => ({
    id: randomUUID(),
    number,
    hash: "of-then",
    texts: asJson({ "question-1": text }),
    changed: 1,
    restored_from: restoredFrom,
    published_by: "ann",
    published_at: at(number),
  });
  await put("quiz_versions", [quizVersion(2, "What now?", null), quizVersion(3, "What then?", 2)]);
  await db.destroy();
  return { env, changed, settled, untouched, first, replaced, shown, hidden, same, bookVersion, words };
}

test("every draft and every history of before is there after the upgrade", async () => {
  const { env, words, ...ids } = await academyOfBefore();
  const api = await startApi({ databaseEnv: env });
  const editor = await newStaff(api, "editor");
  const show = async (path: string) => (await editor.get(`/api/studio/${path}`)).json();

  const byAnn = { savedBy: "Ann Writer", savedAt: iso(5), isOwnSaving: false };
  const lesson = `lessons/${ids.changed}`;
  expect(await show(lesson)).toMatchObject({ ...words("Written"), revision: 4, state: "changed", ...byAnn });
  expect(await show(`lessons/${ids.settled}`)).toMatchObject({
    title: "Lesson 2",
    revision: 9,
    state: "published",
    ...byAnn,
  });
  expect(await show(`lessons/${ids.untouched}`)).toMatchObject({ revision: 0, savedAt: null });
  expect(await show(`${lesson}/versions`)).toEqual({
    items: [
      { id: ids.replaced, kind: "draft", title: "Lost", by: "Ann Writer", createdAt: iso(2) },
      { id: ids.first, kind: "published", title: "First", by: null, createdAt: iso(1) },
    ],
  });
  expect(await show(`${lesson}/versions/${ids.replaced}`)).toEqual({
    id: ids.replaced,
    kind: "draft",
    ...words("Lost"),
    by: "Ann Writer",
    createdAt: iso(2),
  });

  expect(await show(`workbooks/${ids.shown}`)).toMatchObject({
    ...book("Written"),
    revision: 3,
    state: "changed",
    ...byAnn,
  });
  expect(await show(`workbooks/${ids.hidden}`)).toMatchObject({ ...book("Nobody saw it"), state: "draft" });
  expect(await show(`workbooks/${ids.same}`)).toMatchObject({
    title: "Same",
    state: "published",
    revision: 3,
  });
  expect(await show(`workbooks/${ids.shown}/versions/${ids.bookVersion}`)).toMatchObject({
    ...book("Shown"),
    kind: "published",
    createdAt: iso(3),
  });

  expect(await show("pages/home")).toMatchObject({
    draft: { by: "Ann Writer", at: iso(6) },
    edits: { "home-page": { "hero.heading": hostile } },
    publishedEdits: { "home-page": { "hero.heading": "One" } },
    versions: [
      { revision: 3, restoredFrom: 1, at: iso(3), edits: { "home-page": { "hero.heading": "One" } } },
      { revision: 2, restoredFrom: null, edits: { "home-page": { "hero.heading": "Two" } } },
      { revision: 1, restoredFrom: null, by: "Ann Writer" },
    ],
  });
  const own = (await show("own-pages/own-story")) as OwnPageView;
  expect(own).toMatchObject({ title: "Our story, again", publicAt: "/our-story" });
  expect(own.versions).toMatchObject([{ revision: 4, page: { title: "Ours" }, at: iso(4) }]);

  expect(await show("quiz")).toMatchObject({
    draft: { by: "Ann Writer", at: iso(7) },
    texts: { "question-2": hostile },
    publishedTexts: { "question-1": "What then?" },
    published: { number: 3, restoredFrom: 2, changed: 1, at: iso(3) },
  });
  expect(await show("quiz/versions/2")).toMatchObject({ texts: { "question-1": "What now?" } });

  // And each goes on from where it was: nothing of before is overwritten, nothing is refused.
  const { state } = (await show("pages/home")) as { state: string };
  const edits = { "home-page": { "hero.heading": "Five" } };
  expect((await editor.send("PUT", "/api/studio/pages/home/draft", { basedOn: state, edits })).status).toBe(
    200,
  );
  const body = { ...words("On"), revision: 4 };
  expect((await editor.send("PUT", `/api/studio/${lesson}/draft`, body)).status).toBe(200);
  const late = await editor.send("PUT", `/api/studio/${lesson}/draft`, { ...words("Late"), revision: 4 });
  expect(late.status).toBe(409);
  expect((await editor.post(`/api/studio/${lesson}/publish`, { revision: 5 })).status).toBe(200);
  const { items } = (await show(`${lesson}/versions`)) as { items: { title: string }[] };
  expect(items.map(({ title }) => title)).toEqual(["On", "Lost", "First"]);
});
