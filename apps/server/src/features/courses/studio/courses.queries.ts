import { randomUUID } from "node:crypto";
import { maxCourses } from "@academy/contract/learning/courses";
import type { StudioCourse } from "@academy/contract/studio/courses";
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { isStillTheirs } from "../../access/public.ts";
import { language } from "../../drafts/public.ts";
import type { CourseTables } from "../courses.tables.ts";

const columns = [
  "courses.id",
  "courses.title",
  "courses.description",
  "courses.difficulty",
  "courses.archetype",
  "courses.cover_id",
  "courses.revision",
  "courses.is_published",
  "courses.publish_from",
  "courses.is_in_package",
  "courses.archived_at",
  "courses.is_shelf",
  "courses.updated_at",
] as const;

/** All of them in the owner's order with what they add up to, shelves aside: one query. */
export async function listCourses(db: Db) {
  return db
    .selectFrom("courses")
    .select(columns)
    .select(({ selectFrom }) => [
      selectFrom("enrollments")
        .select((select) => select.fn.countAll<number>().as("count"))
        .whereRef("enrollments.course_id", "=", "courses.id")
        .where(isStillTheirs())
        .as("learners"),
      selectFrom("lessons")
        .select((select) => select.fn.countAll<number>().as("count"))
        .whereRef("lessons.course_id", "=", "courses.id")
        .where("lessons.archived_at", "is", null)
        .as("lessons"),
      selectFrom("lessons")
        .leftJoin("drafts", (drafts) =>
          drafts
            .onRef("drafts.subject_id", "=", "lessons.id")
            .on("drafts.kind", "=", "lesson")
            .on("drafts.language", "=", language),
        )
        .select((select) => select.fn.countAll<number>().as("count"))
        .whereRef("lessons.course_id", "=", "courses.id")
        .where("lessons.archived_at", "is", null)
        .where((where) => where.or([where("is_draft", "=", true), where("drafts.body", "is not", null)]))
        .as("drafts"),
    ])
    .where("courses.is_shelf", "=", false)
    .orderBy("courses.position")
    .orderBy("courses.id")
    .limit(maxCourses)
    .execute();
}

export async function findCourse(db: Db | Tx, id: string) {
  return db.selectFrom("courses").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Those to whom it is open and who have been there. */
export async function countLearners(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom("enrollments")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("course_id", "=", id)
    .where(isStillTheirs())
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewCourse = Pick<Insertable<CourseTables["courses"]>, "title"> &
  Partial<
    Pick<
      Insertable<CourseTables["courses"]>,
      "description" | "archetype" | "is_published" | "publish_from" | "is_shelf"
    >
  >;

/** At the end of the owner's order. */
export async function insertCourse(tx: Tx, course: NewCourse, now: Date): Promise<string> {
  const last = await tx
    .selectFrom("courses")
    .select("position")
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  const id = randomUUID();
  await tx
    .insertInto("courses")
    .values({
      id,
      description: "",
      difficulty: "Beginner",
      archetype: "teacher",
      position: (last?.position ?? 0) + 1,
      is_published: false,
      is_in_package: false,
      created_at: now,
      updated_at: now,
      ...course,
    })
    .execute();
  return id;
}

export async function countCourses(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom("courses")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Facts = Pick<StudioCourse, "title" | "description" | "difficulty" | "archetype">;

/** One statement decides between two who change it at once: nothing when it is at another revision. */
export async function reviseCourse(
  tx: Tx,
  { id, revision, facts = {} }: { id: string; revision: number; facts?: Partial<Facts> },
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable("courses")
    .set({ ...facts, revision: revision + 1, updated_at: now })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** For what can't be in anybody's way: it has changed, whoever else is at it. */
export async function touchCourse(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("courses")
    .set({ revision: sql<number>`revision + 1`, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Something in it has changed that whoever has its facts or its order on the screen can't overwrite. */
export async function noteChange(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("courses").set({ updated_at: now }).where("id", "=", id).execute();
}

type State = { is_published: boolean; publish_from: Date | null; archived_at: Date | null };

export async function setState(tx: Tx, id: string, state: State, now: Date): Promise<void> {
  await tx.updateTable("courses").set(state).where("id", "=", id).execute();
  await touchCourse(tx, id, now);
}

export async function setInPackage(tx: Tx, id: string, isInPackage: boolean, now: Date): Promise<void> {
  await tx
    .updateTable("courses")
    .set({ is_in_package: isInPackage, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function setCover(tx: Tx, id: string, coverId: string | null, now: Date): Promise<void> {
  await tx.updateTable("courses").set({ cover_id: coverId, updated_at: now }).where("id", "=", id).execute();
}
