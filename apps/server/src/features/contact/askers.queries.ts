import type { Db, Tx } from "../../platform/db/database.ts";

/** Messages that pass one of these questions on and wait for an answer, the oldest first. */
export async function listAsking(db: Db | Tx, keys: readonly string[], most: number) {
  if (keys.length === 0) return [];
  return db
    .selectFrom("contact_messages")
    .select(["id", "email", "topic", "message", "asked_key"])
    .where("asked_key", "in", keys)
    .where("asked_key", "is not", null)
    .where("answered_at", "is", null)
    .where("is_suspect", "=", false)
    .orderBy("id")
    .limit(most)
    .execute();
}

type NewReply = { id: string; messageId: string; reply: string; by: string; now: Date };

export async function insertReplies(tx: Tx, replies: readonly NewReply[]): Promise<void> {
  await tx
    .insertInto("message_replies")
    .values(
      replies.map(({ id, messageId, reply, by, now }) => ({
        ...{ id, message_id: messageId, reply, sent_by: by, created_at: now },
      })),
    )
    .execute();
}

export async function setAllAnswered(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx.updateTable("contact_messages").set({ answered_at: now }).where("id", "in", ids).execute();
}
