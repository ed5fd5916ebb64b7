import { sql } from "kysely";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Engine } from "../../../platform/db/values.ts";

/** The first payment of an order is its purchase. A literal, as in its indexes: with a parameter SQLite would not see that they fit. */
const isFirst = sql<boolean>`is_first = ${sql.lit(true)}`;

/** By when the academy heard of them, counted no further than asked. */
export function countPurchasesSince(db: Db, since: Date, most: number): Promise<number> {
  return countUpTo(
    db,
    db.selectFrom("payments").select("id").where("created_at", ">", since).where(isFirst),
    most,
  );
}

const paidCents = sql<number>`sum(amount_cents)`.as("paidCents");
const refundedCents = sql<number>`sum(refunded_cents)`.as("refundedCents");
const amountsOf = (row: { paidCents: number; refundedCents: number }) => ({
  paidCents: Number(row.paidCents),
  refundedCents: Number(row.refundedCents),
});

/** What was paid from a moment on, by when it was paid: so that it agrees with what a period says. */
export async function listRevenueSince(db: Db, since: Date) {
  const rows = await db
    .selectFrom("payments")
    .select(["currency", paidCents, refundedCents])
    .where("paid_at", ">", since)
    .groupBy("currency")
    .orderBy("currency")
    .execute();
  return rows.map((row) => ({ currency: row.currency, ...amountsOf(row) }));
}

type Stretch = { from: Date; before: Date };

/** By when they were paid. */
export async function countPurchases(db: Db, { from, before }: Stretch): Promise<number> {
  const { count } = await db
    .selectFrom("payments")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("paid_at", ">=", from)
    .where("paid_at", "<", before)
    .where(isFirst)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What was paid on each day, UTC, and what of it has gone back since. */
export async function listRevenue(db: Db, engine: Engine, { from, before }: Stretch) {
  // A moment is kept as its ISO text on SQLite.
  const day =
    engine === "sqlite"
      ? sql<string>`substr(paid_at, 1, 10)`
      : sql<string>`to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom("payments")
    .select(["currency", day.as("day")])
    .select([paidCents, refundedCents])
    .where("paid_at", ">=", from)
    .where("paid_at", "<", before)
    .groupBy(["currency", day])
    .orderBy("day")
    .orderBy("currency")
    .execute();
  return rows.map((row) => ({ currency: row.currency, day: row.day, ...amountsOf(row) }));
}

/** Orders that wait for somebody's money or were paid otherwise than agreed, the most urgent first. */
export async function listTroubles(db: Db, limit: number) {
  return db
    .selectFrom("orders")
    .select(["id", "user_id", "name", "email", "offer", "state", "end_reason", "ends_at"])
    .where("forgotten_at", "is", null)
    .where((where) =>
      where.or([
        where("state", "=", "refused"),
        where.and([where("state", "=", "ending"), where("end_reason", "in", ["payment-missed", "disputed"])]),
      ]),
    )
    .orderBy("ends_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function hasPayments(db: Db): Promise<boolean> {
  return (await db.selectFrom("payments").select("id").limit(1).executeTakeFirst()) !== undefined;
}
