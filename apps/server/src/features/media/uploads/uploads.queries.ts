import type { UploadRefusal } from "@academy/contract/fields/media";
import type { Db, Tx } from "../../../platform/db/database.ts";

export type Upload = {
  id: string;
  userId: string | null;
  name: string;
  size: number;
  replaces: string | null;
  state: "receiving" | "checking" | "done" | "refused";
  reason: UploadRefusal | null;
  mediaId: string | null;
};

type NewUpload = { id: string; userId: string; name: string; size: number; replaces: string | null };

export async function insertUpload(
  db: Db | Tx,
  { id, userId, name, size, replaces }: NewUpload,
  now: Date,
): Promise<void> {
  const begun = {
    state: "receiving",
    reason: null,
    media_id: null,
    created_at: now,
    touched_at: now,
  } as const;
  await db
    .insertInto("media_uploads")
    .values({ id, user_id: userId, name, size, replaces, ...begun })
    .execute();
}

export async function findUpload(db: Db | Tx, id: string): Promise<Upload | undefined> {
  return db
    .selectFrom("media_uploads")
    .select(["id", "user_id as userId", "name", "size", "replaces", "state", "reason", "media_id as mediaId"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The announced sizes of all that is still arriving, of everybody and of one person. */
export async function listReceiving(
  db: Db | Tx,
): Promise<{ id: string; userId: string | null; size: number }[]> {
  return db
    .selectFrom("media_uploads")
    .select(["id", "user_id as userId", "size"])
    .where("state", "=", "receiving")
    .execute();
}

export async function touchUpload(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db.updateTable("media_uploads").set({ touched_at: now }).where("id", "=", id).execute();
}

/** False when somebody else has said so already. */
export async function setReceived(tx: Tx, id: string, now: Date): Promise<boolean> {
  const updated = await tx
    .updateTable("media_uploads")
    .set({ state: "checking", touched_at: now })
    .where("id", "=", id)
    .where("state", "=", "receiving")
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

type Outcome = { state: "done"; mediaId: string } | { state: "refused"; reason: UploadRefusal };

export async function setOutcome(tx: Db | Tx, id: string, outcome: Outcome, now: Date): Promise<void> {
  const { state } = outcome;
  await tx
    .updateTable("media_uploads")
    .set({
      state,
      media_id: state === "done" ? outcome.mediaId : null,
      reason: state === "refused" ? outcome.reason : null,
      touched_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** False once it is no longer only arriving. */
export async function deleteReceiving(db: Db | Tx, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("media_uploads")
    .where("id", "=", id)
    .where("state", "!=", "checking")
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export async function deleteUntouched(db: Db | Tx, before: Date): Promise<void> {
  await db.deleteFrom("media_uploads").where("touched_at", "<", before).execute();
}

export async function listUploadIds(db: Db | Tx): Promise<Set<string>> {
  const rows = await db.selectFrom("media_uploads").select("id").execute();
  return new Set(rows.map(({ id }) => id));
}
