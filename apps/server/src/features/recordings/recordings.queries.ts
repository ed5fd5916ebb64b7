import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { countsAt, isPublishedAt } from "../access/public.ts";
import { isShown } from "../courses/public.ts";

/** Since when learners can see it; one from before that was noted, since it was made. */
const publishedAt = sql<Date>`coalesce(recordings.published_at, lessons.created_at)`;

/** The shelves that are there for everybody, with what they hold and what opens them: one query. */
export async function listShelves(
  db: Db,
  now: Date,
  { id, limit }: { id?: string | undefined; limit: number },
) {
  return db
    .selectFrom("courses")
    .leftJoin("benefits", "benefits.course_id", "courses.id")
    .select(["courses.id", "courses.title", "courses.description", "benefits.id as benefitId"])
    .select(({ selectFrom }) =>
      selectFrom("lessons")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .whereRef("lessons.course_id", "=", "courses.id")
        .where(isShown)
        .as("total"),
    )
    .where("courses.is_shelf", "=", true)
    .where(isPublishedAt(now))
    .$if(id !== undefined, (shelves) => shelves.where("courses.id", "=", id as string))
    .orderBy("courses.position")
    .orderBy("courses.id")
    .limit(limit)
    .execute();
}

type OnShelves = { shelfIds: readonly string[]; userId: string; offset: number; limit: number };

/** So many of each shelf, the newest first, with how far somebody is in them: one query, however many shelves there are. */
export async function listOnShelves(db: Db, { shelfIds, userId, offset, limit }: OnShelves) {
  if (shelfIds.length === 0) return [];
  return db
    .with("placed", (query) =>
      query
        .selectFrom("lessons")
        .leftJoin("recordings", "recordings.lesson_id", "lessons.id")
        .select(["lessons.id", "lessons.course_id as shelfId", "lessons.title", "lessons.summary"])
        .select(["lessons.minutes", publishedAt.as("publishedAt")])
        .select(
          sql<number>`row_number() over (partition by lessons.course_id order by lessons.position, lessons.id)`.as(
            "place",
          ),
        )
        .where("lessons.course_id", "in", shelfIds)
        .where(isShown),
    )
    .selectFrom("placed")
    .leftJoin("lesson_progress", (progress) =>
      progress
        .onRef("lesson_progress.lesson_id", "=", "placed.id")
        .onRef("lesson_progress.course_id", "=", "placed.shelfId")
        .on("lesson_progress.user_id", "=", userId),
    )
    .select(["placed.id", "placed.shelfId", "placed.title", "placed.summary", "placed.minutes"])
    .select(["placed.publishedAt", "lesson_progress.completed_at as seenAt"])
    .select("lesson_progress.position_seconds as positionSeconds")
    .where("placed.place", ">", offset)
    .where("placed.place", "<=", offset + limit)
    .orderBy("placed.shelfId")
    .orderBy("placed.place")
    .execute();
}

/** A recording with where it stands and what opens it. */
export async function findRecording(db: Db | Tx, lessonId: string) {
  return db
    .selectFrom("recordings")
    .innerJoin("lessons", "lessons.id", "recordings.lesson_id")
    .innerJoin("courses", "courses.id", "lessons.course_id")
    .leftJoin("benefits", "benefits.course_id", "courses.id")
    .select(["recordings.tells", "recordings.published_at as publishedAt", "recordings.told_at as toldAt"])
    .select(["lessons.title", "courses.id as shelfId", "courses.title as shelf"])
    .select(["benefits.id as benefitId", isShown.as("isShown")])
    .where("recordings.lesson_id", "=", lessonId)
    .executeTakeFirst();
}

/** The recordings of dates of gatherings by their date, those that learners can see before drafts. */
export async function listOfDates(db: Db | Tx, dateIds: readonly string[]) {
  if (dateIds.length === 0) return [];
  const rows = await db
    .selectFrom("recordings")
    .innerJoin("lessons", "lessons.id", "recordings.lesson_id")
    .select(["recordings.gathering_date_id as dateId", "lessons.id", "lessons.title"])
    .select("lessons.course_id as shelfId")
    .select(isShown.as("isShown"))
    .where("recordings.gathering_date_id", "in", dateIds)
    .where("lessons.archived_at", "is", null)
    .orderBy("lessons.is_draft")
    .orderBy("lessons.position")
    .orderBy("lessons.id")
    .$narrowType<{ dateId: string }>()
    .execute();
  return rows.map((row) => ({ ...row, isShown: Boolean(row.isShown) }));
}

export async function insertRecording(
  tx: Tx,
  recording: { lessonId: string; gatheringDateId: string | null; isSample: boolean; publishedAt?: Date },
  now: Date,
): Promise<void> {
  const { lessonId, gatheringDateId, isSample, publishedAt: at } = recording;
  await tx
    .insertInto("recordings")
    .values({
      lesson_id: lessonId,
      gathering_date_id: gatheringDateId,
      tells: !isSample,
      is_sample: isSample,
      published_at: at ?? null,
      told_at: null,
      created_at: now,
    })
    .execute();
}

/** False once it has been published. */
export async function setTells(tx: Tx, lessonId: string, tells: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("recordings")
    .set({ tells })
    .where("lesson_id", "=", lessonId)
    .where("published_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The first time alone; answers whether people are to be told, and nothing where it is no recording. */
export async function setPublished(tx: Tx, lessonId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("recordings")
    .set({ published_at: now })
    .where("lesson_id", "=", lessonId)
    .where("published_at", "is", null)
    .returning("tells")
    .executeTakeFirst();
  if (!row?.tells) return false;
  await tx.updateTable("recordings").set({ told_at: now }).where("lesson_id", "=", lessonId).execute();
  return true;
}

export async function listAddresses(db: Db | Tx, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("users")
    .select(["id", "email", "first_name as firstName"])
    .where("id", "in", userIds)
    .orderBy("id")
    .execute();
}

/** Of benefits that somebody holds: since when anybody does, and when the newest was put on their shelf. */
export async function listNewestOf(db: Db, benefitIds: readonly string[], now: Date) {
  const rows = await db
    .selectFrom("benefits")
    .innerJoin("held_benefits", "held_benefits.benefit_id", "benefits.id")
    .select(["benefits.name", "benefits.course_id as shelfId"])
    .select(({ fn, selectFrom }) => [
      fn.min("held_benefits.from_at").as("heldFrom"),
      selectFrom("lessons")
        .leftJoin("recordings", "recordings.lesson_id", "lessons.id")
        .select(({ fn: of }) => of.max(publishedAt).as("at"))
        .whereRef("lessons.course_id", "=", "benefits.course_id")
        .where(isShown)
        .as("newest"),
    ])
    .where("benefits.id", "in", benefitIds)
    .where(countsAt(now))
    .groupBy(["benefits.id", "benefits.name", "benefits.course_id"])
    .orderBy("benefits.id")
    .execute();
  // Computed: SQLite gives them as it keeps them.
  return rows.map(({ heldFrom, newest, ...row }) => ({
    ...row,
    heldFrom: new Date(heldFrom),
    newest: newest === null ? null : new Date(newest),
  }));
}

export async function countHolders(db: Db, benefitId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("held_benefits")
    .select(sql<number | string>`count(distinct held_benefits.user_id)`.as("count"))
    .where("benefit_id", "=", benefitId)
    .where(countsAt(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type SampleLesson = { title: string; summary: string; minutes: number; text: string; film: string };
type Slot = { courseId: string; moduleId: string; position: number };

/** Published from the first, with a film that comes with the academy. */
export async function insertSampleLesson(
  tx: Tx,
  { film, ...words }: SampleLesson,
  { courseId, moduleId, position }: Slot,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto("lessons")
    .values({
      id,
      course_id: courseId,
      module_id: moduleId,
      position,
      ...words,
      film: asJson({ starter: film }),
      is_draft: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
