import { randomUUID } from "node:crypto";
import type { CourseView } from "@academy/contract/learning/courses";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { LibrarySearchResults } from "@academy/contract/learning/library";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import type { StudioCourse, StudioLesson } from "@academy/contract/studio/courses";
import { expect, test } from "vitest";
import { asJson } from "../../../platform/db/values.ts";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { revokeOffer } from "../../access/public.ts";

const base = "/api/studio";
const start = new Date("2031-05-01T10:00:00.000Z");
const words = { title: "First steps", summary: "Where it begins.", minutes: 7, text: "Hello **you**.\n" };

async function academy() {
  const clock = movingClock(start);
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "subscribePackage", start);
  const done = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
    const response = await answer;
    if (response.status >= 300) throw new Error(`${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  };
  const make = async (path: string, title: string, by: Browser = owner) =>
    (await done<{ id: string }>(by.post(`${base}/${path}`, { title }))).id;
  const course = (id: string) => done<StudioCourse>(owner.get(`${base}/courses/${id}`));
  const lesson = (id: string, by: Browser = owner) => done<StudioLesson>(by.get(`${base}/lessons/${id}`));
  const put = (path: string, body: object, by: Browser = owner) => by.send("PUT", `${base}/${path}`, body);
  const write = (id: string, body: object = {}, by: Browser = owner) =>
    done<{ revision: number }>(put(`lessons/${id}/draft`, { ...words, revision: 0, ...body }, by));
  const publish = (id: string, revision: number) =>
    done<unknown>(owner.post(`${base}/lessons/${id}/publish`, { revision }));
  const outline = (id: string, by: Browser = ann) => done<CourseView>(by.get(`/api/courses/${id}`));
  const intoPackage = (id: string, isInPackage = true) => done(put(`courses/${id}/package`, { isInPackage }));
  /** A published course with one module and so many published lessons. */
  const published = async (lessons = 1) => {
    const id = await make("courses", "Slow mornings");
    const moduleId = await make(`courses/${id}/modules`, "Week one");
    const lessonIds: string[] = [];
    for (let index = 0; index < lessons; index++) {
      const made = await make(`modules/${moduleId}/lessons`, `Lesson ${index + 1}`);
      await publish(made, (await write(made, { title: `Lesson ${index + 1}` })).revision);
      lessonIds.push(made);
    }
    await intoPackage(id);
    await done(put(`courses/${id}/state`, { state: "published" }));
    return { id, moduleId, lessonIds: lessonIds as [string, ...string[]] };
  };
  return {
    api,
    clock,
    owner,
    ann,
    done,
    make,
    course,
    lesson,
    put,
    write,
    publish,
    outline,
    published,
    intoPackage,
  };
}

test("a course is made from nothing, written, published, and opens to those who hold every course", async () => {
  const { ann, make, course, put, done, write, publish, outline, lesson, owner, intoPackage } =
    await academy();
  const id = await make("courses", "Slow mornings");
  const moduleId = await make(`courses/${id}/modules`, "Week one");
  const first = await make(`modules/${moduleId}/lessons`, "One");
  const second = await make(`modules/${moduleId}/lessons`, "Two");

  expect((await refusalOf(await ann.get(`/api/courses/${id}`))).status, "a draft").toBe(404);
  expect((await refusalOf(await put(`courses/${id}/state`, { state: "published" }))).status).toBe(400);

  await intoPackage(id);
  const saved = await write(first);
  expect((await lesson(first)).state).toBe("draft");
  await publish(first, saved.revision);
  await done(put(`courses/${id}/state`, { state: "published" }));
  const seen = await outline(id);
  expect(seen).toMatchObject({ isEntitled: true, lessonCount: 1, duration: 7 });
  expect(seen.modules[0]?.lessons.map(({ title }) => title)).toEqual(["First steps"]);
  expect((await done<LessonView>(ann.get(`/api/lessons/${first}`))).text).toBe(words.text);
  expect((await refusalOf(await ann.get(`/api/lessons/${second}`))).status, "a draft lesson").toBe(404);

  const { revision, difficulty } = await course(id);
  const facts = { title: "Mornings", description: "Calm.", difficulty, archetype: "artist" };
  await done(put(`courses/${id}`, { ...facts, revision }));
  expect((await put(`courses/${id}`, { ...facts, revision })).status, "the second is told").toBe(409);
  const { items } = await done<{ items: object[] }>(owner.get(`${base}/courses`));
  expect(items.at(-1)).toMatchObject({
    title: "Mornings",
    state: "published",
    lessonCount: 2,
    draftCount: 1,
    learnerCount: 0,
  });
});

test("a course of its own is in the complete academy only if she says so, and whoever had it keeps it", async () => {
  const { api, ann, published, outline, intoPackage, lesson, put } = await academy();
  const editor = await newStaff(api, "editor");
  const { id, lessonIds } = await published();
  const opens = async (browser: Browser) => (await browser.get(`/api/lessons/${lessonIds[0]}`)).status;
  const offers = async (browser: Browser) => (await outline(id, browser)).openingOffers;
  const ben = await signInLearner(api, "Ben");
  await give(api.db, ben.id, "subscribePackage", start);
  expect([await opens(ann), await opens(ben)]).toEqual([200, 200]);
  expect((await put(`courses/${id}/package`, { isInPackage: false }, editor)).status).toBe(403);

  await intoPackage(id, false);
  await intoPackage(id, false);
  const late = await signInLearner(api, "Cleo");
  await give(api.db, late.id, "subscribePackage", start);
  expect([await opens(ann), await opens(ben), await opens(late)]).toEqual([200, 200, 403]);
  expect(await outline(id, late)).toMatchObject({ isEntitled: false, isInPackage: false });
  expect(await offers(late)).toEqual([`course-${id}`]);
  const mine = (await (await late.get("/api/my-enrollments")).json()) as { course: { id: string } }[];
  expect(mine.some(({ course }) => course.id === id)).toBe(false);

  // What was kept ends with what gave it.
  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: ben.id, offer: "subscribePackage", now: start }));
  expect(await opens(ben)).toBe(403);
  await intoPackage(id);
  expect([await opens(ann), await opens(late), await opens(ben)]).toEqual([200, 200, 403]);
  expect((await lesson(lessonIds[0])).course.id).toBe(id);
});

test("an editor may read and write", async () => {
  const { api, published, done, lesson, write } = await academy();
  const { id, lessonIds } = await published();
  const editor = await newStaff(api, "editor");
  expect((await lesson(lessonIds[0], editor)).title).toBe("Lesson 1");
  await write(lessonIds[0], { revision: 1 }, editor);
  await done(editor.get(`${base}/courses/${id}`));
  expect((await editor.get(`${base}/lessons/${randomUUID()}`)).status).toBe(404);
});

test("a scheduled course opens by the clock, and an archived one closes without losing anything", async () => {
  const { clock, ann, published, put, done, outline, course } = await academy();
  const { id, lessonIds } = await published();
  const publishAt = new Date(start.getTime() + 60 * 60_000).toISOString();
  await done(put(`courses/${id}/state`, { state: "scheduled", publishAt }));
  const listed = async () =>
    (await done<{ id: string }[]>(ann.get("/api/courses"))).some((each) => each.id === id);

  expect((await course(id)).state).toBe("scheduled");
  expect(await listed()).toBe(false);
  expect((await ann.get(`/api/lessons/${lessonIds[0]}`)).status).toBe(404);
  clock.moveMinutes(61);
  expect((await course(id)).state).toBe("published");
  expect(await listed()).toBe(true);
  expect((await outline(id)).isEntitled).toBe(true);
  await done(ann.post("/api/progress", { courseId: id, lessonId: lessonIds[0], completed: true }));

  await done(put(`courses/${id}/state`, { state: "archived" }));
  expect(await listed()).toBe(false);
  expect((await ann.get(`/api/courses/${id}`)).status).toBe(404);
  expect((await refusalOf(await put(`courses/${id}/state`, { state: "scheduled", publishAt }))).status).toBe(
    400,
  );
  await done(put(`courses/${id}/state`, { state: "published" }));
  expect(await done(ann.get(`/api/progress/${id}`))).toMatchObject({
    progressPercentage: 100,
    completedAt: expect.any(String),
  });
});

test("a lesson opens by days or by date, to one learner before, and stays open once it was begun", async () => {
  const { clock, ann, owner, published, put, done, outline } = await academy();
  const { id, lessonIds } = await published(3);
  const [byDays, byDate = "", begun = ""] = lessonIds;
  const settings = (lessonId: string, body: object) =>
    done(put(`lessons/${lessonId}/settings`, { isFree: false, dripDays: null, dripAt: null, ...body }));
  await done(ann.post("/api/progress", { courseId: id, lessonId: begun, textPosition: 0.5 }));
  const at = new Date(start.getTime() + 2 * 24 * 60 * 60_000).toISOString();
  await settings(byDays, { dripDays: 3 });
  await settings(byDate, { dripAt: at });
  await settings(begun, { dripDays: 300 });
  const status = async (lessonId: string) => (await ann.get(`/api/lessons/${lessonId}`)).status;
  const opens = async () =>
    (await outline(id)).modules.flatMap(({ lessons }) => lessons.map(({ opensAt }) => opensAt));

  const inThreeDays = new Date(start.getTime() + 3 * 24 * 60 * 60_000).toISOString();
  expect(await opens()).toEqual([inThreeDays, at, null]);
  expect(await refusalOf(await ann.get(`/api/lessons/${byDays}`))).toMatchObject({ code: "NOT_OPEN_YET" });
  const early = await ann.post("/api/progress", { courseId: id, lessonId: byDays, completed: true });
  expect(await refusalOf(early)).toMatchObject({ status: 403, code: "NOT_OPEN_YET" });
  expect(await status(begun)).toBe(200);
  expect((await owner.get(`/api/lessons/${byDays}`)).status).toBe(200);
  expect((await put(`lessons/${byDays}/settings`, { isFree: false, dripDays: 3, dripAt: at })).status).toBe(
    400,
  );

  const openings = `${base}/lessons/${byDays}/openings`;
  expect((await refusalOf(await owner.post(openings, { email: "nobody@example.org" }))).status).toBe(400);
  await done(owner.post(openings, { email: ann.email.toUpperCase() }));
  await done(owner.post(openings, { email: ann.email }));
  expect(await status(byDays)).toBe(200);
  const { items } = await done<{ items: { userId: string }[] }>(owner.get(openings));
  expect(items.map(({ userId }) => userId)).toEqual([ann.id]);
  await done(owner.send("DELETE", `${openings}/${ann.id}`));
  expect(await status(byDays)).toBe(403);

  clock.moveDays(2);
  expect([await status(byDays), await status(byDate)]).toEqual([403, 200]);
  clock.moveDays(1);
  expect(await status(byDays)).toBe(200);
  expect(await opens()).toEqual([null, null, null]);
});

test("a module opens later as a whole: lessons, downloads and workbook, and says when", async () => {
  const { api, clock, ann, owner, make, published, write, publish, put, done, outline } = await academy();
  const { id, lessonIds } = await published();
  const moduleId = await make(`courses/${id}/modules`, "Week two");
  const closed = await make(`modules/${moduleId}/lessons`, "Closed");
  const free = await make(`modules/${moduleId}/lessons`, "Free");
  const begun = await make(`modules/${moduleId}/lessons`, "Begun");
  for (const [lessonId, title] of [
    [closed, "The zibeline notebook"],
    [free, "Free"],
    [begun, "Begun"],
  ] as const) {
    await publish(lessonId, (await write(lessonId, { title, text: "Quixotica.\n" })).revision);
  }
  await done(put(`lessons/${free}/settings`, { isFree: true, dripDays: null, dripAt: null }));
  const resourceId = randomUUID();
  const parts = [{ title: "Part", items: [{ id: "part.one", kind: "question", text: "Why?", lines: 2 }] }];
  await api.db
    .insertInto("resources")
    .values({
      ...{ id: resourceId, course_id: id, module_id: moduleId, position: 1, title: "Week two", subtitle: "" },
      ...{ kind: "workbook", file_type: "PDF", file_name: "week-two.pdf", file_id: null },
      workbook: asJson({ title: "Week two", subtitle: "", parts } as never),
    })
    .execute();
  const facts = { title: "Week two", description: "", dripDays: 5, dripAt: null };
  const dripAt = new Date(start.getTime() + 5 * 24 * 60 * 60_000).toISOString();
  expect((await put(`modules/${moduleId}`, { ...facts, dripAt })).status).toBe(400);
  await done(put(`modules/${moduleId}`, facts));

  const seen = await outline(id);
  expect(seen.modules.map(({ opensAt }) => opensAt)).toEqual([null, dripAt]);
  const later = new Date(start.getTime() + 9 * 24 * 60 * 60_000).toISOString();
  await done(put(`modules/${moduleId}`, { ...facts, dripDays: null, dripAt: later }));
  expect(
    (await outline(id)).modules.map(({ opensAt }) => opensAt),
    "by date",
  ).toEqual([null, later]);
  await done(put(`modules/${moduleId}`, facts));
  expect(seen.modules[1]?.lessons.map(({ opensAt }) => opensAt)).toEqual([dripAt, null, dripAt]);
  expect(seen.resources).toMatchObject([{ id: resourceId, opensAt: dripAt }]);
  const codes = async () =>
    Promise.all(
      [
        ann.get(`/api/lessons/${closed}`),
        ann.get(`/api/lessons/${closed}/video`),
        ann.post("/api/progress", { courseId: id, lessonId: closed, completed: true }),
        ann.get(`/api/resources/${resourceId}/download`),
        ann.get(`/api/courses/${id}/workbooks/week-two/filled.pdf`),
      ].map(async (answer) => (await refusalOf(await answer)).code),
    );
  expect(new Set(await codes())).toEqual(new Set(["NOT_OPEN_YET"]));
  const books = () => done<WorkbooksView>(ann.get(`/api/courses/${id}/workbooks`));
  expect(await books()).toMatchObject({ workbooks: [], later: [{ slug: "week-two", opensAt: dripAt }] });
  const at = start.toISOString();
  const changes = [{ item: "part.one", baseRevision: 0, fields: { "": { text: "Because", at } } }];
  expect(await done(ann.send("PUT", `/api/courses/${id}/answers`, { changes }))).toMatchObject({
    refused: ["part.one"],
  });
  expect(await done(ann.get("/api/resources"))).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ id: resourceId, opensAt: dripAt })]),
  );
  expect((await ann.get(`/api/lessons/${free}`)).status, "a taste stays one").toBe(200);
  expect((await owner.get(`/api/lessons/${closed}`)).status).toBe(200);

  const find = async (q: string) =>
    (await done<LibrarySearchResults>(ann.get(`/api/my-library/search?q=${q}`))).hits.map(
      ({ title, opensAt }) => [title, opensAt],
    );
  expect(await find("zibeline")).toEqual([["The zibeline notebook", dripAt]]);
  expect(await find("quixotica"), "nothing of what it says").toEqual([["Free", null]]);
  const message = "when does the zibeline notebook open?";
  const said = async () => (await done<{ response: string }>(ann.post("/api/chat", { message }))).response;
  expect(await said()).toContain("opens for you on May 6, 2031");

  await done(ann.post("/api/progress", { courseId: id, lessonId: lessonIds[0], completed: true }));
  const next = async () =>
    (await done<{ course: { id: string }; nextLesson: object }[]>(ann.get("/api/my-enrollments"))).find(
      ({ course }) => course.id === id,
    )?.nextLesson;
  expect(await next()).toMatchObject({ id: free, opensAt: null });
  await done(owner.post(`${base}/lessons/${begun}/openings`, { email: ann.email }));
  expect((await ann.get(`/api/lessons/${begun}`)).status).toBe(200);
  expect((await books()).later, "its workbook opens with the first of its lessons").toEqual([]);
  await done(owner.send("DELETE", `${base}/lessons/${begun}/openings/${ann.id}`));

  clock.moveDays(5);
  expect((await outline(id)).modules[1]).toMatchObject({ opensAt: null });
  expect((await ann.get(`/api/lessons/${closed}`)).status).toBe(200);
  expect((await books()).workbooks).toMatchObject([{ slug: "week-two" }]);
  expect(await find("quixotica")).toHaveLength(3);
  expect(await said()).not.toContain("opens for you");
});

test("a free preview opens to any member, and keeps nothing of those who don't have the course", async () => {
  const { api, published, put, done, owner } = await academy();
  const { id, lessonIds } = await published(2);
  const [free, paid = ""] = lessonIds;
  const ben = await signInLearner(api, "Ben");
  expect((await ben.get(`/api/lessons/${free}`)).status).toBe(403);
  await done(put(`lessons/${free}/settings`, { isFree: true, dripDays: 30, dripAt: null }));
  expect(await done(ben.get(`/api/lessons/${free}`))).toMatchObject({ isTaste: true, text: words.text });
  expect((await ben.get(`/api/lessons/${paid}`)).status).toBe(403);
  expect((await api.get(`/api/lessons/${free}`)).status, "signed out").toBe(401);
  expect((await ben.post("/api/progress", { courseId: id, lessonId: free, completed: true })).status).toBe(
    403,
  );
  const note = { text: "Mine", baseRevision: 0 };
  expect((await ben.send("PUT", `/api/lessons/${free}/note`, note)).status).toBe(403);
  expect(await api.db.selectFrom("enrollments").selectAll().where("user_id", "=", ben.id).execute()).toEqual(
    [],
  );
  await done(put(`courses/${id}/state`, { state: "draft" }));
  expect((await ben.get(`/api/lessons/${free}`)).status).toBe(404);
  expect((await owner.get(`/api/lessons/${free}`)).status).toBe(200);
});

test("of two who write at once the second is told, and nothing is lost whatever they choose", async () => {
  const { api, clock, published, write, lesson, put, done, owner, publish } = await academy();
  const { lessonIds } = await published();
  const [id] = lessonIds;
  const editor = await newStaff(api, "editor");
  const { revision } = await lesson(id);
  clock.moveMinutes(1);
  const mine = await write(id, { text: "Mine.", revision });
  const theirs = { ...words, text: "Theirs.", revision };
  expect((await put(`lessons/${id}/draft`, theirs, editor)).status).toBe(409);
  expect((await lesson(id, editor)).text).toBe("Mine.");
  expect(await write(id, { text: "Mine.", revision }), "sent again").toEqual(mine);

  await write(id, { text: "Theirs.", revision: mine.revision, replaces: true }, editor);
  const versions = async () =>
    done<{ items: { id: string; kind: string; by: string }[] }>(owner.get(`${base}/lessons/${id}/versions`));
  const [kept] = (await versions()).items;
  expect(kept).toMatchObject({ kind: "draft" });
  expect(await done(owner.get(`${base}/lessons/${id}/versions/${kept?.id}`))).toMatchObject({
    text: "Mine.",
  });

  const now = await lesson(id);
  expect(now).toMatchObject({ text: "Theirs.", isOwnSaving: false, savedBy: "editor", state: "changed" });
  await publish(id, now.revision);
  const restore = `${base}/lessons/${id}/versions/${kept?.id}/restore`;
  expect((await owner.post(restore, { revision: now.revision - 1 })).status).toBe(409);
  await done(owner.post(restore, { revision: now.revision }));
  expect(await lesson(id)).toMatchObject({ text: "Mine.", state: "changed" });
  const stale = await owner.post(`${base}/lessons/${id}/publish`, { revision: now.revision });
  expect(stale.status, "what was not looked at is not published").toBe(409);
});

test("lessons are moved in one piece; whoever has another order on the screen is told", async () => {
  const { published, make, put, done, course, outline } = await academy();
  const { id, moduleId, lessonIds } = await published(3);
  const other = await make(`courses/${id}/modules`, "Week two");
  const [a, b = "", c = ""] = lessonIds;
  const { revision } = await course(id);
  const order = {
    revision,
    modules: [
      { id: other, lessons: [c] },
      { id: moduleId, lessons: [b, a] },
    ],
  };
  await done(put(`courses/${id}/order`, order));
  const titles = (await outline(id)).modules.map(({ lessons }) => lessons.map(({ title }) => title));
  expect(titles).toEqual([["Lesson 3"], ["Lesson 2", "Lesson 1"]]);

  expect((await put(`courses/${id}/order`, order)).status, "another revision").toBe(409);
  const fresh = { revision: revision + 1 };
  for (const lessons of [[a], [a, b, b], [a, b, randomUUID()]]) {
    const wrong = {
      ...fresh,
      modules: [
        { id: other, lessons: [c] },
        { id: moduleId, lessons },
      ],
    };
    expect((await put(`courses/${id}/order`, wrong)).status).toBe(409);
  }
});

test("a text stays what it is to the letter, and what was written as markup stays text", async () => {
  const { published, write, publish, lesson, ann, done } = await academy();
  const [id] = (await published()).lessonIds;
  const text =
    '  <script>alert(1)</script>\r\n\n[x](javascript:alert(1))\n\n::workbook{id="a"}\n\n* kept  \n\n\n';
  const title = `<img src=x onerror="alert(1)">`;
  const { revision } = await lesson(id);
  await publish(id, (await write(id, { title, text, revision })).revision);
  expect(await lesson(id)).toMatchObject({ title, text });
  expect(await done(ann.get(`/api/lessons/${id}`))).toMatchObject({ title, text });
});

test("what an owner does is in the audit log, without a word of the text", async () => {
  const { api, published } = await academy();
  await published();
  const entries = await api.db.selectFrom("audit_entries").select(["action", "detail"]).execute();
  expect(entries.map(({ action }) => action).sort()).toEqual([
    "course.made",
    "course.moved",
    "course.package",
    "lesson.made",
    "lesson.published",
    "module.made",
  ]);
  expect(JSON.stringify(entries)).not.toContain("Hello");
});
