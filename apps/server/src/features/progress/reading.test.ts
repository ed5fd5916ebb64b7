import { randomUUID } from "node:crypto";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { CourseProgress, EnrollmentView, LearningView } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import { makeCourse } from "../../testing/data/courses.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { shareApi } from "../../testing/servers/start-api.ts";

const start = new Date("2031-05-15T12:00:00.000Z");

const clock = movingClock(start);
const sharedApi = shareApi(() => ({ now: clock.now }));

async function startReading() {
  clock.moveTo(start);
  const api = await sharedApi();
  const course = await makeCourse(api.db, { lessons: 3 });
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "subscribePackage", start);
  const get = async (path: string) => (await ann.get(path)).json();
  const edit = (id: string) => api.db.updateTable("lessons").where("id", "=", id);
  const [first = "", second = "", third = ""] = course.lessonIds;
  return {
    api,
    clock,
    ann,
    edit,
    course,
    ids: [first, second, third] as const,
    save: async (lessonId: string, body: object) => {
      const response = await ann.post("/api/progress", { courseId: course.id, lessonId, ...body });
      return (await response.json()) as CourseProgress;
    },
    lesson: async (id: string) => (await get(`/api/lessons/${id}`)) as LessonView,
    learning: async () => (await get("/api/my-learning")) as LearningView,
    enrollment: async () =>
      ((await get("/api/my-enrollments")) as EnrollmentView[]).find((each) => each.course.id === course.id),
  };
}

test("a text is left where it is read, and the newer word of two devices stands", async () => {
  const { clock, ids, save, lesson } = await startReading();
  const [id] = ids;
  expect(await lesson(id)).toMatchObject({ textPosition: 0, isTextRead: false, isFilmWatched: false });

  await save(id, { textPosition: 0.4 });
  clock.moveMinutes(5);
  await save(id, { textPosition: 0.2 });
  await save(id, { textPosition: 0.9, at: new Date(start.getTime() + 60_000).toISOString() });
  expect(await lesson(id)).toMatchObject({ textPosition: 0.2, isTextRead: false });

  // Read once it stays read, wherever the next reading stops.
  await save(id, { textPosition: 1 });
  clock.moveMinutes(5);
  const progress = await save(id, { textPosition: 0.3, filmWatched: true });
  expect(await lesson(id)).toMatchObject({ textPosition: 0.3, isTextRead: true, isFilmWatched: true });
  expect(progress.lessons[0]).toMatchObject({ textPosition: 0.3, completed: false });
});

test("to read or to write a note is to learn; to open a lesson is not", async () => {
  const { clock, ann, ids, save, learning } = await startReading();
  await save(ids[0], {});
  await save(ids[0], { played: { viewingId: randomUUID(), seconds: 0 } });
  expect(await learning()).toMatchObject({ streakDays: 0 });
  await save(ids[0], { textPosition: 0.1 });
  expect(await learning()).toMatchObject({ streakDays: 1, watchedSeconds: 0 });

  clock.moveDays(1);
  const note = { text: "A thought", baseRevision: 0, localDay: "2031-05-16", at: clock.now().toISOString() };
  expect((await ann.send("PUT", `/api/lessons/${ids[0]}/note`, note)).status).toBe(200);
  expect(await learning()).toMatchObject({ streakDays: 2 });
});

test("a note whose time can't be true is kept all the same, and counts as today's", async () => {
  const { clock, ann, ids, learning } = await startReading();
  const note = { text: "A thought", baseRevision: 0, localDay: "2031-01-01", at: "2031-01-01T12:00:00.000Z" };
  expect((await ann.send("PUT", `/api/lessons/${ids[0]}/note`, note)).status).toBe(200);
  expect(await learning()).toMatchObject({ streakDays: 1 });
  clock.moveDays(3);
  expect(await learning()).toMatchObject({ streakDays: 0 });
});

test("one goes on in the lesson that was last open, whatever was done in it", async () => {
  const { clock, ann, ids, save, enrollment } = await startReading();
  const [first, second, third] = ids;
  const next = async () => (await enrollment())?.nextLesson?.id;
  expect(await next()).toBe(first);

  await save(first, { textPosition: 0.5 });
  clock.moveMinutes(1);
  await save(third, { played: { viewingId: randomUUID(), seconds: 0 } });
  expect(await next(), "opened").toBe(third);
  clock.moveMinutes(1);
  await ann.send("PUT", `/api/lessons/${second}/note`, { text: "A thought", baseRevision: 0 });
  expect(await next(), "written in").toBe(second);
  clock.moveMinutes(1);
  expect((await save(second, { completed: true })).nextLessonId, "done, so the one after it").toBe(third);
  clock.moveMinutes(1);
  expect((await save(third, { completed: true })).nextLessonId, "what was left out").toBe(first);
});

test("one goes on rightly on another device, and after the owner has moved or taken away lessons", async () => {
  const { clock, ann, course, ids, save, edit, enrollment } = await startReading();
  const [first, second, third] = ids;
  const next = async () => (await enrollment())?.nextLesson?.id;
  await save(first, { completed: true });
  clock.moveMinutes(1);
  const phone = await ann.signInAgain();
  await phone.post("/api/progress", { courseId: course.id, lessonId: second, positionSeconds: 40 });
  expect(await enrollment()).toMatchObject({
    nextLesson: { id: second, positionSeconds: 40, opensAt: null },
  });
  const shown = (await (await phone.get(`/api/progress/${course.id}`)).json()) as CourseProgress;
  expect(shown.nextLessonId, "the course page says the same").toBe(second);

  // Kept on a bad line, and older than what the phone has told since.
  await save(third, { textPosition: 0.4, at: new Date(start.getTime() + 1000).toISOString() });
  expect(await next(), "what was done first and told last").toBe(second);

  await edit(first).set({ position: 90 }).execute();
  expect(await next(), "put into another order").toBe(second);
  await edit(second).set({ archived_at: clock.now() }).execute();
  expect(await next(), "taken away: the one before it in time").toBe(third);
  await edit(second).set({ archived_at: null, is_draft: true }).execute();
  expect(await next(), "being rewritten").toBe(third);
  await edit(second).set({ is_draft: false }).execute();
  expect(await next(), "back again").toBe(second);

  await edit(third).set({ archived_at: clock.now() }).execute();
  expect((await save(second, { completed: true })).completedAt, "nothing left").not.toBeNull();
  expect(await next(), "from the beginning").toBe(second);
});

test("a lesson that opens later is gone on with once it can be; until then another, or the day is said", async () => {
  const { api, clock, ann, ids, course, save, edit, enrollment } = await startReading();
  const [first, second, third] = ids;
  await edit(second).set({ drip_days: 7 }).execute();
  const done = await save(first, { completed: true });
  expect(done.nextLessonId).toBe(third);
  expect((await enrollment())?.nextLesson).toMatchObject({ id: third, opensAt: null });

  await save(third, { completed: true });
  const opensAt = "2031-05-22T12:00:00.000Z";
  expect((await enrollment())?.nextLesson).toMatchObject({ id: second, opensAt });
  const { id: opened } = ann;
  clock.moveDays(8);
  expect((await enrollment())?.nextLesson).toMatchObject({ id: second, opensAt: null });

  // Opened to them by hand, it is waited for no more.
  await edit(second).set({ drip_days: 70 }).execute();
  expect((await enrollment())?.nextLesson?.opensAt).not.toBeNull();
  await api.db
    .insertInto("lesson_openings")
    .values({ user_id: opened, lesson_id: second, opened_by: null, created_at: clock.now() })
    .execute();
  expect((await enrollment())?.nextLesson?.opensAt).toBeNull();
  expect((await ann.get(`/api/progress/${course.id}`)).status).toBe(200);
});

test("a certificate has the day of the calendar on the learner's wall, and so has everything beside it", async () => {
  const { ann, clock, ids, save, enrollment } = await startReading();
  clock.moveMinutes(11.5 * 60);
  // Half past eleven at night in UTC, and the next morning in Auckland.
  for (const id of ids) await save(id, { completed: true, localDay: "2031-05-16" });

  expect(await enrollment()).toMatchObject({
    completedAt: clock.now().toISOString(),
    completedOn: "2031-05-16",
  });
  const [certificate] = (await (await ann.get("/api/my-certificates")).json()) as {
    id: string;
    issuedOn: string;
  }[];
  expect(certificate).toMatchObject({ issuedOn: "2031-05-16" });
  expect(await (await ann.get(`/api/certificates/${certificate?.id}`)).json()).toMatchObject({
    issuedOn: "2031-05-16",
  });
});

test("an exercise is begun or set aside, and the newer word stands; to unmark a lesson is remembered", async () => {
  const { clock, ids, save, lesson } = await startReading();
  const [id] = ids;
  expect(await lesson(id)).toMatchObject({ exercise: null, wasUnmarked: false });
  await save(id, { exercise: "setAside" });
  expect(await lesson(id)).toMatchObject({ exercise: "setAside", completed: false });
  clock.moveMinutes(5);
  await save(id, { exercise: "begun" });
  // Kept on a bad line, and older than what was done since.
  await save(id, { exercise: "setAside", at: new Date(start.getTime() + 60_000).toISOString() });
  expect(await lesson(id)).toMatchObject({ exercise: "begun" });

  await save(id, { completed: true });
  clock.moveMinutes(1);
  await save(id, { completed: false });
  expect(await lesson(id)).toMatchObject({ completed: false, wasUnmarked: true, exercise: "begun" });
});
