import type { CourseView } from "@academy/contract/courses";
import type { DownloadView, ResourceView } from "@academy/contract/resources";
import type { CourseFile } from "@academy/contract/studio-course-files";
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
  expect(mine).toMatchObject({ title: hostileText, fileType: "PDF", slug: null });
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
