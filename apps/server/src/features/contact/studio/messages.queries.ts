import type { MessageListQuery } from "@academy/contract/visitors/contact";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

type MessageFilter = NonNullable<MessageListQuery["show"]>;

/** The newest first; of those that wait, before all others those with a promise, the first due first. */
export async function listMessages(db: Db, show: MessageFilter, { after, limit }: PageRequest) {
  return db
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "topic", "message", "created_at", "answered_at", "is_suspect"])
    .select(["due_at", "rank"])
    .$if(show === "waiting", (messages) => messages.where("answered_at", "is", null))
    .$if(show === "answered", (messages) => messages.where("answered_at", "is not", null))
    .$if(after !== undefined && show === "waiting", (messages) =>
      messages.where((where) =>
        where(
          where.refTuple("rank", "created_at", "id"),
          "<",
          where.tuple(after?.count ?? 0, after?.at as Date, after?.id as string),
        ),
      ),
    )
    .$if(after !== undefined && show !== "waiting", (messages) =>
      messages.where((where) =>
        where(where.refTuple("created_at", "id"), "<", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .$if(show === "waiting", (messages) => messages.orderBy("rank", "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Said again it keeps its first moment. Answers whether that changed anything. */
export async function setAnswered(db: Db | Tx, id: string, answeredAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_messages")
    .set({ answered_at: answeredAt })
    .where("id", "=", id)
    .where("answered_at", answeredAt === null ? "is not" : "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasMessage(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db.selectFrom("contact_messages").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
