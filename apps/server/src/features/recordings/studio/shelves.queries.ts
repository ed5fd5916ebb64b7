import { randomUUID } from "node:crypto";
import type { BenefitKind } from "@academy/content/benefits";
import { maxShelves } from "@academy/contract/studio/recordings";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { insertCourse, isShown } from "../../courses/public.ts";

/** Whose calls are recorded, or what promises recordings by itself. */
const kindsWithShelf: readonly BenefitKind[] = ["recordings", "calls", "co-working"];

/** All of them in their order with what they hold: one query. */
export async function listShelves(db: Db) {
  const counted = (condition: ReturnType<typeof sql<boolean>>, name: string) =>
    sql<number>`(select count(*) from lessons left join recordings on recordings.lesson_id = lessons.id
      where lessons.course_id = courses.id and lessons.archived_at is null and ${condition})`.as(name);
  return db
    .selectFrom("courses")
    .leftJoin("benefits", "benefits.course_id", "courses.id")
    .select(["courses.id", "courses.title", "courses.updated_at"])
    .select(["benefits.id as benefitId", "benefits.name as benefit"])
    .select([
      counted(sql<boolean>`${isShown}`, "recordingCount"),
      counted(sql<boolean>`lessons.is_draft = true`, "draftCount"),
      counted(sql<boolean>`recordings.is_sample = true`, "sampleCount"),
    ])
    .where("courses.is_shelf", "=", true)
    .orderBy("courses.position")
    .orderBy("courses.id")
    .limit(maxShelves)
    .$castTo<{
      id: string;
      title: string;
      updated_at: Date;
      benefitId: string | null;
      benefit: string | null;
      recordingCount: number | string;
      draftCount: number | string;
      sampleCount: number | string;
    }>()
    .execute();
}

export async function listWithoutShelf(db: Db) {
  return db
    .selectFrom("benefits")
    .select(["id", "name"])
    .where("kind", "in", kindsWithShelf)
    .where("course_id", "is", null)
    .where("archived_at", "is", null)
    .orderBy(sql`case when kind = 'recordings' then 0 else 1 end`)
    .orderBy("position")
    .orderBy("id")
    .limit(maxShelves)
    .execute();
}

export async function countShelves(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom("courses")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("is_shelf", "=", true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Open from the first moment to whoever holds what opens it, with one module, which nobody sees as such. */
export async function insertShelf(
  tx: Tx,
  { title, description, module }: { title: string; description: string; module: string },
  now: Date,
): Promise<string> {
  const shelf = { archetype: "mystic", is_published: true, publish_from: now, is_shelf: true } as const;
  const id = await insertCourse(tx, { title, description, ...shelf }, now);
  await tx
    .insertInto("course_modules")
    .values({ id: randomUUID(), course_id: id, position: 0, title: module, description: "" })
    .execute();
  return id;
}

/** False where it has a shelf already, or is of a kind that has none. */
export async function giveShelf(tx: Tx, benefitId: string, courseId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("benefits")
    .set({ course_id: courseId })
    .where("id", "=", benefitId)
    .where("kind", "in", kindsWithShelf)
    .where("course_id", "is", null)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where a recording is put: before all others, so that the newest is the first. */
export async function findPlace(tx: Tx, shelfId: string) {
  return tx
    .selectFrom("course_modules")
    .innerJoin("courses", "courses.id", "course_modules.course_id")
    .select("course_modules.id as moduleId")
    .select(({ selectFrom }) => [
      selectFrom("lessons")
        .select((select) => select.fn.min("lessons.position").as("first"))
        .whereRef("lessons.course_id", "=", "courses.id")
        .as("first"),
      selectFrom("lessons")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .whereRef("lessons.course_id", "=", "courses.id")
        .as("count"),
    ])
    .where("courses.id", "=", shelfId)
    .where("courses.is_shelf", "=", true)
    .orderBy("course_modules.position")
    .limit(1)
    .executeTakeFirst();
}

export async function archiveSamples(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("lessons")
    .set({ archived_at: now, updated_at: now })
    .where("archived_at", "is", null)
    .where("id", "in", (samples) =>
      samples.selectFrom("recordings").select("lesson_id").where("is_sample", "=", true),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The benefits whose shelf has a recording that learners can see. */
export async function listBenefitsWithRecordings(db: Db | Tx, benefitIds: readonly string[]) {
  if (benefitIds.length === 0) return [];
  return db
    .selectFrom("benefits")
    .select(["benefits.id", "benefits.course_id as shelfId"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("lessons")
          .select("lessons.id")
          .whereRef("lessons.course_id", "=", "benefits.course_id")
          .where(isShown),
      ).as("hasRecording"),
    )
    .where("benefits.id", "in", benefitIds)
    .execute();
}
