import type { Db, Tx } from "../../../platform/db/database.ts";

export async function findMessage(db: Db | Tx, id: string) {
  return db
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "topic", "message", "created_at", "answered_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** False when it was answered since: whoever writes has not seen what was said. */
export async function setAnsweredOver(
  tx: Tx,
  id: string,
  { known, now }: { known: Date | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("contact_messages")
    .set({ answered_at: now })
    .where("id", "=", id)
    .where("answered_at", known === null ? "is" : "=", known)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type NewReply = { id: string; messageId: string; reply: string; by: string; now: Date };

export async function insertReply(tx: Tx, { id, messageId, reply, by, now }: NewReply): Promise<void> {
  await tx
    .insertInto("message_replies")
    .values({ id, message_id: messageId, reply, sent_by: by, created_at: now })
    .execute();
}

/** To which message it is the answer. */
export async function findReply(db: Db | Tx, id: string) {
  return db.selectFrom("message_replies").select("message_id").where("id", "=", id).executeTakeFirst();
}

/** The oldest first, with the name of whoever wrote them. */
export async function listReplies(db: Db, messageIds: string[]) {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom("message_replies")
    .leftJoin("users", "users.id", "message_replies.sent_by")
    .select(["message_replies.id", "message_id", "reply", "users.name as by", "message_replies.created_at"])
    .where("message_id", "in", messageIds)
    .orderBy("message_replies.created_at")
    .orderBy("message_replies.id")
    .execute();
}
