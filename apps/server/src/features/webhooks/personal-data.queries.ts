import type { Db, Tx } from "../../platform/db/database.ts";
import type { Person, PersonalData } from "../../platform/personal-data.ts";

const deliveriesAbout = (db: Db | Tx, { id, email }: Person) =>
  db
    .selectFrom("webhook_deliveries")
    .where((where) => where.or([where("about_user_id", "=", id), where("about_email", "=", email)]));

/** What other programs were told of somebody, for as long as it is kept. */
export const webhookPersonalData: PersonalData = {
  name: "webhooks",

  async collect(db, person) {
    const sent = await deliveriesAbout(db, person)
      .select(["event", "body", "created_at"])
      .orderBy("created_at")
      .execute();
    return { sent };
  },

  async remove(tx, person) {
    await tx
      .deleteFrom("webhook_deliveries")
      .where("id", "in", deliveriesAbout(tx, person).select("id"))
      .execute();
  },

  async keepThroughEmailChange(tx, { id, email }) {
    await tx
      .updateTable("webhook_deliveries")
      .set({ about_user_id: id })
      .where("about_email", "=", email)
      .execute();
  },
};
