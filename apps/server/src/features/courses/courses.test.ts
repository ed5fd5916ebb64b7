import { starterCourses } from "@academy/content/courses/starter-courses";
import {
  type CourseSummary,
  type CourseView,
  courseList,
  courseView,
} from "@academy/contract/learning/courses";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { grantOffer } from "../access/public.ts";

const notFound = { status: 404, code: "NOT_FOUND" };

async function startAcademy() {
  const api = await startApi();
  const list = courseList.parse(await (await api.get("/api/courses")).json());
  const outline = async (browser: Browser, id = list[0]?.id): Promise<CourseView> =>
    courseView.parse(await (await browser.get(`/api/courses/${id}`)).json());
  const grant = async (email: string) => {
    const { id } = await api.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await api.db
      .transaction()
      .execute((tx) =>
        grantOffer(tx, { userId: id, offer: "blueprintGuided", source: "operator", now: new Date() }),
      );
  };
  const learner = await signedIn(api);
  await api.db.deleteFrom("grants").execute();
  return { api, list: list as [CourseSummary, CourseSummary, ...CourseSummary[]], learner, outline, grant };
}

test("everyone sees the published courses, in the owner's order, with what they add up to", async () => {
  const { api, list } = await startAcademy();

  expect(list).toEqual(
    starterCourses.map(({ title, description, difficulty, modules }) => {
      const lessons = modules.flatMap((module) => [...module.lessons]);
      return {
        id: expect.any(String),
        title,
        description,
        difficulty,
        thumbnail: expect.stringMatching(/^\/api\/courses\/[\w-]{36}\/cover\.svg$/),
        cover: null,
        duration: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
        moduleCount: modules.length,
        lessonCount: lessons.length,
        isInPackage: true,
      };
    }),
  );
  const [first, second] = list;
  await api.db.updateTable("courses").set({ position: 99 }).where("id", "=", first.id).execute();
  await api.db.updateTable("courses").set({ is_published: false }).where("id", "=", second.id).execute();
  const after = (await (await api.get("/api/courses")).json()) as { title: string }[];
  expect(after.map(({ title }) => title)).toEqual([
    "Business Strategy",
    "Advanced Healing",
    "Healer’s Business Blueprint",
  ]);
});

test("a course without lessons has a length of nothing", async () => {
  const { api, list, learner, outline } = await startAcademy();
  await api.db.deleteFrom("course_modules").where("course_id", "=", list[0].id).execute();

  expect(await outline(learner)).toMatchObject({
    duration: 0,
    moduleCount: 0,
    lessonCount: 0,
    modules: [],
  });
});

test("a member sees the outline in order; what is paid for comes with entitlement", async () => {
  const { list, learner, outline, grant } = await startAcademy();
  const [starter] = starterCourses;

  const locked = await outline(learner);

  expect(locked).toMatchObject({ ...list[0], isEntitled: false, resources: [] });
  expect(
    locked.modules.map(({ title, description, lessons }) => ({
      title,
      description,
      lessons: lessons.map(({ id: _id, ...lesson }) => lesson),
    })),
  ).toEqual(
    starter?.modules.map(({ title, description, lessons }) => ({
      title,
      description,
      lessons: lessons.map(({ title, summary, minutes, film }) => ({
        title,
        summary,
        duration: minutes,
        hasVideo: film !== undefined,
        videoUrl: null,
        isFree: false,
        opensAt: null,
      })),
    })),
  );

  await grant(learner.email);
  const open = await outline(learner);
  expect(open.isEntitled).toBe(true);
  const lessons = open.modules.flatMap((module) => module.lessons);
  expect(lessons.filter(({ hasVideo }) => hasVideo)).toHaveLength(5);
  for (const { id, hasVideo, videoUrl } of lessons) {
    expect(videoUrl).toBe(hasVideo ? `/api/lessons/${id}/video` : null);
  }
  const [, , third] = open.modules;
  expect(open.resources.map(({ title, kind, moduleId }) => [title, kind, moduleId])).toEqual([
    ["The Blueprint, whole", "workbook", null],
    ["The Gift Book", "workbook", open.modules[0]?.id],
    ["The Offer Book", "workbook", open.modules[1]?.id],
    ["The Launch Book", "workbook", third?.id],
    ["The 90-Day Launch Plan", "template", third?.id],
  ]);
  expect((await outline(learner, list[1].id)).isEntitled, "another course").toBe(false);
});

test("an unpublished course exists for the owner only", async () => {
  const { api, list, learner, outline, grant } = await startAcademy();
  const owner = await signedIn(api, "owner");
  const [{ id }] = list;
  await grant(learner.email);
  await api.db.updateTable("courses").set({ is_published: false }).where("id", "=", id).execute();

  for (const path of [`/api/courses/${id}`, `/api/courses/${id}/cover.svg`]) {
    expect(await refusalOf(await learner.get(path)), path).toMatchObject(notFound);
  }
  expect(await refusalOf(await openBrowser(api).get(`/api/courses/${id}/cover.svg`))).toMatchObject(notFound);
  expect((await outline(owner)).isEntitled).toBe(true);
  const cover = await owner.get(`/api/courses/${id}/cover.svg`);
  expect([cover.status, cover.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
});

test("a cover is a picture for everyone, kept by caches and asked for again by its tag", async () => {
  const { api, list } = await startAcademy();
  const covers = await Promise.all(list.map(({ thumbnail }) => api.get(thumbnail)));

  const drawings = await Promise.all(covers.map((cover) => cover.text()));

  expect(new Set(drawings).size).toBe(list.length);
  for (const [index, { headers }] of covers.entries()) {
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(drawings[index]).toMatch(/^<svg .*<\/svg>\n$/s);
  }
  const [{ thumbnail, id }] = list;
  const etag = covers[0]?.headers.get("etag") ?? "";
  const again = await api.get(thumbnail, { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await api.db.updateTable("courses").set({ archetype: "artist" }).where("id", "=", id).execute();
  expect((await api.get(thumbnail, { "if-none-match": etag })).status, "another mandala").toBe(200);
});
