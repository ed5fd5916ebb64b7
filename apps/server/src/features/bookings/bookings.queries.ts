import type { IntakeAnswer } from "@academy/contract/learning/bookings";
import { sql } from "kysely";
import type { Cursor, PageRequest } from "../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import type { Member } from "../access/public.ts";

const selectBookings = (db: Db | Tx) =>
  db
    .selectFrom("bookings")
    .innerJoin("benefits", "benefits.id", "bookings.benefit_id")
    .select([
      "bookings.id",
      "bookings.user_id as userId",
      "bookings.benefit_id as benefit",
      "benefits.name",
      "bookings.minutes",
      "bookings.starts_at as startsAt",
      "bookings.ends_at as endsAt",
      "bookings.zone",
      "bookings.intake",
      "bookings.has_reminders as hasReminders",
      "bookings.state",
      "bookings.canceled_by as canceledBy",
      "bookings.reason",
      "bookings.period",
      "bookings.place",
      "bookings.link",
      "bookings.revision",
      "bookings.created_at as createdAt",
      "bookings.changed_at as changedAt",
    ]);

export type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export async function findBooking(db: Db | Tx, id: string) {
  return selectBookings(db).where("bookings.id", "=", id).executeTakeFirst();
}

/** Nothing of anybody else's. */
export async function findOwnBooking(db: Db | Tx, id: string, userId: string): Promise<Booking | undefined> {
  return selectBookings(db)
    .where("bookings.id", "=", id)
    .where("bookings.user_id", "=", userId)
    .executeTakeFirst();
}

const maxUpcoming = 50;

/** The next one first; those under way are among them. */
export async function listUpcomingOf(db: Db | Tx, userId: string, now: Date, limit = maxUpcoming) {
  return selectBookings(db)
    .where("bookings.user_id", "=", userId)
    .where("bookings.state", "=", "booked")
    .where("bookings.ends_at", ">", now)
    .orderBy("bookings.starts_at")
    .orderBy("bookings.id")
    .limit(limit)
    .execute();
}

export async function listPastOf(db: Db, userId: string, now: Date, { after, limit }: PageRequest) {
  return selectBookings(db)
    .where("bookings.user_id", "=", userId)
    .where((where) =>
      where.or([where("bookings.state", "=", "canceled"), where("bookings.ends_at", "<=", now)]),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("bookings.starts_at", "bookings.id"),
          "<",
          tuple((after as Cursor).at, (after as Cursor).id),
        ),
      ),
    )
    .orderBy("bookings.starts_at", "desc")
    .orderBy("bookings.id", "desc")
    .limit(limit)
    .execute();
}

/**
 * For a calendar program: what was lately and what is to come, and after it what was lately canceled. With an owner all of
 * them are booked.
 */
export async function listCalendarBookings(
  db: Db,
  { id, role }: Member,
  { since, most }: { since: Date; most: number },
) {
  return selectBookings(db)
    .$if(role !== "owner", (rows) => rows.where("bookings.user_id", "=", id))
    .where(({ eb, and, or }) =>
      or([
        and([eb("bookings.state", "=", "booked"), eb("bookings.starts_at", ">=", since)]),
        and([eb("bookings.state", "=", "canceled"), eb("bookings.changed_at", ">=", since)]),
      ]),
    )
    .orderBy("bookings.state")
    .orderBy("bookings.starts_at")
    .orderBy("bookings.id")
    .limit(most)
    .execute();
}

/** How many of each period are booked, of some benefits. */
export async function countBooked(db: Db | Tx, userId: string, benefits: readonly string[]) {
  if (benefits.length === 0) return [];
  const rows = await db
    .selectFrom("bookings")
    .select(["benefit_id as benefit", "period"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("benefit_id", "in", benefits)
    .where("state", "=", "booked")
    .groupBy(["benefit_id", "period"])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

export type NewBooking = {
  id: string;
  userId: string;
  benefit: string;
  minutes: number;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  intake: IntakeAnswer[];
  hasReminders: boolean;
  period: string;
  place: number;
  now: Date;
};

/** False where that place of its period is booked already: the database decides, whoever else asks. */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<boolean> {
  const { id, userId, benefit, minutes, startsAt, endsAt, zone, intake, hasReminders, period, place, now } =
    booking;
  const inserted = await tx
    .insertInto("bookings")
    .values({
      id,
      user_id: userId,
      benefit_id: benefit,
      minutes,
      starts_at: startsAt,
      ends_at: endsAt,
      zone,
      intake: asJson(intake),
      has_reminders: hasReminders,
      state: "booked",
      canceled_by: null,
      reason: null,
      period,
      place,
      link: null,
      revision: 1,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "benefit_id", "period", "place"])
        // Written out: SQLite knows the index that is for those alone by its words.
        .where("state", "=", sql.lit("booked"))
        .doNothing(),
    )
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Which of a period are booked, but for one that moves. */
export async function listPlaces(
  tx: Tx,
  { userId, benefit, period, except }: { userId: string; benefit: string; period: string; except: string },
): Promise<number[]> {
  const rows = await tx
    .selectFrom("bookings")
    .select("place")
    .where("user_id", "=", userId)
    .where("benefit_id", "=", benefit)
    .where("period", "=", period)
    .where("state", "=", "booked")
    .where("id", "!=", except)
    .execute();
  return rows.map(({ place }) => place);
}

type Move = {
  startsAt: Date;
  endsAt: Date;
  period: string;
  place: number;
  zone: string;
  reason: string | null;
  revision: number;
  now: Date;
};

/** False when it is not at that revision any more, or canceled. */
export async function updateTime(
  tx: Tx,
  id: string,
  { startsAt, endsAt, period, place, zone, reason, revision, now }: Move,
): Promise<boolean> {
  const updated = await tx
    .updateTable("bookings")
    .set({
      starts_at: startsAt,
      ends_at: endsAt,
      period,
      place,
      zone,
      reason,
      revision: revision + 1,
      changed_at: now,
    })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("state", "=", "booked")
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

type Cancellation = {
  by: "learner" | "owner" | "access";
  reason: string | null;
  revision: number;
  now: Date;
};

export async function setCanceled(
  tx: Tx,
  id: string,
  { by, reason, revision, now }: Cancellation,
): Promise<boolean> {
  const updated = await tx
    .updateTable("bookings")
    .set({ state: "canceled", canceled_by: by, reason, revision: revision + 1, changed_at: now })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("state", "=", "booked")
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function updateIntake(
  tx: Db | Tx,
  id: string,
  { intake, hasReminders }: { intake: IntakeAnswer[]; hasReminders: boolean },
): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ intake: asJson(intake), has_reminders: hasReminders })
    .where("id", "=", id)
    .execute();
}

export async function updateLink(tx: Tx, id: string, link: string | null): Promise<void> {
  await tx.updateTable("bookings").set({ link }).where("id", "=", id).execute();
}

/** What the courses that somebody may open are called. */
export async function listTitles(db: Db, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("courses")
    .select(["id", "title"])
    .where("id", "in", courseIds)
    .orderBy("position")
    .orderBy("id")
    .execute();
}
