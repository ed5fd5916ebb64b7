import type { BookingListQuery } from "@academy/contract/studio/bookings";
import { sql } from "kysely";
import type { Cursor, PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { countsAt } from "../../access/public.ts";

/** Those to come the next one first, all others the last one first. */
export async function listBookings(
  db: Db,
  show: NonNullable<BookingListQuery["show"]>,
  now: Date,
  { after, limit }: PageRequest,
) {
  const isUpcoming = show === "upcoming";
  return db
    .selectFrom("bookings")
    .innerJoin("benefits", "benefits.id", "bookings.benefit_id")
    .innerJoin("users", "users.id", "bookings.user_id")
    .select([
      "bookings.id",
      "bookings.starts_at as startsAt",
      "bookings.minutes",
      "bookings.state",
      "bookings.link",
    ])
    .select(["benefits.name", "users.id as userId", "users.name as learner", "users.email"])
    .where("bookings.state", "=", show === "canceled" ? "canceled" : "booked")
    .$if(isUpcoming, (query) => query.where("bookings.ends_at", ">", now))
    .$if(show === "past", (query) => query.where("bookings.ends_at", "<=", now))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("bookings.starts_at", "bookings.id"),
          isUpcoming ? ">" : "<",
          tuple((after as Cursor).at, (after as Cursor).id),
        ),
      ),
    )
    .orderBy("bookings.starts_at", isUpcoming ? "asc" : "desc")
    .orderBy("bookings.id", isUpcoming ? "asc" : "desc")
    .limit(limit)
    .execute();
}

type Sessions = { once: readonly string[]; monthly: readonly string[]; monthBegan: Date };

/** Who holds one of these now and has booked none of it: since they hold it, or this month. Each person once. */
const unbooked = (db: Db, { once, monthly, monthBegan }: Sessions, now: Date) =>
  db
    .selectFrom("held_benefits")
    .innerJoin("users", "users.id", "held_benefits.user_id")
    .where("held_benefits.benefit_id", "in", [...once, ...monthly, ""])
    .where("users.role", "!=", "owner")
    .where(countsAt(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookings")
            .select("bookings.id")
            .whereRef("bookings.user_id", "=", "held_benefits.user_id")
            .whereRef("bookings.benefit_id", "=", "held_benefits.benefit_id")
            .where("bookings.state", "=", "booked")
            .where((booking) =>
              booking.or([
                booking.and([
                  booking("bookings.benefit_id", "in", [...once, ""]),
                  booking("bookings.created_at", ">=", booking.ref("held_benefits.from_at")),
                ]),
                booking.and([
                  booking("bookings.benefit_id", "in", [...monthly, ""]),
                  booking("bookings.starts_at", ">=", monthBegan),
                ]),
              ]),
            ),
        ),
      ),
    );

/** Who has waited longest comes first. */
export async function listUnbooked(db: Db, sessions: Sessions, now: Date, { after, limit }: PageRequest) {
  const first = sql<string | Date>`min(held_benefits.from_at)`;
  const rows = await unbooked(db, sessions, now)
    .select(["users.id as userId", "users.name as learner", "users.email"])
    .select(({ fn }) => fn.min("held_benefits.benefit_id").as("benefit"))
    .select(first.as("since"))
    .groupBy(["users.id", "users.name", "users.email"])
    .$if(after !== undefined, (query) =>
      query.having(
        sql<boolean>`(min(held_benefits.from_at), users.id) > (${(after as Cursor).at}, ${(after as Cursor).id})`,
      ),
    )
    .orderBy(first)
    .orderBy("users.id")
    .limit(limit)
    .execute();
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since) }));
}

export async function countUnbooked(db: Db, sessions: Sessions, now: Date): Promise<number> {
  const { count } = await unbooked(db, sessions, now)
    .select(({ fn }) => fn.count<number>("users.id").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Who has had a session and waits for what was promised with it: whose benefit of files nothing was made for. Who has
 * waited longest comes first; with how many there are.
 */
export async function listUnhanded(db: Db, now: Date, limit: number) {
  const rows = await db
    // Each person once, before anything else is asked about them.
    .selectFrom((from) =>
      from
        .selectFrom("bookings")
        .select("user_id")
        .select(sql<string | Date>`min(ends_at)`.as("endedAt"))
        .where("state", "=", "booked")
        .where("ends_at", "<=", now)
        .groupBy("user_id")
        .as("met"),
    )
    .innerJoin("users", "users.id", "met.user_id")
    .select(["users.name as learner", "users.id as userId", "met.endedAt"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("held_benefits")
          .innerJoin("benefits", "benefits.id", "held_benefits.benefit_id")
          .select("held_benefits.id")
          .whereRef("held_benefits.user_id", "=", "met.user_id")
          .where("benefits.kind", "=", "files")
          .where(countsAt(now))
          .where((held) =>
            held.not(
              held.exists(
                held
                  .selectFrom("made_items")
                  .select("made_items.id")
                  .whereRef("made_items.user_id", "=", "held_benefits.user_id")
                  .whereRef("made_items.benefit_id", "=", "held_benefits.benefit_id"),
              ),
            ),
          ),
      ),
    )
    .orderBy("met.endedAt")
    .limit(limit)
    .execute();
  return {
    people: rows.map(({ endedAt, learner, userId }) => ({ learner, userId, since: new Date(endedAt) })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Who holds files that come without a session, and got none of them yet: since when, and how many there are. */
export async function listUnhandedAlone(db: Db, now: Date, limit: number) {
  const first = sql<string | Date>`min(held_benefits.from_at)`;
  const rows = await db
    .selectFrom("held_benefits")
    .innerJoin("benefits", "benefits.id", "held_benefits.benefit_id")
    .innerJoin("users", "users.id", "held_benefits.user_id")
    .select(["users.name as learner", "users.id as userId", first.as("since")])
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("benefits.kind", "=", "files")
    .where("users.role", "!=", "owner")
    .where(countsAt(now))
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom("made_items")
              .select("made_items.id")
              .whereRef("made_items.user_id", "=", "held_benefits.user_id")
              .whereRef("made_items.benefit_id", "=", "held_benefits.benefit_id"),
          ),
          // Theirs are owed once they have met.
          exists(
            selectFrom("bookings")
              .select("bookings.id")
              .whereRef("bookings.user_id", "=", "users.id")
              .where("bookings.state", "=", "booked"),
          ),
          exists(
            selectFrom("held_benefits")
              .innerJoin("benefits", "benefits.id", "held_benefits.benefit_id")
              .select("held_benefits.id")
              .whereRef("held_benefits.user_id", "=", "users.id")
              .where("benefits.kind", "=", "session")
              .where(countsAt(now)),
          ),
        ]),
      ),
    )
    .groupBy(["users.id", "users.name"])
    .orderBy(first)
    .limit(limit)
    .execute();
  return {
    people: rows.map(({ since, learner, userId }) => ({ learner, userId, since: new Date(since) })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Sessions that begin before a moment and have no link of their own. */
const withoutLink = (db: Db, now: Date, before: Date) =>
  db
    .selectFrom("bookings")
    .innerJoin("users", "users.id", "bookings.user_id")
    .where("bookings.state", "=", "booked")
    .where("bookings.ends_at", ">", now)
    .where("bookings.starts_at", "<", before)
    .where("bookings.link", "is", null);

export const listWithoutLink = (db: Db, now: Date, before: Date, limit: number) =>
  withoutLink(db, now, before)
    .select(["bookings.id", "bookings.starts_at as startsAt", "users.name as learner"])
    .orderBy("bookings.starts_at")
    .limit(limit)
    .execute();

export async function countWithoutLink(db: Db, now: Date, before: Date): Promise<number> {
  const { count } = await withoutLink(db, now, before)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
