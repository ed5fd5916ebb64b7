import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import type { Bodies, Kind } from "./drafts.tables.ts";

/** English alone today; another language is other rows. */
export const language = "en";

/** What is written: a lesson, a workbook, a page's words, the quiz. */
export type Subject<Of extends Kind = Kind> = { kind: Of; id: string };

export type Draft<Of extends Kind> = {
  subject: string;
  /** Null where nothing is being written at the moment. */
  body: Bodies[Of] | null;
  revision: number;
  saved_by: string | null;
  saved_at: Date;
  by: string | null;
};

const draftsOf = (db: Db | Tx, kind: Kind) =>
  db
    .selectFrom("drafts")
    .leftJoin("users", "users.id", "drafts.saved_by")
    .select(["drafts.subject_id as subject", "drafts.body", "drafts.revision"])
    .select(["drafts.saved_by", "drafts.saved_at", "users.name as by"])
    .where("drafts.kind", "=", kind)
    .where("drafts.language", "=", language);

export async function findDraft<Of extends Kind>(db: Db | Tx, { kind, id }: Subject<Of>) {
  const row = await draftsOf(db, kind).where("drafts.subject_id", "=", id).executeTakeFirst();
  return row as Draft<Of> | undefined;
}

/** What is being written of a kind; where ids are given, of these alone. */
export async function listDrafts<Of extends Kind>(db: Db | Tx, kind: Of, ids?: readonly string[]) {
  const rows = await draftsOf(db, kind)
    .where("drafts.body", "is not", null)
    .$if(ids !== undefined, (drafts) => drafts.where("drafts.subject_id", "in", ids ?? []))
    .execute();
  return rows as (Draft<Of> & { body: Bodies[Of] })[];
}

const at = (tx: Tx, { kind, id }: Subject) =>
  tx
    .updateTable("drafts")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .where("language", "=", language);

type DraftRow<Of extends Kind> = { body: Bodies[Of] | null; revision: number; by: string | null };

/** False when the draft is not at that revision: one statement decides, whoever else writes at the same moment. */
export async function writeDraft<Of extends Kind>(
  tx: Tx,
  subject: Subject<Of>,
  { body, revision, by }: DraftRow<Of>,
  now: Date,
): Promise<boolean> {
  const row = { body: body && asJson(body), revision: revision + 1, saved_by: by, saved_at: now };
  if (revision > 0) {
    const { numUpdatedRows } = await at(tx, subject)
      .set(row)
      .where("revision", "=", revision)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("drafts")
    .values({ kind: subject.kind, subject_id: subject.id, language, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "subject_id", "language"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** In the place of whatever is written there, by nobody in the studio. Whoever has it open is told. */
export async function putDraft<Of extends Kind>(tx: Tx, subject: Subject<Of>, body: Bodies[Of], now: Date) {
  const row = { body: asJson(body), saved_by: null, saved_at: now };
  await tx
    .insertInto("drafts")
    .values({ kind: subject.kind, subject_id: subject.id, language, revision: 1, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "subject_id", "language"])
        .doUpdateSet({ ...row, revision: sql<number>`drafts.revision + 1` }),
    )
    .execute();
}

/** A change that comes with another one: whoever has it open is told. Where nobody ever wrote, nothing is kept. */
export async function reviseDraft<Of extends Kind>(tx: Tx, subject: Subject<Of>, body: Bodies[Of] | null) {
  await at(tx, subject)
    .set({ body: body && asJson(body), revision: sql<number>`revision + 1` })
    .execute();
}

/** Nothing is being written any more. False when somebody has written on meanwhile. */
export async function clearDraft(tx: Tx, subject: Subject, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await at(tx, subject)
    .set({ body: null })
    .where("revision", "=", revision)
    .executeTakeFirst();
  return revision === 0 || numUpdatedRows === 1n;
}

export async function deleteHistory(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.deleteFrom("drafts").where("kind", "=", kind).where("subject_id", "=", id).execute();
  await tx.deleteFrom("versions").where("kind", "=", kind).where("subject_id", "=", id).execute();
}
