import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Api } from "../../testing/browser.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { codeIn, nextMail } from "../../testing/mailbox.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const tables = [
  "grants",
  "entitlements",
  "held_benefits",
  "enrollments",
  "lesson_progress",
  "viewings",
  "learning_days",
  "lesson_notes",
] as const;

/** How many rows of each table belong to somebody. */
async function countsOf(api: Api, userId: string) {
  const counts: Partial<Record<(typeof tables)[number], number>> = {};
  for (const table of tables) {
    const rows = await api.db.selectFrom(table).selectAll().where("user_id", "=", userId).execute();
    counts[table] = rows.length;
  }
  return counts;
}

async function startLearning(api: Api, firstName: string) {
  const learner = await signInLearner(api, firstName);
  await give(api.db, learner.id, "blueprintGuided");
  const lesson = await api.db
    .selectFrom("lessons")
    .innerJoin("courses", "courses.id", "lessons.course_id")
    .select(["lessons.id", "lessons.course_id"])
    .where("courses.starter_key", "=", "healers-business-blueprint")
    .where("lessons.title", "=", "The signature offer")
    .executeTakeFirstOrThrow();
  const saved = await learner.post("/api/progress", {
    courseId: lesson.course_id,
    lessonId: lesson.id,
    completed: true,
    positionSeconds: 12.5,
    played: { viewingId: randomUUID(), seconds: 30 },
    localDay: new Date().toISOString().slice(0, 10),
  });
  expect(saved.status).toBe(200);
  await api.db
    .insertInto("lesson_notes")
    .values({
      user_id: learner.id,
      lesson_id: lesson.id,
      text: `${firstName}'s note`,
      revision: 1,
      updated_at: new Date(),
    })
    .execute();
  return learner;
}

test("the export tells everything about somebody's learning, and nothing about anybody else's", async () => {
  const api = await startApi();
  const [ann] = [await startLearning(api, "Ann"), await startLearning(api, "Bob")];

  const text = await (await ann.get("/api/account/export")).text();

  const { learning } = JSON.parse(text) as { learning: unknown };
  const course = "Healer’s Business Blueprint";
  const lesson = "The signature offer";
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(learning).toEqual({
    grants: [
      {
        offer: "blueprintGuided",
        source: "operator",
        terms: expect.objectContaining({ priceCents: 29_700 }),
        granted_at: time,
        revoked_at: null,
      },
    ],
    entitlements: [{ opens: "course", course, revoked_at: null }],
    benefits: [
      "Monthly group support calls",
      "Private community",
      "Co-working sessions",
      "Exclusive masterclass recordings",
    ].map((benefit, place) => ({
      benefit,
      from_at: time,
      until_at: place < 3 ? time : null,
      revoked_at: null,
    })),
    enrollments: [
      { course, enrolled_at: time, completed_at: null, completed_on: null, last_active_at: time },
    ],
    lessons: [
      {
        course,
        lesson,
        completed_at: time,
        marked_at: time,
        position_seconds: 12.5,
        position_at: time,
        text_position: null,
        text_read_at: null,
        film_watched_at: null,
        exercise: null,
        last_active_at: time,
      },
    ],
    viewings: [{ lesson, day, seconds: 30 }],
    days: [{ day, seconds: 30 }],
    notes: [{ lesson, text: "Ann's note", updated_at: time }],
  });
  expect(text).not.toContain("Bob");
});

test("another address changes nothing of it", async () => {
  const api = await startApi();
  const ann = await startLearning(api, "Ann");
  const before = await countsOf(api, ann.id);

  await ann.post("/api/account/email", { email: "ann@new.example" });
  const confirmed = await ann.post("/api/account/email/confirm", {
    code: codeIn(await nextMail(api, "ann@new.example")),
  });

  expect(confirmed.status).toBe(200);
  expect(await countsOf(api, ann.id)).toEqual(before);
});

test("a deleted account takes all of it along, and leaves everybody else's", async () => {
  const api = await startApi();
  const [ann, bob] = [await startLearning(api, "Ann"), await startLearning(api, "Bob")];
  const course = await makeCourse(api.db, { lessons: 1 });
  await give(api.db, ann.id, "subscribePackage");
  await ann.post("/api/progress", { courseId: course.id, lessonId: course.lessonIds[0], completed: true });
  const bobs = await countsOf(api, bob.id);
  expect(Object.values(bobs).every((count) => count > 0)).toBe(true);

  const gone = await ann.post("/api/account/delete", { email: ann.email });

  expect(gone.status).toBe(200);
  expect(Object.values(await countsOf(api, ann.id)).every((count) => count === 0)).toBe(true);
  expect(await countsOf(api, bob.id)).toEqual(bobs);
});
