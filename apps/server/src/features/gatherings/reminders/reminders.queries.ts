import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";

/** Dates that take place between two moments, and can still be reminded of. */
export async function listDatesBetween(db: Db | Tx, from: Date, until: Date) {
  return db
    .selectFrom("gathering_dates")
    .select(["id", "starts_at"])
    .where("starts_at", ">", from)
    .where("starts_at", "<=", until)
    .where("canceled_at", "is", null)
    .orderBy("starts_at")
    .execute();
}

/** What a mail says of a date, and for whom it is. */
export async function findToTell(db: Db | Tx, id: string) {
  const date = await db
    .selectFrom("gathering_dates")
    .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
    .select([
      "gathering_dates.id",
      "gathering_dates.gathering_id",
      "gathering_dates.starts_at",
      "gathering_dates.canceled_at",
      "gathering_dates.cancel_reason",
      "gatherings.host",
      "gatherings.zone",
    ])
    .select(sql<string>`coalesce(gathering_dates.title, gatherings.title)`.as("title"))
    .where("gathering_dates.id", "=", id)
    .executeTakeFirst();
  if (!date) return undefined;
  const benefits = await db
    .selectFrom("gathering_benefits")
    .select("benefit_id")
    .where("gathering_id", "=", date.gathering_id)
    .execute();
  return { ...date, benefits: benefits.map(({ benefit_id }) => benefit_id) };
}

type Selection = { dateId: string; isAlsoForGoing: boolean };

/** Of these people, whoever wants mails about gatherings; on a change also whoever said that they would come. */
export async function listRecipients(
  db: Db | Tx,
  userIds: readonly string[],
  { dateId, isAlsoForGoing }: Selection,
) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("users")
    .leftJoin("calendar_settings", "calendar_settings.user_id", "users.id")
    .leftJoin("gathering_attendances", (join) =>
      join
        .onRef("gathering_attendances.user_id", "=", "users.id")
        .on("gathering_attendances.date_id", "=", dateId),
    )
    .select(["users.id", "users.email", "users.first_name", "calendar_settings.zone"])
    .where("users.id", "in", userIds)
    .where((where) =>
      where.or([
        where("calendar_settings.has_reminders", "is", null),
        where("calendar_settings.has_reminders", "=", true),
        ...(isAlsoForGoing ? [where("gathering_attendances.going_at", "is not", null)] : []),
      ]),
    )
    .execute();
}
