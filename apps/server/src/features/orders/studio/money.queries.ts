import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";
import type { Engine } from "../../../platform/db/values.ts";

/** The first payment of an order is its purchase. A literal, as in its indexes: with a parameter SQLite would not see that they fit. */
const isFirst = sql<boolean>`is_first = ${sql.lit(true)}`;

/** By when the academy heard of them, counted no further than asked. */
export async function purchasesSince(db: Db, since: Date, most: number) {
  const found = db
    .selectFrom("payments")
    .select(["currency", "amount_cents"])
    .where("created_at", ">", since)
    .where(isFirst)
    .limit(most);
  const rows = await db
    .selectFrom(found.as("found"))
    .select((select) => [
      "currency",
      select.fn.countAll<number>().as("count"),
      select.fn.sum<number>("amount_cents").as("cents"),
    ])
    .groupBy("currency")
    .execute();
  return rows.map(({ currency, count, cents }) => ({ currency, count: Number(count), cents: Number(cents) }));
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

/** What came in on each day, UTC, less what has gone back since. */
export async function listRevenue(db: Db, engine: Engine, { from, before }: Stretch) {
  // A moment is kept as its ISO text on SQLite.
  const day =
    engine === "sqlite"
      ? sql<string>`substr(paid_at, 1, 10)`
      : sql<string>`to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom("payments")
    .select(["currency", day.as("day")])
    .select(sql<number>`sum(amount_cents - refunded_cents)`.as("cents"))
    .where("paid_at", ">=", from)
    .where("paid_at", "<", before)
    .groupBy(["currency", day])
    .orderBy("day")
    .execute();
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }));
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
