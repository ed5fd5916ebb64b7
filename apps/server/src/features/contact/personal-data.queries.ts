import type { Db, Tx } from "../../platform/db/database.ts";
import type { Person, PersonalData } from "../../platform/personal-data.ts";

/** What somebody wrote while signed in, and what came from the address they have proven and from nobody else. */
const messagesOf = (db: Db | Tx, { id, email }: Person) =>
  db
    .selectFrom("contact_messages")
    .where((where) =>
      where.or([
        where("user_id", "=", id),
        where.and([where("email", "=", email), where("user_id", "is", null)]),
      ]),
    );

export const contactPersonalData: PersonalData = {
  name: "contact",

  async collect(db, person) {
    const messages = await messagesOf(db, person).selectAll().orderBy("created_at").execute();
    const replies = await db
      .selectFrom("message_replies")
      .select(["message_id", "reply", "created_at"])
      .where("message_id", "in", messagesOf(db, person).select("id"))
      .orderBy("created_at")
      .execute();
    return {
      messages: messages.map(({ id, user_id: _known, rank: _order, ...message }) => ({
        ...message,
        replies: replies
          .filter(({ message_id }) => message_id === id)
          .map(({ message_id: _ours, ...reply }) => reply),
      })),
    };
  },

  async remove(tx, person) {
    await tx.deleteFrom("contact_messages").where("id", "in", messagesOf(tx, person).select("id")).execute();
  },

  async keepThroughEmailChange(tx, { id, email }) {
    await tx
      .updateTable("contact_messages")
      .set({ user_id: id })
      .where("email", "=", email)
      .where("user_id", "is", null)
      .execute();
  },
};
