import type { LearningView } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { revokeOffer } from "../../access/public.ts";

async function startWriting() {
  const api = await startApi();
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  const { id: courseId } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("starter_key", "=", "healers-business-blueprint")
    .executeTakeFirstOrThrow();
  const lessons = await api.db
    .selectFrom("lessons")
    .select(["id", "title"])
    .where("course_id", "=", courseId)
    .execute();
  const lesson = (title: string) => lessons.find((each) => each.title === title)?.id ?? "";
  const next = async (browser: Browser = ann) =>
    ((await (await browser.get("/api/my-learning")).json()) as LearningView).workbook;
  const open = (browser: Browser, title: string, more: object = {}) =>
    browser.post("/api/progress", { courseId, lessonId: lesson(title), ...more });
  const write = async (browser: Browser, item: string, keys: string[]) => {
    const at = new Date().toISOString();
    const fields = Object.fromEntries(keys.map((key) => [key, { text: "my words", at }]));
    const saved = await browser.send("PUT", `/api/courses/${courseId}/answers`, {
      changes: [{ item, baseRevision: 0, fields }],
    });
    expect(await saved.json()).toMatchObject({ refused: [], overtaken: [] });
  };
  return { api, ann, courseId, next, open, write };
}

test("nothing before a lesson is open; then its first item, and on whichever device somebody wrote, the next", async () => {
  const { ann, next, open, write, courseId } = await startWriting();
  expect(await next()).toBeNull();

  await open(ann, "One sentence about your work");
  const first = await next();
  expect(first).toMatchObject({ course: { id: courseId }, lessonId: null, isBegun: false });

  const phone = await ann.signInAgain();
  await write(phone, first?.item ?? "", [""]);
  const second = await next();
  expect(second?.item).not.toBe(first?.item);
  expect(await next(phone)).toEqual(second);
});

test("an exercise that was set aside, a course that is closed or completed: nothing is suggested", async () => {
  const { api, ann, next, open } = await startWriting();
  await open(ann, "One sentence about your work", { exercise: "setAside" });
  expect(await next()).toBeNull();
  await open(ann, "The signature offer");
  expect(await next()).not.toBeNull();

  const done = api.db.updateTable("enrollments").where("user_id", "=", ann.id);
  await done.set({ completed_at: new Date() }).execute();
  expect(await next()).toBeNull();
  await done.set({ completed_at: null }).execute();
  expect(await next()).not.toBeNull();

  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: ann.id, offer: "blueprintSelfGuided", now: new Date() }));
  expect(await next()).toBeNull();
});
