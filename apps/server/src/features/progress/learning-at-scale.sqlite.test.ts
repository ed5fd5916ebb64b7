import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readOrMakeSecret } from "../../platform/secrets/secret.ts";
import { openBrowser } from "../../testing/browser.ts";
import { fillWithLearners, manyLearnersId } from "../../testing/data/many-learners.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { statementsOf } from "../../testing/watch-statements.ts";
import { makeKeyedHash } from "../account/public.ts";

const learners = 2000;
/** Whatever grows with the number of people. */
const large =
  "users|sessions|grants|entitlements|enrollments|lesson_progress|viewings|learning_days|lesson_notes|workbook_answers|downloads|certificates";

test("among many learners every call of their area finds its rows through an index, and its own rows alone", async () => {
  const api = await startApi();
  await fillWithLearners(api.database, learners);
  const course = await api.db
    .selectFrom("lessons")
    .select(["course_id", "id"])
    .where("film", "is not", null)
    .orderBy("course_id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const [browser, token, now] = [openBrowser(api), "x".repeat(43), new Date()];
  const hash = makeKeyedHash(readOrMakeSecret(api.settings.dataDir, api.settings.secret));
  await api.db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token: hash("session", token),
      user_id: manyLearnersId(1234),
      expires_at: new Date(now.getTime() + 60_000),
      created_at: now,
      updated_at: now,
    })
    .execute();
  browser.jar.set("academy_session", token);
  const { workbook } = await api.db
    .selectFrom("resources")
    .select("workbook")
    .where("course_id", "=", course.course_id)
    .where("workbook", "is not", null)
    .executeTakeFirstOrThrow();
  const item = workbook?.parts.flatMap(({ items }) => items).find(({ kind }) => kind === "question")?.id;
  const fields = { "": { text: "Mine", at: now.toISOString() } };
  const anAnswer = { changes: [{ item, baseRevision: 0, fields }] };
  const save = (more: object) =>
    browser.post("/api/progress", { courseId: course.course_id, lessonId: course.id, ...more });
  const calls: [string, () => Promise<Response>][] = [
    ["the courses", () => browser.get("/api/courses")],
    ["a course", () => browser.get(`/api/courses/${course.course_id}`)],
    ["a lesson", () => browser.get(`/api/lessons/${course.id}`)],
    ["progress", () => browser.get(`/api/progress/${course.course_id}`)],
    [
      "saving a position",
      () => save({ positionSeconds: 5, played: { viewingId: randomUUID(), seconds: 5 } }),
    ],
    ["marking", () => save({ completed: true })],
    ["workbooks", () => browser.get(`/api/courses/${course.course_id}/workbooks`)],
    ["answers", () => browser.send("PUT", `/api/courses/${course.course_id}/answers`, anAnswer)],
    ["enrollments", () => browser.get("/api/my-enrollments")],
    ["learning", () => browser.get("/api/my-learning")],
    ["resources", () => browser.get("/api/resources")],
    ["downloads", () => browser.get("/api/my-downloads")],
    ["certificates", () => browser.get("/api/my-certificates")],
    ["the export", () => browser.get("/api/account/export")],
  ];

  for (const [what, call] of calls) {
    const statements = await statementsOf(async () => expect((await call()).status, what).toBe(200));
    expect(statements.length, what).toBeGreaterThan(0);
    for (const statement of statements) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(api.db);
      const plan = rows.map(({ detail }) => detail).join("\n");
      expect(plan, `${what}: ${statement}`).not.toMatch(new RegExp(`^SCAN "?(${large})\\b`, "m"));
      // Every learner has done the same lessons: by the lesson alone it would be all of them.
      expect(plan, `${what}: ${statement}`).not.toMatch(
        /lesson_progress USING .*INDEX lesson_progress_lesson_id|downloads USING .*INDEX downloads_resource_id/,
      );
    }
  }
  expect(await (await browser.get("/api/my-learning")).json()).toMatchObject({
    watchedSeconds: 30 * 60 + 5,
    downloadedResources: 6,
  });
});
