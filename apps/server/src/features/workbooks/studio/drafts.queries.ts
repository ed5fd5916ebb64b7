import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import type { WorkbookWords } from "../../resources/public.ts";

type BookDraft = { id: string; words: WorkbookWords; isChanged: boolean; revision: number; by: string };

/** False when the draft is not at that revision: one statement decides, whoever else writes at the same moment. */
export async function writeDraft(tx: Tx, saving: BookDraft, now: Date): Promise<boolean> {
  const { id, words, isChanged, revision, by } = saving;
  const row = {
    words: asJson(words),
    revision: revision + 1,
    is_changed: isChanged,
    saved_by: by,
    saved_at: now,
  };
  if (revision === 0) {
    const inserted = await tx
      .insertInto("workbook_drafts")
      .values({ resource_id: id, ...row })
      .onConflict((conflict) => conflict.column("resource_id").doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable("workbook_drafts")
    .set(row)
    .where("resource_id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** False when somebody has written on meanwhile: before the first draft nobody has. */
export async function settleDraft(tx: Tx, id: string, revision: number): Promise<boolean> {
  const updated = await tx
    .updateTable("workbook_drafts")
    .set({ is_changed: false })
    .where("resource_id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return revision === 0 || updated.numUpdatedRows === 1n;
}

/** A change that another workbook brings along: whoever has this one open is told. */
export async function changeDraft(tx: Tx, id: string, words: WorkbookWords): Promise<void> {
  await tx
    .updateTable("workbook_drafts")
    .set({ words: asJson(words), revision: sql<number>`revision + 1` })
    .where("resource_id", "=", id)
    .execute();
}

type NewVersion = { id: string; kind: "published" | "draft"; words: WorkbookWords; by: string | null };

export async function insertVersion(tx: Tx, { id, kind, words, by }: NewVersion, at: Date): Promise<void> {
  await tx
    .insertInto("workbook_versions")
    .values({
      id: randomUUID(),
      resource_id: id,
      kind,
      words: asJson(words),
      made_by: by,
      created_at: at,
    })
    .execute();
}

/** Whether learners have ever seen it. */
export async function hasVersions(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("workbook_versions")
    .select("id")
    .where("resource_id", "=", id)
    .where("kind", "=", "published")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const versionsOf = (db: Db | Tx, id: string) =>
  db
    .selectFrom("workbook_versions")
    .leftJoin("users", "users.id", "workbook_versions.made_by")
    .select(["workbook_versions.id", "kind", "words", "users.name as by", "workbook_versions.created_at"])
    .where("resource_id", "=", id);

export async function listVersions(db: Db, id: string, limit: number) {
  return versionsOf(db, id)
    .orderBy("workbook_versions.created_at", "desc")
    .orderBy("workbook_versions.id", "desc")
    .limit(limit)
    .execute();
}

export async function findVersion(db: Db | Tx, id: string, versionId: string) {
  return versionsOf(db, id).where("workbook_versions.id", "=", versionId).executeTakeFirst();
}
