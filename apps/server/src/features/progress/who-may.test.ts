import { randomUUID } from "node:crypto";
import type { CourseProgress, EnrollmentView } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import { type Api, openBrowser, signedIn } from "../../testing/browser.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { film, filmsLasting } from "../../testing/data/films.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { shareApi, startApi } from "../../testing/servers/start-api.ts";
import { revokeOffer } from "../access/public.ts";

const sharedApi = shareApi();

const forbidden = { status: 403, code: "FORBIDDEN" };
const notFound = { status: 404, code: "NOT_FOUND" };
const enrollmentsOf = async (browser: { get(path: string): Promise<Response> }) =>
  (await (await browser.get("/api/my-enrollments")).json()) as EnrollmentView[];

async function startBlueprint(api: Api) {
  const { id } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("starter_key", "=", "healers-business-blueprint")
    .executeTakeFirstOrThrow();
  const lessons = await api.db.selectFrom("lessons").select("id").where("course_id", "=", id).execute();
  return { id, lessonId: lessons[0]?.id ?? "" };
}

test("nothing of it opens to somebody who is not signed in", async () => {
  const api = await sharedApi();
  const { id, lessonId } = await startBlueprint(api);
  const calls: [string, string, object?][] = [
    ["GET", `/api/progress/${id}`],
    ["POST", "/api/progress", { courseId: id, lessonId, completed: true }],
    ["GET", "/api/my-enrollments"],
    ["GET", "/api/my-learning"],
    ["GET", "/api/my-learning?today=2031-05-15"],
  ];

  for (const [method, path, body] of calls) {
    expect(await refusalOf(await openBrowser(api).send(method, path, body)), `${method} ${path}`).toEqual({
      status: 401,
      code: "UNAUTHORIZED",
      message: "Unauthorized",
    });
  }
});

test("without entitlement nothing can be saved, by any spelling, and nothing is left behind", async () => {
  const api = await sharedApi();
  const [bob, elsewhere, hidden] = [
    await signInLearner(api, "Bob"),
    await makeCourse(api.db, { lessons: 1 }),
    await makeCourse(api.db, { lessons: 1, isPublished: false }),
  ];
  const { id, lessonId } = await startBlueprint(api);
  const body = { courseId: id, lessonId, completed: true };
  await give(api.db, bob.id, "alumniGroup");
  const refused: [object, object][] = [
    [body, forbidden],
    [{ ...body, positionSeconds: 1, played: { viewingId: randomUUID(), seconds: 9 } }, forbidden],
    [{ ...body, lessonId: elsewhere.lessonIds[0] }, forbidden],
    [{ ...body, courseId: elsewhere.id }, forbidden],
    [{ ...body, courseId: elsewhere.id, lessonId: elsewhere.lessonIds[0] }, forbidden],
    [{ ...body, courseId: hidden.id, lessonId: hidden.lessonIds[0] }, notFound],
    [{ ...body, courseId: id.toUpperCase() }, notFound],
    [{ ...body, courseId: randomUUID() }, notFound],
  ];

  for (const [sent, refusal] of refused) {
    expect(await refusalOf(await bob.post("/api/progress", sent)), JSON.stringify(sent)).toMatchObject(
      refusal,
    );
  }
  for (const path of ["/api/progress/", "/api/progress/%2e", "/API/progress", "//api/progress"]) {
    expect((await bob.post(path, body)).status, path).toBeGreaterThanOrEqual(400);
  }
  for (const table of ["lesson_progress", "learning_days", "viewings", "enrollments"] as const) {
    const rows = await api.db.selectFrom(table).selectAll().where("user_id", "=", bob.id).execute();
    expect(rows, table).toEqual([]);
  }
});

test("a tier opens its course and no other", async () => {
  const api = await sharedApi();
  const elsewhere = await makeCourse(api.db, { lessons: 1 });
  const { id, lessonId } = await startBlueprint(api);
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  const save = (courseId: string, lesson: string | undefined) =>
    ann.post("/api/progress", { courseId, lessonId: lesson, completed: true });

  expect((await save(id, lessonId)).status).toBe(200);
  expect((await save(elsewhere.id, elsewhere.lessonIds[0])).status).toBe(403);
  // Not by calling another course's lesson one of this.
  expect((await save(id, elsewhere.lessonIds[0])).status).toBe(400);
});

test("after a revocation nothing can be saved, and everything that was done is kept and shown", async () => {
  const api = await sharedApi();
  const ann = await signInLearner(api);
  const { id, lessonId } = await startBlueprint(api);
  const body = { courseId: id, lessonId, completed: true, positionSeconds: 12 };
  await give(api.db, ann.id, "blueprintSelfGuided");
  await ann.post("/api/progress", body);
  const [before] = await enrollmentsOf(ann);
  expect(before).toMatchObject({ isEntitled: true, completedLessons: 1 });

  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: ann.id, offer: "blueprintSelfGuided", now: new Date() }));

  expect(await refusalOf(await ann.post("/api/progress", { ...body, completed: false }))).toMatchObject(
    forbidden,
  );
  expect(await enrollmentsOf(ann)).toEqual([{ ...before, isEntitled: false }]);
  const shown = (await (await ann.get(`/api/progress/${id}`)).json()) as CourseProgress;
  expect(shown.lessons).toContainEqual({
    id: lessonId,
    completed: true,
    positionSeconds: 12,
    textPosition: 0,
  });

  await give(api.db, ann.id, "blueprintDeepDive");
  expect((await enrollmentsOf(ann))[0]).toEqual(before);
});

test("one learner never reads or changes another's", async () => {
  const api = await startApi({ filmsFolder: filmsLasting(600) });
  const [ann, bob] = [await signInLearner(api, "Ann"), await signInLearner(api, "Bob")];
  const course = await makeCourse(api.db, { lessons: 2, film: film.name });
  const [first, second] = course.lessonIds;
  for (const { id } of [ann, bob]) await give(api.db, id, "subscribePackage");
  const viewingId = randomUUID();
  const save = (learner: typeof ann, body: object) =>
    learner.post("/api/progress", { courseId: course.id, ...body });
  await save(ann, {
    lessonId: first,
    completed: true,
    positionSeconds: 40,
    played: { viewingId, seconds: 100 },
  });
  await save(ann, { lessonId: second, completed: true });
  const everything = async (learner: typeof ann) =>
    Promise.all(
      [`/api/progress/${course.id}`, "/api/my-enrollments", "/api/my-learning"].map(async (path) =>
        (await learner.get(path)).json(),
      ),
    );
  const annsOwn = await everything(ann);

  // The same viewing id of somebody else is another viewing.
  await save(bob, {
    lessonId: first,
    completed: false,
    positionSeconds: 1,
    played: { viewingId, seconds: 5 },
  });

  expect(await everything(ann)).toEqual(annsOwn);
  expect(await everything(bob)).toMatchObject([
    {
      progressPercentage: 0,
      completedAt: null,
      certificateId: null,
      lessons: [
        { completed: false, positionSeconds: 1 },
        { completed: false, positionSeconds: 0 },
      ],
    },
    expect.arrayContaining([
      expect.objectContaining({ certificateIssued: false, completedLessons: 0, progressPercentage: 0 }),
    ]),
    { watchedSeconds: 5, streakDays: 1, achievements: [], downloadedResources: 0 },
  ]);
  for (const unknown of [`user=${ann.id}`, `userId=${ann.id}`]) {
    expect((await bob.get(`/api/my-learning?${unknown}`)).status).toBe(400);
  }
});

test("a course that is not there, or not published, is not found; its owner finds it", async () => {
  const api = await sharedApi();
  const ann = await signInLearner(api);
  const hidden = await makeCourse(api.db, { lessons: 1, isPublished: false });
  const owner = await signedIn(api, "owner");

  for (const id of [hidden.id, randomUUID()]) {
    expect(await refusalOf(await ann.get(`/api/progress/${id}`)), id).toMatchObject(notFound);
  }
  expect((await ann.get("/api/progress/1")).status).toBe(400);
  expect(await (await owner.get(`/api/progress/${hidden.id}`)).json()).toMatchObject({ totalLessons: 1 });
  const saved = await owner.post("/api/progress", {
    courseId: hidden.id,
    lessonId: hidden.lessonIds[0],
    completed: true,
  });
  expect(await saved.json()).toMatchObject({ progressPercentage: 100, certificateId: expect.any(String) });
});
