import type { Db, Tx } from "../../platform/db/database.ts";
import { listDrafts } from "../drafts/public.ts";

/** Without the shelves: what was filmed when people came together stays with its academy. */
export async function listCourses(db: Db) {
  return db
    .selectFrom("courses")
    .selectAll()
    .where("is_shelf", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function listModules(db: Db) {
  return db.selectFrom("course_modules").selectAll().orderBy("position").orderBy("id").execute();
}

export async function listLessons(db: Db) {
  return db.selectFrom("lessons").selectAll().orderBy("position").orderBy("id").execute();
}

/** What is being written, by the id of what it is. */
export async function findDrafts<Of extends "lesson" | "workbook">(db: Db, kind: Of) {
  return new Map((await listDrafts(db, kind)).map(({ subject, body }) => [subject, body]));
}

/** Without the files of the media library, which stays with its academy. */
export async function listWorkbooks(db: Db) {
  const drafts = await findDrafts(db, "workbook");
  const books = await db
    .selectFrom("resources")
    .leftJoin("files", "files.id", "resources.file_id")
    .selectAll("resources")
    .select([
      "files.name as stored_name",
      "files.content_type",
      "files.sha256",
      "files.storage_key",
      "files.size",
    ])
    .where("resources.kind", "in", ["workbook", "template"])
    .orderBy("resources.position")
    .orderBy("resources.id")
    .$narrowType<{ kind: "workbook" | "template" }>()
    .execute();
  return books.map((book) => ({ ...book, draft: drafts.get(book.id) ?? null }));
}

export async function listRedirects(db: Db) {
  return db.selectFrom("redirects").select(["id", "to_path"]).orderBy("id").execute();
}

/** A workbook's bytes. The same ones may be a picture of somebody's or one of the library's: those belong there. */
export async function findWorkbookFile(db: Db, sha256: string) {
  return db
    .selectFrom("files")
    .innerJoin("resources", "resources.file_id", "files.id")
    .select("files.id")
    .where("files.sha256", "=", sha256)
    .where("resources.kind", "in", ["workbook", "template"])
    .where("files.is_public", "=", false)
    .limit(1)
    .executeTakeFirst();
}

export async function listFilesByIds(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("files")
    .select(["id", "sha256", "storage_key", "size"])
    .where("id", "in", ids)
    .execute();
}

/** Files of the library to download. */
export async function listDownloads(db: Db | Tx) {
  return db
    .selectFrom("resources")
    .select(["id", "course_id", "lesson_id", "title", "media_id"])
    .where("media_id", "is not", null)
    .orderBy("position")
    .orderBy("id")
    .$narrowType<{ media_id: string }>()
    .execute();
}

export async function findStoredFile(db: Db, id: string) {
  return db
    .selectFrom("files")
    .select(["sha256", "storage_key", "size"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A logo is one by its name: nobody's picture becomes one. */
export async function findLogoFile(db: Db, sha256: string, name: string) {
  return db
    .selectFrom("files")
    .select("id")
    .where("sha256", "=", sha256)
    .where("name", "=", name)
    .where("is_public", "=", true)
    .limit(1)
    .executeTakeFirst();
}

export type LessonRow = Awaited<ReturnType<typeof listLessons>>[number];
export type WorkbookRow = Awaited<ReturnType<typeof listWorkbooks>>[number];
