import type { ContactBody } from "@academy/contract/visitors/contact";
import type { Db, Tx } from "../../platform/db/database.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { rankOf } from "./business-days.rules.ts";

type NewMessage = Omit<ContactBody, "website" | "asked"> & {
  userId: string | null;
  mailedAt: Date | null;
  /** By when an answer was promised; such a message stands first. */
  dueAt: Date | null;
  isSuspect: boolean;
  askedKey: string | null;
  now: Date;
};

export async function isKept(db: Db, submissionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when this submission is there already. */
export async function insertMessage(
  tx: Tx,
  { userId, mailedAt, dueAt, isSuspect, askedKey, now, ...message }: NewMessage,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("contact_messages")
    .values({
      id: orderedId(now),
      user_id: userId,
      ...message,
      created_at: now,
      mailed_at: mailedAt,
      is_suspect: isSuspect,
      asked_key: askedKey,
      due_at: dueAt,
      rank: rankOf(dueAt),
    })
    .onConflict((conflict) => conflict.column("submission_id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The oldest first. */
export async function listUnmailed(tx: Tx, most: number) {
  return tx
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "topic", "message", "due_at as dueAt"])
    .where("mailed_at", "is", null)
    .where("is_suspect", "=", false)
    .orderBy("id")
    .limit(most)
    .execute();
}

export async function setMailed(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx.updateTable("contact_messages").set({ mailed_at: now }).where("id", "in", ids).execute();
}
