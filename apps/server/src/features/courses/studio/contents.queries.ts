import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { language } from "../../drafts/public.ts";

export async function listAllModules(db: Db | Tx, courseId: string) {
  return db
    .selectFrom("course_modules")
    .select(["id", "title", "description", "archived_at", "position", "drip_days", "drip_at"])
    .where("course_id", "=", courseId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** All lessons of a course without their texts: one query, however many there are. */
export async function listAllLessons(db: Db | Tx, courseId: string) {
  return db
    .selectFrom("lessons")
    .leftJoin("drafts", (drafts) =>
      drafts
        .onRef("drafts.subject_id", "=", "lessons.id")
        .on("drafts.kind", "=", "lesson")
        .on("drafts.language", "=", language),
    )
    .select(["lessons.id", "lessons.module_id", "lessons.title", "lessons.minutes", "lessons.position"])
    .select(["lessons.is_draft", "lessons.is_free", "lessons.archived_at"])
    .select(["lessons.drip_days", "lessons.drip_at"])
    .select(
      sql<number>`case when drafts.body is null and lessons.film_draft is null then 0 else 1 end`.as(
        "isChanged",
      ),
    )
    .select(sql<string | null>`drafts.body ->> 'title'`.as("draftTitle"))
    .select(sql<number | null>`cast(drafts.body ->> 'minutes' as integer)`.as("draftMinutes"))
    .select(sql<number>`case when lessons.film is null then 0 else 1 end`.as("films"))
    .where("lessons.course_id", "=", courseId)
    .orderBy("lessons.position")
    .orderBy("lessons.id")
    .execute();
}

export async function findModule(db: Db | Tx, id: string) {
  return db
    .selectFrom("course_modules")
    .select(["id", "course_id", "title", "description", "archived_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertModule(tx: Tx, module: { courseId: string; title: string; position: number }) {
  const id = randomUUID();
  const { courseId, title, position } = module;
  await tx
    .insertInto("course_modules")
    .values({ id, course_id: courseId, title, description: "", position })
    .execute();
  return id;
}

type ModuleFacts = { title: string; description: string; drip_days: number | null; drip_at: Date | null };

export async function updateModule(tx: Tx, id: string, facts: ModuleFacts) {
  await tx.updateTable("course_modules").set(facts).where("id", "=", id).execute();
}

/** Its lessons go and come with it: those that were put away before stay away. */
export async function setModuleArchived(tx: Tx, id: string, archivedAt: Date | null, now: Date) {
  const before = await tx
    .selectFrom("course_modules")
    .select("archived_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await tx.updateTable("course_modules").set({ archived_at: archivedAt }).where("id", "=", id).execute();
  await tx
    .updateTable("lessons")
    .set({ archived_at: archivedAt, updated_at: now })
    .where("module_id", "=", id)
    .$if(archivedAt !== null, (lessons) => lessons.where("archived_at", "is", null))
    .$if(archivedAt === null, (lessons) => lessons.where("archived_at", "=", before.archived_at as Date))
    .execute();
}

export async function nextPosition(tx: Tx, table: "course_modules" | "lessons", ownerId: string) {
  const { last } =
    (table === "lessons"
      ? await tx
          .selectFrom("lessons")
          .select((select) => select.fn.max("position").as("last"))
          .where("module_id", "=", ownerId)
          .executeTakeFirst()
      : await tx
          .selectFrom("course_modules")
          .select((select) => select.fn.max("position").as("last"))
          .where("course_id", "=", ownerId)
          .executeTakeFirst()) ?? {};
  return last === null || last === undefined ? 0 : Number(last) + 1;
}

type NewLesson = { courseId: string; moduleId: string; title: string; position: number };

export async function insertLesson(tx: Tx, lesson: NewLesson, now: Date): Promise<string> {
  const id = randomUUID();
  const { courseId, moduleId, title, position } = lesson;
  await tx
    .insertInto("lessons")
    .values({
      id,
      course_id: courseId,
      module_id: moduleId,
      position,
      title,
      summary: "",
      minutes: 5,
      text: "",
      film: null,
      is_draft: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** An engine takes only so many values in one statement. */
const atOnce = 200;

export async function placeModules(tx: Tx, placed: readonly { id: string; position: number }[]) {
  for (let at = 0; at < placed.length; at += atOnce) {
    const rows = placed
      .slice(at, at + atOnce)
      .map(({ id, position }) => sql`(${id}, ${asInteger(position)})`);
    await sql`with placed (id, position) as (values ${sql.join(rows)})
      update course_modules set position = placed.position from placed where course_modules.id = placed.id`.execute(
      tx,
    );
  }
}

export async function placeLessons(
  tx: Tx,
  placed: readonly { id: string; moduleId: string; position: number }[],
) {
  for (let at = 0; at < placed.length; at += atOnce) {
    const rows = placed
      .slice(at, at + atOnce)
      .map(({ id, moduleId, position }) => sql`(${id}, ${moduleId}, ${asInteger(position)})`);
    await sql`with placed (id, module_id, position) as (values ${sql.join(rows)})
      update lessons set position = placed.position, module_id = placed.module_id
      from placed where lessons.id = placed.id`.execute(tx);
  }
}

/** PostgreSQL would take a value in a list for text. */
const asInteger = (value: number) => sql`cast(${value} as integer)`;
