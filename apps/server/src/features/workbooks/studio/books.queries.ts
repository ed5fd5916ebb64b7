import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import { deleteHistory, findDraft, listDrafts } from "../../drafts/public.ts";
import type { WorkbookWords } from "../../resources/public.ts";

/** Those that are words, or will be: what was uploaded as a file has none to write. */
const booksOf = (db: Db | Tx) =>
  db
    .selectFrom("resources")
    .where("resources.kind", "in", ["workbook", "template"])
    .where("resources.file_id", "is", null);

/** With its draft where there is one. */
export async function findBook(db: Db | Tx, id: string) {
  // First: whoever publishes in between has published what is read here, or moved on from this revision.
  const draft = await findDraft(db, { kind: "workbook", id });
  const book = await booksOf(db)
    .select(["id", "course_id", "kind", "file_name", "title", "workbook"])
    .where("id", "=", id)
    .$narrowType<{ kind: "workbook" | "template" }>()
    .executeTakeFirst();
  return book && { ...book, draft, written: draft?.body ?? null };
}
export type Book = NonNullable<Awaited<ReturnType<typeof findBook>>>;

/** All of a course, as the owner has ordered them. */
export async function listBooks(db: Db | Tx, courseId: string) {
  const books = await booksOf(db)
    .select(["id", "title", "kind", "position", "workbook"])
    .where("course_id", "=", courseId)
    .orderBy("position")
    .orderBy("id")
    .$narrowType<{ kind: "workbook" | "template" }>()
    .execute();
  const ids = books.map(({ id }) => id);
  const drafts = ids.length === 0 ? [] : await listDrafts(db, "workbook", ids);
  const written = new Map(drafts.map(({ subject, body }) => [subject, body]));
  return books.map((book) => ({ ...book, written: written.get(book.id) ?? null }));
}

/** Every name that an address of the course's workbooks ends in, with what else it has to download. */
export async function listFileNames(db: Db | Tx, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("resources")
    .select("file_name")
    .where("course_id", "=", courseId)
    .execute();
  return rows.map(({ file_name }) => file_name);
}

type NewBook = { courseId: string; title: string; fileName: string };

/** At the end of what the course has, without words that anybody could see. */
export async function insertBook(tx: Tx, { courseId, title, fileName }: NewBook): Promise<string> {
  const id = randomUUID();
  const { last } = await tx
    .selectFrom("resources")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .where("course_id", "=", courseId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("resources")
    .values({
      id,
      course_id: courseId,
      module_id: null,
      position: (last ?? -1) + 1,
      title,
      subtitle: "",
      kind: "workbook",
      file_type: "PDF",
      file_name: fileName,
      workbook: null,
      file_id: null,
    })
    .execute();
  return id;
}

export async function placeBooks(tx: Tx, placed: readonly { id: string; position: number }[]): Promise<void> {
  if (placed.length === 0) return;
  // PostgreSQL would take a value in a list for text.
  const rows = placed.map(({ id, position }) => sql`(${id}, cast(${position} as integer))`);
  await sql`with placed (id, position) as (values ${sql.join(rows)})
    update resources set position = placed.position from placed where resources.id = placed.id`.execute(tx);
}

export async function deleteBook(tx: Tx, id: string): Promise<void> {
  await deleteHistory(tx, { kind: "workbook", id });
  await tx.deleteFrom("resources").where("id", "=", id).execute();
}

/** What learners see from now on; null for nothing. */
export async function setPublished(tx: Tx, id: string, words: WorkbookWords | null): Promise<void> {
  const named = words ? { title: words.title, subtitle: words.subtitle } : {};
  await tx
    .updateTable("resources")
    .set({ workbook: words && asJson(words), ...named })
    .where("id", "=", id)
    .execute();
}
