import type { LessonView } from "@academy/contract/learning/lessons";
import type { EnrollmentView, LearningView } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import { findSetting } from "../../../platform/settings/academy-settings.queries.ts";
import { type Api, signedIn } from "../../../testing/browser.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { seededDatabase } from "../../../testing/servers/test-database.ts";
import { seedSampleHistory } from "../public.ts";

const start = new Date("2031-05-15T00:05:00.000Z");
type Maya = Awaited<ReturnType<typeof signedIn>>;

async function startDemo() {
  const clock = movingClock(start);
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv, now: clock.now, hasSampleHistory: true });
  const restart = async (old: Api) => {
    await old.stop();
    return startApi({ databaseEnv, now: clock.now, hasSampleHistory: true });
  };
  return { clock, api, restart };
}

const panelOf = async (maya: Maya, today?: string) =>
  (await (await maya.get(`/api/my-learning${today ? `?today=${today}` : ""}`)).json()) as LearningView;
const enrollmentsOf = async (maya: Maya) =>
  (await (await maya.get("/api/my-enrollments")).json()) as EnrollmentView[];
const panel = {
  streakDays: 7,
  achievements: ["First Course", "Quick Learner"],
  downloadedResources: 6,
};
const hours = ({ watchedSeconds }: LearningView) => Math.floor(watchedSeconds / 3600);
const learnerId = async (api: Api) =>
  (
    await api.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "maya@example.com")
      .executeTakeFirstOrThrow()
  ).id;

test("the sample learner has learned for six weeks: 42 hours, 7 days, a certificate, a film half seen", async () => {
  const { api } = await startDemo();
  const maya = await signedIn(api);

  for (const today of ["2031-05-14", "2031-05-15"]) {
    const shown = await panelOf(maya, today);
    expect([shown, hours(shown)], today).toEqual([expect.objectContaining(panel), 42]);
  }
  expect(await (await maya.get("/api/auth/user")).json()).toMatchObject({ subscriptionStatus: "active" });
  const enrollments = await enrollmentsOf(maya);
  const byTitle = new Map(enrollments.map((each) => [each.course.title, each]));
  expect(byTitle.get("Foundation & Mindset")).toMatchObject({
    progressPercentage: 100,
    certificateIssued: true,
    completedAt: "2031-04-20T00:05:00.000Z",
    isEntitled: true,
  });
  const begun = byTitle.get("Healer’s Business Blueprint");
  expect(begun).toMatchObject({ completedLessons: 7, totalLessons: 17, completedAt: null });
  // Half seen and no more: it is still to be completed by watching on.
  const lesson = (await (await maya.get(`/api/lessons/${begun?.nextLesson?.id}`)).json()) as LessonView;
  expect(lesson).toMatchObject({
    completed: false,
    positionSeconds: begun?.nextLesson?.positionSeconds,
    playedSeconds: begun?.nextLesson?.positionSeconds,
  });
  expect(lesson.positionSeconds / (lesson.video?.lengthSeconds ?? 0)).toBeCloseTo(0.5, 1);
  for (const title of ["Business Strategy", "Advanced Healing"]) {
    expect(byTitle.get(title), title).toMatchObject({
      progressPercentage: 0,
      lastActiveAt: null,
      isEntitled: true,
    });
  }
});

test("the history bears looking at: nothing before joining or after now, no day of many hours, seconds that add up", async () => {
  const { api } = await startDemo();
  const id = await learnerId(api);
  const of = (table: "viewings" | "learning_days") =>
    api.db.selectFrom(table).select(["day", "seconds"]).where("user_id", "=", id).orderBy("day").execute();
  const days = await of("learning_days");

  const viewings = Map.groupBy(await of("viewings"), ({ day }) => day);
  expect(
    [...viewings].map(([day, all]) => ({ day, seconds: all.reduce((sum, { seconds }) => sum + seconds, 0) })),
  ).toEqual(days);
  expect(Math.max(...days.map(({ seconds }) => seconds))).toBeLessThanOrEqual(3 * 3600);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2031-04-08", "2031-05-15"]);
  const { created_at } = await api.db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const downloads = await api.db.selectFrom("downloads").selectAll().where("user_id", "=", id).execute();
  const done = await api.db.selectFrom("lesson_progress").selectAll().where("user_id", "=", id).execute();
  const grants = await api.db.selectFrom("grants").selectAll().where("user_id", "=", id).execute();
  const times = [
    ...downloads.map(({ downloaded_at }) => downloaded_at),
    ...done.flatMap(({ completed_at, position_at }) => completed_at ?? position_at ?? []),
    ...grants.map(({ granted_at }) => granted_at),
  ];
  expect(times).toHaveLength(6 + 9 + 8 + 1);
  for (const time of times) {
    expect(time >= created_at && time <= start, time.toISOString()).toBe(true);
  }
  expect(grants).toMatchObject([{ offer: "subscribePackage", source: "sample" }]);
  const inOrder = downloads.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((each) => each.downloaded_at);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a.getTime() - b.getTime()));
});

test("it is dated back anew at each start, and its certificate keeps its day and its address", async () => {
  const { clock, api, restart } = await startDemo();
  const maya = await signedIn(api);
  const before = await enrollmentsOf(maya);
  clock.moveDays(10);
  expect(await panelOf(maya)).toMatchObject({ streakDays: 0 });

  const again = { ...(await restart(api)), sampleSignIns: api.sampleSignIns };
  const mayaAgain = await signedIn(again);

  const shown = await panelOf(mayaAgain, "2031-05-25");
  expect([shown, hours(shown)]).toEqual([expect.objectContaining(panel), 42]);
  const after = await enrollmentsOf(mayaAgain);
  const ofCourse = (all: EnrollmentView[], title: string) => all.find(({ course }) => course.title === title);
  expect(ofCourse(after, "Foundation & Mindset")).toEqual(ofCourse(before, "Foundation & Mindset"));
  expect(ofCourse(after, "Healer’s Business Blueprint")).toMatchObject({
    completedLessons: 7,
    nextLesson: ofCourse(before, "Healer’s Business Blueprint")?.nextLesson,
    lastActiveAt: clock.now().toISOString(),
  });
  const certificates = await again.db.selectFrom("certificates").select("id").execute();
  expect(certificates).toHaveLength(1);
});

type Deed = (maya: Maya, lesson: { id: string; courseId: string }) => Promise<Response>;
const deeds: [string, Deed][] = [
  [
    "marks a lesson",
    (maya, { id, courseId }) => maya.post("/api/progress", { courseId, lessonId: id, completed: true }),
  ],
  [
    "moves a film by a second",
    (maya, { id, courseId }) => maya.post("/api/progress", { courseId, lessonId: id, positionSeconds: 35 }),
  ],
  [
    "writes a note",
    (maya, { id }) => maya.send("PUT", `/api/lessons/${id}/note`, { text: "mine", baseRevision: 0 }),
  ],
  [
    "downloads something",
    async (maya) => {
      const [resource] = (await (await maya.get("/api/resources")).json()) as { downloadUrl: string }[];
      return maya.get(resource?.downloadUrl ?? "");
    },
  ],
];

test.each(deeds)("a sample learner who %s is never touched again", async (_, deed) => {
  const { clock, api, restart } = await startDemo();
  const maya = await signedIn(api);
  const begun = (await enrollmentsOf(maya)).find(({ completedLessons }) => completedLessons === 7);
  const done = await deed(maya, { id: begun?.nextLesson?.id ?? "", courseId: begun?.course.id ?? "" });
  expect(done.status).toBe(200);
  await done.arrayBuffer();
  const everything = async (of: Api) => {
    const rows = [];
    for (const table of [
      "lesson_progress",
      "viewings",
      "learning_days",
      "downloads",
      "enrollments",
    ] as const) {
      rows.push(
        new Set((await of.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row))),
      );
    }
    return rows;
  };
  const before = await everything(api);

  clock.moveDays(1);
  const again = await restart(api);
  expect(await everything(again)).toEqual(before);
  clock.moveDays(30);
  expect(await everything(await restart(again))).toEqual(before);
});

test("somebody else who takes the address later gets nothing", async () => {
  const { clock, api, restart } = await startDemo();
  const maya = await signedIn(api);
  await maya.post("/api/account/delete", { email: maya.email });
  const now = clock.now();
  await api.db
    .insertInto("users")
    .values({
      id: "somebody",
      name: "S",
      first_name: "S",
      last_name: "",
      email: maya.email,
      is_email_verified: true,
      role: "learner",
      created_at: now,
      updated_at: now,
    })
    .execute();
  clock.moveDays(1);

  const again = await restart(api);

  expect(await again.db.selectFrom("grants").select("id").execute()).toEqual([]);
  expect(await again.db.selectFrom("enrollments").select("id").execute()).toEqual([]);
});

test("two processes that start at once give it once, and a live academy has none", async () => {
  const { clock, api } = await startDemo();
  clock.moveDays(3);
  await Promise.all(Array.from({ length: 5 }, () => seedSampleHistory({ db: api.db, now: clock.now() })));

  const maya = await signedIn(api);
  expect(await panelOf(maya)).toMatchObject(panel);

  const live = await startApi({ env: liveEnv, hasSampleHistory: true });
  for (const table of ["grants", "enrollments", "lesson_progress"] as const) {
    expect(await live.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(await findSetting(live.db, "sample-history")).toBeUndefined();
});
