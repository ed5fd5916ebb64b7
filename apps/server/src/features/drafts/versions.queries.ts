import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { language, type Subject } from "./drafts.queries.ts";
import type { Bodies, Kind } from "./drafts.tables.ts";

export type Version<Of extends Kind> = {
  id: string;
  subject: string;
  number: number | null;
  body: Bodies[Of];
  is_published: boolean;
  restored_from: number | null;
  made_at: Date;
  by: string | null;
};

const versionsOf = (db: Db | Tx, kind: Kind) =>
  db
    .selectFrom("versions")
    .leftJoin("users", "users.id", "versions.made_by")
    .select(["versions.id", "versions.subject_id as subject", "versions.number", "versions.is_published"])
    .select(["versions.restored_from", "versions.made_at", "users.name as by"])
    .where("versions.kind", "=", kind)
    .where("versions.language", "=", language);

/** The newest first, along the index: those of one subject either all have a number or none has. */
const newestFirst = (db: Db | Tx, { kind, id }: Subject) =>
  versionsOf(db, kind)
    .where("versions.subject_id", "=", id)
    .orderBy("versions.number", "desc")
    .orderBy("versions.made_at", "desc")
    .orderBy("versions.id", "desc");

type Range = { limit: number; below?: number | undefined };

export async function listVersions<Of extends Kind>(
  db: Db | Tx,
  subject: Subject<Of>,
  { limit, below }: Range,
) {
  const rows = await newestFirst(db, subject)
    .select("versions.body")
    .$if(below !== undefined, (versions) => versions.where("versions.number", "<", below ?? 0))
    .limit(limit)
    .execute();
  return rows as Version<Of>[];
}

/** Without what they say, which may be long. */
export async function listTitles(db: Db, subject: Subject<"lesson" | "workbook">, limit: number) {
  return newestFirst(db, subject)
    .select(sql<string>`versions.body ->> 'title'`.as("title"))
    .limit(limit)
    .execute();
}

/** What was published last, now or at a moment. */
export async function findNewest<Of extends Kind>(db: Db | Tx, subject: Subject<Of>, moment?: Date) {
  const row = await newestFirst(db, subject)
    .select("versions.body")
    .where("versions.is_published", "=", true)
    .$if(moment !== undefined, (versions) => versions.where("versions.made_at", "<=", moment as Date))
    .limit(1)
    .executeTakeFirst();
  return row as Version<Of> | undefined;
}

/** By its id or its number. */
export async function findVersion<Of extends Kind>(
  db: Db | Tx,
  { kind, id }: Subject<Of>,
  which: string | number,
) {
  const row = await versionsOf(db, kind)
    .select("versions.body")
    .where("versions.subject_id", "=", id)
    .where(typeof which === "number" ? "versions.number" : "versions.id", "=", which)
    .executeTakeFirst();
  return row as Version<Of> | undefined;
}

export async function findNewestNumber(db: Db | Tx, kind: Kind): Promise<number> {
  const newest = await db
    .selectFrom("versions")
    .select("number")
    .where("kind", "=", kind)
    .where("number", "is not", null)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.number ?? 0;
}

/** Of each subject of a kind the newest version, at most up to a number of it. */
export async function listNewest<Of extends Kind>(db: Db | Tx, kind: Of, until: number) {
  const rows = await versionsOf(db, kind)
    .select("versions.body")
    .where("versions.number", "in", (query) =>
      query
        .selectFrom("versions")
        .select(({ fn }) => fn.max("number").as("newest"))
        .where("kind", "=", kind)
        .where("language", "=", language)
        .where("number", "<=", until)
        .groupBy("subject_id"),
    )
    .execute();
  return rows as Version<Of>[];
}

export async function listNumbered<Of extends Kind>(db: Db | Tx, kind: Of, numbers: readonly number[]) {
  const rows = await versionsOf(db, kind)
    .select("versions.body")
    .where("versions.number", "in", [...numbers])
    .execute();
  return rows as Version<Of>[];
}

/** Whether it was ever published. */
export async function hasVersions(db: Db | Tx, { kind, id }: Subject): Promise<boolean> {
  const row = await db
    .selectFrom("versions")
    .select("id")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .where("language", "=", language)
    .where("is_published", "=", true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewVersion<Of extends Kind> = {
  body: Bodies[Of];
  number?: number;
  isPublished?: boolean;
  restoredFrom?: number | null;
  /** Nobody, where it came from a file or from before there was a history. */
  by: string | null;
};

/** False if somebody else has taken the number in the meantime. */
export async function addVersion<Of extends Kind>(
  tx: Tx,
  { kind, id }: Subject<Of>,
  { body, number, isPublished = true, restoredFrom = null, by }: NewVersion<Of>,
  madeAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("versions")
    .values({
      id: orderedId(madeAt),
      kind,
      subject_id: id,
      language,
      number: number ?? null,
      body: asJson(body),
      is_published: isPublished,
      restored_from: restoredFrom,
      made_by: by,
      made_at: madeAt,
    })
    .onConflict((conflict) => conflict.columns(["kind", "number"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
