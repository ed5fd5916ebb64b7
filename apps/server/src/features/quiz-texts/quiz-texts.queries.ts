import type { QuizTexts } from "@academy/quiz/texts/texts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";

/** English alone today; the quiz in another language is other rows. */
const draftId = "en";

const withWho = (db: Db) =>
  db
    .selectFrom("quiz_versions")
    .leftJoin("users", "users.id", "quiz_versions.published_by")
    .select(["number", "restored_from", "changed", "published_at", "users.name as by"]);

export const findNewest = (db: Db) =>
  withWho(db).select("texts").orderBy("number", "desc").limit(1).executeTakeFirst();

export const findVersion = (db: Db, number: number) =>
  db.selectFrom("quiz_versions").select(["hash", "texts"]).where("number", "=", number).executeTakeFirst();

export const listVersions = (db: Db, below: number | undefined, limit: number) =>
  withWho(db)
    .$if(below !== undefined, (rows) => rows.where("number", "<", below as number))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();

export const findTexts = (db: Db, numbers: readonly number[]) =>
  db
    .selectFrom("quiz_versions")
    .select(["number", "texts"])
    .where("number", "in", [...numbers])
    .execute();

type Version = {
  number: number;
  hash: string;
  texts: QuizTexts;
  restoredFrom: number | null;
  /** Nobody, where it came from a file. */
  by: string | null;
};

/** False if somebody else has published in the meantime. */
export async function addVersion(tx: Tx, version: Version, now: Date): Promise<boolean> {
  const { number, hash, texts, restoredFrom, by } = version;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("quiz_versions")
    .values({
      id: orderedId(now),
      number,
      hash,
      texts: asJson(texts),
      changed: Object.keys(texts).length,
      restored_from: restoredFrom,
      published_by: by,
      published_at: now,
    })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

export const findDraft = (db: Db) =>
  db
    .selectFrom("quiz_drafts")
    .leftJoin("users", "users.id", "quiz_drafts.updated_by")
    .select(["texts", "state", "quiz_drafts.updated_at", "users.name as by"])
    .where("quiz_drafts.id", "=", draftId)
    .executeTakeFirst();

type Draft = { texts: QuizTexts; state: string; by: string | null };

/** False if there is one already. */
export async function addDraft(tx: Tx, { texts, state, by }: Draft, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("quiz_drafts")
    .values({ id: draftId, texts: asJson(texts), state, updated_by: by, updated_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** False if it is no longer the one it was based on. */
export async function changeDraft(
  tx: Tx,
  { texts, state, by }: Draft,
  basedOn: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("quiz_drafts")
    .set({ texts: asJson(texts), state, updated_by: by, updated_at: now })
    .where("id", "=", draftId)
    .where("state", "=", basedOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeDraft(tx: Tx, state: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("quiz_drafts")
    .where("id", "=", draftId)
    .where("state", "=", state)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
