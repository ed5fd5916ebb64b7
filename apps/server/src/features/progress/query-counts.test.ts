import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Api } from "../../testing/browser.ts";
import { cheapHashing } from "../../testing/data/cheap-hashing.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { eventually } from "../../testing/eventually.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { statementsOf, tableOf } from "../../testing/watch-statements.ts";
import { createSampleAccounts, makeKeyedHash, makePasswords } from "../account/public.ts";
import { seedStarterCourses } from "../courses/public.ts";
import { seedOffers } from "../offers/public.ts";
import { seedSampleHistory } from "./public.ts";

type Browser = Pick<Awaited<ReturnType<typeof signInLearner>>, "get" | "post">;
type Course = Awaited<ReturnType<typeof makeCourse>>;

const calls: [string, (browser: Browser, course: Course) => Promise<Response>][] = [
  ["GET progress", (browser, { id }) => browser.get(`/api/progress/${id}`)],
  [
    "POST a position",
    (browser, { id, lessonIds }) =>
      browser.post("/api/progress", {
        courseId: id,
        lessonId: lessonIds[0],
        positionSeconds: 12,
        played: { viewingId: randomUUID(), seconds: 9 },
      }),
  ],
  [
    "POST a mark that completes nothing",
    (browser, { id, lessonIds }) =>
      browser.post("/api/progress", { courseId: id, lessonId: lessonIds[0], completed: true }),
  ],
  [
    "POST the mark that completes the course",
    (browser, { id, lessonIds }) =>
      browser.post("/api/progress", { courseId: id, lessonId: lessonIds[1], completed: true }),
  ],
  ["GET my enrollments", (browser) => browser.get("/api/my-enrollments")],
  ["GET my learning", (browser) => browser.get("/api/my-learning")],
  ["GET the courses", (browser) => browser.get("/api/courses")],
  ["GET a course", (browser, { id }) => browser.get(`/api/courses/${id}`)],
  ["GET a lesson", (browser, { lessonIds }) => browser.get(`/api/lessons/${lessonIds[0]}`)],
  ["GET resources", (browser) => browser.get("/api/resources")],
  ["GET my downloads", (browser) => browser.get("/api/my-downloads")],
  ["GET my certificates", (browser) => browser.get("/api/my-certificates")],
];

async function learnerWith(api: Api, courses: number) {
  const learner = await signInLearner(api);
  const course = await makeCourse(api.db, { lessons: 2 });
  for (let made = 1; made < courses; made++) await makeCourse(api.db, { lessons: 2 });
  await give(api.db, learner.id, "subscribePackage");
  return { learner, course };
}

/** What each call asks the database, by table. */
async function askedBy(api: Api, courses: number) {
  const { learner, course } = await learnerWith(api, courses);
  // What a first start leaves to be done would be counted along.
  await eventually(
    () => api.db.selectFrom("jobs").select("id").where("state", "!=", "done").execute(),
    (left) => left.length === 0,
  );
  const asked: Record<string, Record<string, number>> = {};
  for (const [name, call] of calls) {
    const statements = await statementsOf(async () => {
      const response = await call(learner, course);
      if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
    });
    const byTable = Map.groupBy(statements, tableOf);
    asked[name] = Object.fromEntries([...byTable].map(([table, all]) => [table, all.length]));
  }
  return asked;
}

test("a learner with forty courses costs no query more than one with four, and no kind of data more than two", async () => {
  const [small, large] = [await startApi(), await startApi()];

  const few = await askedBy(small, 4);
  const many = await askedBy(large, 40);

  expect(many).toEqual(few);
  for (const [name, tables] of Object.entries(few)) {
    for (const [table, count] of Object.entries(tables)) {
      expect(count, `${name}: ${table}`).toBeLessThanOrEqual(2);
      expect(count, `${name}: ${table}`).toBeGreaterThan(0);
    }
    // Everybody may read what courses there are.
    if (name !== "GET the courses") expect(tables, name).toMatchObject({ sessions: 1 });
  }
  expect(few["GET my enrollments"]).toMatchObject({ enrollments: 1, lesson_progress: 1, lessons: 1 });
});

test("a start asks little for the sample learner, and nothing to speak of a second time that day", async () => {
  const { db } = await testDatabase();
  const now = new Date("2031-05-15T12:00:00.000Z");
  await seedStarterCourses(db, now);
  await seedOffers(db, now);
  await createSampleAccounts({ db, now, passwords: makePasswords(cheapHashing), hash: makeKeyedHash("any") });
  const give = (at: Date) => statementsOf(() => seedSampleHistory({ db, now: at }));

  const first = await give(now);
  expect(first.length).toBeGreaterThan(10);
  expect(first.length).toBeLessThan(40);
  expect((await give(now)).map(tableOf)).toEqual(["academy_settings"]);
});
