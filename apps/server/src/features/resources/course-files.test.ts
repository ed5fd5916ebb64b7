import type { CourseView } from "@academy/contract/learning/courses";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { DownloadView, ResourceView } from "@academy/contract/learning/resources";
import type { CourseFile } from "@academy/contract/studio/course-files";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { hostileText } from "../../testing/data/hostile-texts.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { upload } from "../../testing/data/uploads.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const read = async <Answer>(browser: Browser, path: string) =>
  (await (await browser.get(path)).json()) as Answer;

test("a file of the library is among the downloads of whoever has the course, and of nobody else", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "subscribePackage", new Date());
  const bo = await signInLearner(api, "Bo");
  const course = await api.db
    .selectFrom("courses")
    .select("id")
    .orderBy("position")
    .executeTakeFirstOrThrow();
  const path = `/api/studio/courses/${course.id}/files`;
  const { mediaId } = await upload(owner, "evil.html", Buffer.from("%PDF-1.7\n<script>alert(1)</script>"));

  expect((await owner.post(path, { mediaId, title: hostileText })).status).toBe(204);
  expect((await owner.post(path, { mediaId, title: hostileText })).status, "a second click").toBe(204);
  expect((await ann.post(path, { mediaId, title: "Mine" })).status).toBe(403);

  const { items } = await read<{ items: CourseFile[] }>(owner, path);
  expect(items.map(({ title }) => title)).toEqual([hostileText]);
  const mine = (await read<ResourceView[]>(ann, "/api/resources")).find(({ kind }) => kind === "file");
  expect(mine).toMatchObject({ title: hostileText, fileType: "PDF", fileSize: 34, slug: null });
  const file = await ann.get(mine?.downloadUrl ?? "");
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; /);
  expect((await bo.get(mine?.downloadUrl ?? "")).status).toBe(403);
  expect((await read<ResourceView[]>(bo, "/api/resources")).some(({ kind }) => kind === "file")).toBe(false);

  expect((await owner.send("DELETE", `/api/studio/media/${mediaId}`)).status, "it is used").toBe(409);
  // What replaces it is what they get.
  await upload(owner, "new.pdf", Buffer.from("%PDF-1.7 new"), mediaId ?? "");
  expect(await (await ann.get(mine?.downloadUrl ?? "")).text()).toBe("%PDF-1.7 new");
  expect((await owner.send("DELETE", `/api/studio/course-files/${items[0]?.id}`)).status).toBe(204);
  expect((await ann.get(mine?.downloadUrl ?? "")).status).toBe(404);
  expect((await owner.send("DELETE", `/api/studio/media/${mediaId}`)).status).toBe(204);

  // What she had stays in her history, without a way to it; nobody else hears of it.
  const [had] = await read<DownloadView[]>(ann, "/api/my-downloads");
  expect(had?.resource).toMatchObject({ title: hostileText, downloadUrl: null });
  expect((await read<ResourceView[]>(ann, "/api/resources")).some(({ kind }) => kind === "file")).toBe(false);
  const outline = await read<CourseView>(ann, `/api/courses/${course.id}`);
  expect(outline.resources.some(({ kind }) => kind === "file")).toBe(false);
  expect((await read<{ items: CourseFile[] }>(owner, path)).items).toEqual([]);
});

test("a file of a lesson is found there by whoever can open it, and opens with it", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "subscribePackage", new Date());
  const [lesson, other] = await api.db
    .selectFrom("lessons")
    .select(["id", "course_id as courseId"])
    .orderBy("course_id")
    .execute()
    .then((all) => [all[0], all.find(({ courseId }) => courseId !== all[0]?.courseId)]);
  const { id: lessonId = "", courseId = "" } = lesson ?? {};
  const path = `/api/studio/courses/${courseId}/files`;
  const { mediaId } = await upload(owner, "sheet.pdf", Buffer.from("%PDF-1.7 sheet"));

  expect((await owner.post(path, { mediaId, title: "Sheet", lessonId })).status).toBe(204);
  expect((await owner.post(path, { mediaId, title: "Sheet", lessonId: other?.id })).status).toBe(404);

  const seen = async (by: Browser) => (await read<LessonView>(by, `/api/lessons/${lessonId}`)).files;
  const [file] = await seen(ann);
  expect(file).toMatchObject({ title: "Sheet", fileType: "PDF" });
  const download = () => ann.get(file?.downloadUrl ?? "");
  expect(await (await download()).text()).toBe("%PDF-1.7 sheet");
  expect((await read<ResourceView[]>(ann, "/api/resources")).some(({ kind }) => kind === "file")).toBe(false);

  const settings = { isFree: false, dripDays: null, dripAt: "2099-01-01T00:00:00.000Z" };
  await owner.send("PUT", `/api/studio/lessons/${lessonId}/settings`, settings);
  expect((await download()).status, "it opens later").toBe(403);
  // A taste of the course brings none of its files.
  await owner.send("PUT", `/api/studio/lessons/${lessonId}/settings`, {
    isFree: true,
    dripDays: null,
    dripAt: null,
  });
  const bo = await signInLearner(api, "Bo");
  expect(await seen(bo)).toEqual([]);
  expect((await bo.get(file?.downloadUrl ?? "")).status).toBe(403);
  await owner.send("PUT", `/api/studio/lessons/${lessonId}/archived`, { isArchived: true });
  expect((await download()).status, "put away with its lesson").toBe(404);
});
