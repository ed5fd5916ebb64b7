import { randomUUID } from "node:crypto";
import type { EnrollmentView, LearningView } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import { makeCourse } from "../../testing/data/courses.ts";
import { film, filmsLasting } from "../../testing/data/films.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const start = new Date("2031-05-15T12:00:00.000Z");

async function startAcademy() {
  const clock = movingClock(start);
  const api = await startApi({ now: clock.now, filmsFolder: filmsLasting(600) });
  const ann = await signInLearner(api);
  const enrollments = async () => (await (await ann.get("/api/my-enrollments")).json()) as EnrollmentView[];
  const learning = async (today?: string) =>
    (await (await ann.get(`/api/my-learning${today ? `?today=${today}` : ""}`)).json()) as LearningView;
  return { api, clock, ann, enrollments, learning };
}

test("somebody new has nothing, and no number is missing", async () => {
  const { enrollments, learning } = await startAcademy();

  expect(await enrollments()).toEqual([]);
  expect(await learning()).toEqual({
    watchedSeconds: 0,
    streakDays: 0,
    achievements: [],
    downloadedResources: 0,
    workbook: null,
    calendar: { isHolder: false, hasSessions: false, hasRecordings: false, next: null, spaces: [] },
  });
});

test("enrollments: the newest first, each with where to go on", async () => {
  const { api, clock, ann, enrollments } = await startAcademy();
  await give(api.db, ann.id, "subscribePackage", clock.now());
  clock.moveDays(1);
  const later = await makeCourse(api.db, { title: "Later", lessons: 3 });
  const empty = await makeCourse(api.db, { title: "Without lessons", lessons: 0 });
  await api.db
    .insertInto("enrollments")
    .values({ id: randomUUID(), user_id: ann.id, course_id: empty.id, enrolled_at: start })
    .execute();
  const save = (lesson: number, more: object) =>
    ann.post("/api/progress", { courseId: later.id, lessonId: later.lessonIds[lesson], ...more });
  await save(0, { completed: true });
  clock.moveMinutes(3);
  await save(1, { positionSeconds: 73.25 });

  const [newest, ...others] = await enrollments();

  expect(newest).toEqual({
    id: expect.any(String),
    plan: null,
    enrolledAt: "2031-05-16T12:00:00.000Z",
    completedAt: null,
    completedOn: null,
    certificateIssued: false,
    certificateId: null,
    isEntitled: true,
    progressPercentage: 33,
    completedLessons: 1,
    totalLessons: 3,
    nextLesson: { id: later.lessonIds[1], title: "Lesson 2", positionSeconds: 73.25, opensAt: null },
    lastActiveAt: "2031-05-16T12:03:00.000Z",
    course: {
      id: later.id,
      title: "Later",
      isInPackage: true,
      description: "",
      thumbnail: expect.any(String),
      cover: null,
      duration: 30,
      difficulty: "Beginner",
      moduleCount: 2,
      lessonCount: 3,
    },
  });
  // Those that came together stand in the academy's order.
  const { items: ordered } = { items: (await (await ann.get("/api/courses")).json()) as { id: string }[] };
  expect(others.map(({ course }) => course.id)).toEqual(
    ordered.map(({ id }) => id).filter((id) => id !== later.id),
  );
  expect(others.find(({ course }) => course.id === empty.id)).toMatchObject({
    progressPercentage: 0,
    totalLessons: 0,
    nextLesson: null,
    lastActiveAt: null,
  });
});

test("a completed course shows its certificate and begins again with its first lesson", async () => {
  const { api, ann, enrollments, learning } = await startAcademy();
  const course = await makeCourse(api.db, { lessons: 5 });
  await give(api.db, ann.id, "subscribePackage", start);
  for (const lessonId of course.lessonIds) {
    await ann.post("/api/progress", { courseId: course.id, lessonId, completed: true });
  }

  const done = (await enrollments()).find((each) => each.course.id === course.id);

  expect(done).toMatchObject({
    completedAt: start.toISOString(),
    completedOn: "2031-05-15",
    certificateIssued: true,
    certificateId: expect.any(String),
    progressPercentage: 100,
    nextLesson: { id: course.lessonIds[0] },
  });
  expect((await learning()).achievements).toEqual(["First Course", "Quick Learner"]);

  // Taken off the shelf, it leads nowhere.
  await api.db.updateTable("courses").set({ is_published: false }).where("id", "=", course.id).execute();
  expect((await enrollments()).map((each) => each.course.id)).not.toContain(course.id);
});

test("the streak counts days on the learner's own calendar", async () => {
  const { api, clock, ann, learning } = await startAcademy();
  const course = await makeCourse(api.db, { lessons: 1, film: film.name });
  await give(api.db, ann.id, "subscribePackage", start);
  const play = (seconds: number, localDay: string) =>
    ann.post("/api/progress", {
      courseId: course.id,
      lessonId: course.lessonIds[0],
      played: { viewingId: randomUUID(), seconds },
      localDay,
    });

  await play(10.6, "2031-05-15");
  clock.moveDays(1);
  await play(20.6, "2031-05-16");
  // Noon in UTC, and the next morning already in Kiritimati.
  await play(30, "2031-05-17");
  expect(await learning("2031-05-17")).toMatchObject({ watchedSeconds: 61, streakDays: 3 });
  expect(await learning()).toMatchObject({ streakDays: 3 });

  clock.moveDays(2);
  expect(await learning("2031-05-18"), "today is still young").toMatchObject({ streakDays: 3 });
  expect(await learning("2031-05-19"), "a day without").toMatchObject({ streakDays: 0, watchedSeconds: 61 });
  expect(await learning("2031-05-11"), "a clock that is wrong by days").toMatchObject({ streakDays: 3 });
  expect(await refusalOf(await ann.get("/api/my-learning?today=today"))).toMatchObject({
    status: 400,
    field: "today",
  });
});
