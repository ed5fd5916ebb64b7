import { randomUUID } from "node:crypto";
import type { LearningView } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import { makeCourse } from "../../../testing/data/courses.ts";
import { film, filmsLasting } from "../../../testing/data/films.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";

const start = new Date("2031-05-15T12:00:00.000Z");
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const clock = movingClock(start);
const sharedApi = shareApi((whenOver) => ({ now: clock.now, filmsFolder: filmsLasting(60, whenOver) }));

async function startFilms(lessons = 3) {
  clock.moveTo(start);
  const api = await sharedApi();
  const course = await makeCourse(api.db, { lessons, film: film.name });
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "subscribePackage", start);
  const post = (lesson: number, body: object) =>
    ann.post("/api/progress", { courseId: course.id, lessonId: course.lessonIds[lesson], ...body });
  const play = async (lesson: number, viewingId: string, seconds: number, more: object = {}) => {
    const response = await post(lesson, { played: { viewingId, seconds }, ...more });
    expect(response.status).toBe(200);
  };
  const learning = async () =>
    (await (await ann.get(`/api/my-learning?today=${dayOf(clock.now())}`)).json()) as LearningView;
  return { api, clock, course, post, play, learning };
}

test("made-up requests make neither hours nor a streak", async () => {
  const { clock, post, play, learning } = await startFilms();

  for (let times = 0; times < 20; times += 1) await play(times % 3, randomUUID(), 86_400);
  for (let back = 1; back <= 30; back += 1) {
    const at = new Date(start.getTime() - back * 86_400_000 + 3_600_000);
    const forged = { played: { viewingId: randomUUID(), seconds: 3600 }, at: at.toISOString() };
    expect(await refusalOf(await post(0, { ...forged, localDay: dayOf(at) }))).toMatchObject({
      status: 400,
      field: "localDay",
    });
  }

  // Each of the three films once, and today.
  expect(await learning()).toMatchObject({ watchedSeconds: 180, streakDays: 1 });
  clock.moveMinutes(10);
  await play(0, randomUUID(), 86_400);
  expect(await learning()).toMatchObject({ watchedSeconds: 180, streakDays: 1 });
});

test("a film that is left running counts by the clock, at most at double speed", async () => {
  const { clock, play, learning } = await startFilms();
  const viewing = randomUUID();
  await play(0, viewing, 0);
  expect(await learning(), "opened, not watched").toMatchObject({ watchedSeconds: 0, streakDays: 0 });

  clock.moveMinutes(10);
  await play(0, viewing, 900);
  expect(await learning()).toMatchObject({ watchedSeconds: 900, streakDays: 1 });
  await play(0, viewing, 86_400);
  expect(await learning()).toMatchObject({ watchedSeconds: 1205 });
});

test("ten films at once take no more than their time together", async () => {
  const { clock, play, learning } = await startFilms();
  const viewings = Array.from({ length: 10 }, () => randomUUID());
  for (const [index, id] of viewings.entries()) await play(index % 3, id, 0);
  clock.moveMinutes(10);
  for (const [index, id] of viewings.entries()) await play(index % 3, id, 1200);

  expect((await learning()).watchedSeconds).toBeLessThanOrEqual(1205);
});

test("what a device played offline arrives days later and counts in full, on its own days", async () => {
  const { clock, play, learning } = await startFilms();
  const viewing = randomUUID();
  await play(0, viewing, 0);
  const told = (daysLater: number, seconds: number) => {
    const at = new Date(start.getTime() + daysLater * 86_400_000 + 7_200_000);
    return play(0, viewing, seconds, { at: at.toISOString(), localDay: dayOf(at) });
  };
  clock.moveDays(3);
  await told(0, 7000);
  await told(1, 10_800);
  await told(2, 14_000);
  await told(2, 14_000);

  expect(await learning()).toMatchObject({ watchedSeconds: 14_000, streakDays: 3 });
});

test("a lesson without a film has nothing to count", async () => {
  const { api, course, play, learning } = await startFilms();
  await api.db.updateTable("lessons").set({ film: null }).where("course_id", "=", course.id).execute();
  await play(0, randomUUID(), 50);

  expect(await learning()).toMatchObject({ watchedSeconds: 0 });
});
