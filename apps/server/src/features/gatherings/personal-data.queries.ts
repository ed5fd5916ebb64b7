import { sql } from "kysely";
import type { PersonalData } from "../../platform/personal-data.ts";

export const gatheringPersonalData: PersonalData = {
  name: "gatherings",

  async collect(db, { id }) {
    const attendances = await db
      .selectFrom("gathering_attendances")
      .innerJoin("gathering_dates", "gathering_dates.id", "gathering_attendances.date_id")
      .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
      .select(sql<string>`coalesce(gathering_dates.title, gatherings.title)`.as("gathering"))
      .select([
        "gathering_dates.starts_at",
        "gathering_attendances.going_at",
        "gathering_attendances.question",
        "gathering_attendances.asked_at",
      ])
      .where("gathering_attendances.user_id", "=", id)
      .orderBy("gathering_dates.starts_at")
      .execute();
    const settings = await db
      .selectFrom("calendar_settings")
      .select(["has_reminders", "zone"])
      .where("user_id", "=", id)
      .executeTakeFirst();
    return { attendances, settings: settings ?? null };
  },

  async remove(tx, { id }) {
    await tx.deleteFrom("gathering_attendances").where("user_id", "=", id).execute();
    await tx.deleteFrom("calendar_settings").where("user_id", "=", id).execute();
  },

  /** It is the person's own, whatever their address. */
  async keepThroughEmailChange() {},
};
