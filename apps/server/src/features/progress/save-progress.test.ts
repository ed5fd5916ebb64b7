import { randomUUID } from "node:crypto";
import type { CourseProgress } from "@academy/contract/learning/progress";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import type { Api } from "../../testing/browser.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { film, filmsLasting } from "../../testing/data/films.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { eventually } from "../../testing/eventually.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { shareApi } from "../../testing/servers/start-api.ts";
import { saveProgress } from "./save-progress.ts";

const path = "/api/progress";
const start = new Date("2031-05-15T12:00:00.000Z");

type Learner = Awaited<ReturnType<typeof signInLearner>>;

const clock = movingClock(start);
const sharedApi = shareApi((whenOver) => ({ now: clock.now, filmsFolder: filmsLasting(600, whenOver) }));

/** An academy at a standing clock, a course of its own, and somebody who may open it. */
async function startCourse(lessons = 3) {
  clock.moveTo(start);
  const api = await sharedApi();
  const course = await makeCourse(api.db, { lessons, film: film.name });
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "subscribePackage", start);
  const save = async (body: object, learner: Pick<Learner, "post"> = ann) => {
    const response = await learner.post(path, { courseId: course.id, ...body });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as CourseProgress;
  };
  const showProgress = async (learner: Pick<Learner, "get"> = ann) =>
    (await (await learner.get(`${path}/${course.id}`)).json()) as CourseProgress;
  const [first = "", second = "", third = ""] = course.lessonIds;
  return { api, clock, course, ann, save, showProgress, first, second, third };
}

const rowsOf = (
  api: Api,
  table: "lesson_progress" | "viewings" | "learning_days" | "enrollments",
  id: string,
) => api.db.selectFrom(table).selectAll().where("user_id", "=", id).execute();
const secondsOn = async (api: Api, id: string) => {
  const days = await api.db
    .selectFrom("learning_days")
    .select(["day", "seconds"])
    .where("user_id", "=", id)
    .orderBy("day")
    .execute();
  return days.map(({ day, seconds }) => [day, seconds]);
};

test("from the first lesson to the certificate: marks, position, percent, completion", async () => {
  const { api, clock, course, ann, save, showProgress, first, second, third } = await startCourse();
  const lessons = (...states: [boolean, number][]) =>
    states.map(([completed, positionSeconds], index) => ({
      id: course.lessonIds[index],
      completed,
      positionSeconds,
      textPosition: 0,
    }));
  expect(await showProgress()).toEqual({
    plan: null,
    progressPercentage: 0,
    completedLessons: 0,
    totalLessons: 3,
    lessons: lessons([false, 0], [false, 0], [false, 0]),
    nextLessonId: first,
    completedAt: null,
    certificateId: null,
  });

  await save({ lessonId: first, completed: true });
  await save({ lessonId: second, positionSeconds: 61.25 });
  expect(await save({ lessonId: third, completed: true })).toEqual({
    plan: null,
    progressPercentage: 66,
    completedLessons: 2,
    totalLessons: 3,
    lessons: lessons([true, 0], [false, 61.25], [true, 0]),
    nextLessonId: second,
    completedAt: null,
    certificateId: null,
  });
  clock.moveMinutes(5);
  const whole = await save({ lessonId: second, completed: true });

  expect(whole).toEqual({
    plan: null,
    progressPercentage: 100,
    completedLessons: 3,
    totalLessons: 3,
    lessons: lessons([true, 0], [true, 61.25], [true, 0]),
    nextLessonId: first,
    completedAt: "2031-05-15T12:05:00.000Z",
    certificateId: expect.any(String),
  });
  expect(await showProgress()).toEqual(whole);
  const certificates = await api.db
    .selectFrom("certificates")
    .select(["id", "name", "course_title", "issued_at"])
    .where("user_id", "=", ann.id)
    .execute();
  expect(certificates).toEqual([
    { id: whole.certificateId, name: "Ann Example", course_title: "A course", issued_at: clock.now() },
  ]);
});

test("completion stays: through unmarking, through marking again, and through a lesson added later", async () => {
  const { clock, course, save, showProgress, first, second } = await startCourse(2);
  await save({ lessonId: first, completed: true });
  const { completedAt, certificateId } = await save({ lessonId: second, completed: true });
  clock.moveMinutes(60);

  const kept = { completedAt, certificateId };
  expect(await save({ lessonId: first, completed: false })).toMatchObject({
    progressPercentage: 50,
    ...kept,
  });
  expect(await save({ lessonId: first, completed: true })).toMatchObject({
    progressPercentage: 100,
    ...kept,
  });
  const added = await course.addLesson(9);
  expect(await showProgress()).toMatchObject({ progressPercentage: 66, totalLessons: 3, ...kept });
  expect(await save({ lessonId: added, completed: true })).toMatchObject({
    progressPercentage: 100,
    ...kept,
  });
});

test("fifty completions of the last lessons at once make one completion and one certificate", async () => {
  const { api, course, ann, save } = await startCourse(5);
  const other = await ann.signInAgain();

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      save({ lessonId: course.lessonIds[index % 5], completed: true }, index % 2 ? ann : other),
    ),
  );

  const ids = new Set(answers.flatMap(({ certificateId }) => certificateId ?? []));
  const kept = await api.db.selectFrom("certificates").select("id").where("user_id", "=", ann.id).execute();
  expect(kept).toHaveLength(1);
  expect(ids).toEqual(new Set(kept.map(({ id }) => id)));
  expect(await rowsOf(api, "lesson_progress", ann.id)).toHaveLength(5);
  expect(answers.filter(({ progressPercentage }) => progressPercentage === 100).length).toBeGreaterThan(0);
});

test("of two devices that complete the last two lessons at once, the second sees what the first has done", async () => {
  const { api, clock, course, ann, save, first, second } = await startCourse(2);
  // Enrolled already, and on two days as after a flight: nothing else puts them in order.
  await save({ lessonId: first, positionSeconds: 1 });
  const learner = { ...ann, role: "learner", firstName: "Ann", lastName: "Example" } as const;
  const complete = (lessonId: string, localDay: string, beforeCommit: () => Promise<unknown>) =>
    saveProgress(
      {
        now: clock.now,
        films: { lengthOf: async () => 0 },
        commitTogether: (work) =>
          api.db.transaction().execute(async (tx) => {
            const answer = await work(tx);
            await beforeCommit();
            return answer;
          }),
      },
      learner,
      { courseId: course.id, lessonId, completed: true, localDay },
    );
  const begun = Promise.withResolvers<void>();
  const isOtherWaiting = Promise.withResolvers<void>();

  const one = complete(first, "2031-05-15", () => {
    begun.resolve();
    return isOtherWaiting.promise;
  });
  await begun.promise;
  const other = complete(second, "2031-05-16", async () => {});
  // SQLite has one connection, for which the other waits already; PostgreSQL tells when it waits for a row.
  if (inject("engine") === "postgres") {
    const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(
      () => waiting.execute(api.db),
      ({ rows }) => rows.length > 0,
    );
  }
  isOtherWaiting.resolve();
  const answers = await Promise.all([one, other]);

  expect(answers.map(({ progressPercentage }) => progressPercentage)).toEqual([50, 100]);
  expect(answers[1]?.certificateId).not.toBeNull();
});

test("the same again changes nothing, twenty times at once or a day later", async () => {
  const { api, clock, ann, save, first } = await startCourse();
  const body = {
    lessonId: first,
    completed: true,
    positionSeconds: 30,
    played: { viewingId: randomUUID(), seconds: 42.5 },
    localDay: "2031-05-15",
    at: "2031-05-15T11:59:00.000Z",
  };
  const everything = async () => [
    await rowsOf(api, "lesson_progress", ann.id),
    await rowsOf(api, "viewings", ann.id),
    await rowsOf(api, "learning_days", ann.id),
    (await rowsOf(api, "enrollments", ann.id)).sort((a, b) => a.id.localeCompare(b.id)),
  ];
  const answer = await save(body);
  const before = await everything();

  const again = await Promise.all(Array.from({ length: 20 }, () => save(body)));
  clock.moveDays(1);
  again.push(await save(body));
  again.push(
    await save({ ...body, played: { ...body.played, viewingId: body.played.viewingId.toUpperCase() } }),
  );

  expect(new Set(again.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(answer)]));
  expect(await everything()).toEqual(before);
  expect(await secondsOn(api, ann.id)).toEqual([["2031-05-15", 42.5]]);
});

test("of two devices the newer word stands, whichever arrives last", async () => {
  const { clock, save, showProgress, ann, first, second } = await startCourse();
  const [phone, desk] = [await ann.signInAgain(), ann];
  clock.moveMinutes(60);
  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

  await save({ lessonId: first, positionSeconds: 200, at: at(10) }, desk);
  await save({ lessonId: first, positionSeconds: 90, at: at(5) }, phone);
  await save({ lessonId: second, completed: false, at: at(20) }, desk);
  await save({ lessonId: second, completed: true, at: at(15) }, phone);
  expect((await showProgress(phone)).lessons.slice(0, 2)).toEqual([
    { id: first, completed: false, positionSeconds: 200, textPosition: 0 },
    { id: second, completed: false, positionSeconds: 0, textPosition: 0 },
  ]);

  // Going back on purpose is newer, and so is a mark after the unmarking.
  await save({ lessonId: first, positionSeconds: 12, at: at(11) }, phone);
  await save({ lessonId: second, completed: true, at: at(21) }, phone);
  expect((await showProgress(desk)).lessons.slice(0, 2)).toEqual([
    { id: first, completed: false, positionSeconds: 12, textPosition: 0 },
    { id: second, completed: true, positionSeconds: 0, textPosition: 0 },
  ]);
  // A clock that runs ahead counts as now and locks nobody out.
  await save({ lessonId: first, positionSeconds: 500, at: "2099-01-01T00:00:00.000Z" }, desk);
  clock.moveMinutes(1);
  await save({ lessonId: first, positionSeconds: 7 }, phone);
  expect((await showProgress()).lessons[0]?.positionSeconds).toBe(7);
});

test("what was kept on a bad line counts for the day on which it happened", async () => {
  const { api, clock, ann, save, first, second } = await startCourse();
  const viewingId = randomUUID();
  await save({ lessonId: first, played: { viewingId, seconds: 0 } });
  clock.moveDays(4);
  const kept = { localDay: "2031-05-15", at: "2031-05-16T02:00:00.000Z" };

  await save({ lessonId: first, completed: true, played: { viewingId, seconds: 60 }, ...kept });
  await save({ lessonId: second, positionSeconds: 3 });

  expect(await secondsOn(api, ann.id)).toEqual([
    ["2031-05-15", 60],
    ["2031-05-19", 0],
  ]);
  const [row] = (await rowsOf(api, "lesson_progress", ann.id)).filter(
    (each) => "lesson_id" in each && each.lesson_id === first,
  );
  expect(row).toMatchObject({ completed_at: new Date(kept.at), marked_at: new Date(kept.at) });
});

test("seconds count as they were played: a viewing only grows, and what grows goes to its day", async () => {
  const { api, clock, ann, save, first, second } = await startCourse();
  const viewingId = randomUUID();
  const play = (seconds: number, more: object = {}) =>
    save({ lessonId: first, played: { viewingId, seconds }, ...more });

  await play(0);
  clock.moveMinutes(1);
  await play(20);
  await play(50.5);
  await play(35);
  await save({ lessonId: second, played: { viewingId: randomUUID(), seconds: 10 } });
  clock.moveDays(1);
  await play(80.5);

  expect(await secondsOn(api, ann.id)).toEqual([
    ["2031-05-15", 60.5],
    ["2031-05-16", 30],
  ]);
  expect(await rowsOf(api, "viewings", ann.id)).toHaveLength(2);
  // Watching marks nothing by itself.
  for (const row of await rowsOf(api, "lesson_progress", ann.id)) {
    expect(row).toMatchObject({ completed_at: null, marked_at: null });
  }
});

test("whoever may open a course without a place in it gets one, and only one", async () => {
  const { api, course, ann, save, first } = await startCourse();
  const places = async () =>
    (await rowsOf(api, "enrollments", ann.id)).filter(
      (each) => "course_id" in each && each.course_id === course.id,
    );
  // The course was made after the grant of the others.
  await api.db.deleteFrom("enrollments").where("course_id", "=", course.id).execute();

  await Promise.all(Array.from({ length: 10 }, () => save({ lessonId: first, positionSeconds: 1 })));

  expect(await places()).toEqual([
    expect.objectContaining({ enrolled_at: start, last_active_at: start, completed_at: null }),
  ]);
});

test("what can't be is refused by the name of its field, and leaves nothing", async () => {
  const { api, ann, course, first } = await startCourse();
  const elsewhere = await makeCourse(api.db, { lessons: 1 });
  const wrong: [string, object][] = [
    ["courseId", { courseId: "1" }],
    ["courseId", { courseId: undefined }],
    ["lessonId", { lessonId: undefined }],
    ["lessonId", { lessonId: randomUUID() }],
    ["lessonId", { lessonId: elsewhere.lessonIds[0] }],
    ["completed", { completed: "yes" }],
    ["completed", { completed: null }],
    ["positionSeconds", { positionSeconds: -1 }],
    ["positionSeconds", { positionSeconds: 86_401 }],
    ["positionSeconds", { positionSeconds: "12" }],
    ["played.seconds", { played: { viewingId: randomUUID(), seconds: -0.1 } }],
    ["played.seconds", { played: { viewingId: randomUUID() } }],
    ["played.viewingId", { played: { viewingId: "mine", seconds: 1 } }],
    ["localDay", { localDay: "2031-05-13" }],
    ["localDay", { localDay: "2031-05-17" }],
    ["localDay", { localDay: "2031-02-30" }],
    ["localDay", { localDay: "2031-05-01", at: "2031-05-10T12:00:00.000Z" }],
    ["at", { at: "2031-04-10T12:00:00.000Z" }],
    ["at", { at: "yesterday" }],
    ["userId", { userId: randomUUID() }],
    ["completedAt", { completedAt: "2031-05-15T12:00:00.000Z" }],
  ];

  for (const [field, change] of wrong) {
    const body = { courseId: course.id, lessonId: first, completed: true, ...change };
    const refusal = await refusalOf(await ann.post(path, body));
    expect(refusal, JSON.stringify(change)).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(`${refusal.field}: ${refusal.message}`).toContain(field);
  }
  expect(await rowsOf(api, "lesson_progress", ann.id)).toEqual([]);
  expect(await rowsOf(api, "learning_days", ann.id)).toEqual([]);
});
