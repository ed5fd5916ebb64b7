import type { OrderFilters } from "@academy/contract/studio/orders";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { lastCodePoint, searchKey } from "../../../platform/search-keys.rules.ts";
import { idsBeginningWith } from "./order-number.rules.ts";

type Orders<Row> = SelectQueryBuilder<Tables, "orders", Row>;

/**
 * What the filters show, of what the indexes have alone. What few orders have is written as literals, as in the
 * indexes: with parameters SQLite would not see that they fit.
 */
function narrow<Row>(orders: Orders<Row>, filters: OrderFilters): Orders<Row> {
  const { state, offer, gift, refunded, failed } = filters;
  const flag = (column: "is_gift" | "is_refunded", wanted: "yes" | "no") =>
    sql<boolean>`${sql.ref(`orders.${column}`)} = ${sql.lit(wanted === "yes")}`;
  let found = state
    ? orders.where("orders.state", "=", state)
    : orders.where("orders.state", "<>", "expired");
  if (offer) found = found.where("orders.offer", "=", offer);
  if (gift) found = found.where(flag("is_gift", gift));
  if (refunded) found = found.where(flag("is_refunded", refunded));
  if (failed) {
    found = found.where(sql<boolean>`(orders.end_reason = 'payment-missed' or orders.state = 'refused')`);
  }
  if (filters.from) found = found.where("orders.created_at", ">=", new Date(filters.from));
  if (filters.until) found = found.where("orders.created_at", "<", new Date(filters.until));
  return found;
}

const searched = ["email", "name_key", "last_name_key"] as const;
type Stretch = SelectQueryBuilder<Tables, never, { id: string }>;

/** Each is a stretch of its own index, looked at only so far. */
function beginningWith(db: Db, search: string, most: number): Stretch {
  const key = searchKey(search);
  const stretches = searched.map((column) =>
    stretchOf(
      db,
      db
        .selectFrom("orders")
        .select("id")
        .where(column, ">=", key)
        .where(column, "<", key + lastCodePoint),
      most,
    ),
  );
  const receipt = key.toUpperCase();
  stretches.push(
    stretchOf(
      db,
      db
        .selectFrom("payments")
        .select("order_id as id")
        .where("number", ">=", receipt)
        .where("number", "<", receipt + lastCodePoint),
      most,
    ),
  );
  const ids = idsBeginningWith(key);
  if (ids) {
    const [from, to] = ids;
    stretches.push(
      stretchOf(db, db.selectFrom("orders").select("id").where("id", ">=", from).where("id", "<=", to), most),
    );
  }
  return stretches.reduce((all, each) => all.unionAll(each));
}

const stretchOf = (
  db: Db,
  found: { limit: (most: number) => { as: (name: "stretch") => unknown } },
  most: number,
): Stretch => db.selectFrom(found.limit(most).as("stretch") as never).select("id" as never) as never;

async function countBeginning(db: Db, search: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(beginningWith(db, search, most).as("found"))
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Few enough to be sorted at once. */
const fewMatches = 2000;

/** A rare beginning is looked up; a common one is met soon enough by whoever goes through the orders in their order. */
async function searchIn<Row>(db: Db, orders: Orders<Row>, search = ""): Promise<Orders<Row>> {
  const key = searchKey(search);
  if (!key) return orders;
  if ((await countBeginning(db, search, fewMatches + 1)) <= fewMatches) {
    return orders.where("orders.id", "in", beginningWith(db, search, fewMatches + 1));
  }
  const receipt = key.toUpperCase();
  return orders.where((where) =>
    // Joined with nothing, so that no index of theirs is taken: all that it finds would have to be sorted.
    where.or([
      ...searched.map((column) => {
        const text = sql`(${sql.ref(`orders.${column}`)} || '')`;
        return sql<boolean>`(${text} >= ${key} and ${text} < ${key + lastCodePoint})`;
      }),
      where.exists(
        where
          .selectFrom("payments")
          .select("payments.id")
          .whereRef("payments.order_id", "=", "orders.id")
          .where("payments.number", ">=", receipt)
          .where("payments.number", "<", receipt + lastCodePoint),
      ),
    ]),
  );
}

export type FoundOrder = Awaited<ReturnType<typeof listFilteredOrders>>[number];

/** One page, the newest first. Only its own orders are read, and only once they are found. */
export async function listFilteredOrders(db: Db, filters: OrderFilters, { after, limit }: PageRequest) {
  const found = await searchIn(
    db,
    narrow(db.selectFrom("orders").select(["orders.id", "orders.created_at"]), filters),
    filters.search,
  );
  const page = found
    .$if(after !== undefined, (orders) =>
      orders.where((where) =>
        where(
          where.refTuple("orders.created_at", "orders.id"),
          "<",
          where.tuple(after?.at as Date, after?.id as string),
        ),
      ),
    )
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(limit);
  return (
    db
      .with("page", () => page)
      .selectFrom("page")
      .innerJoin("orders", "orders.id", "page.id")
      .selectAll("orders")
      // By the page's own columns: by those of the orders, SQLite would go through all of them in that order.
      .orderBy("page.created_at", "desc")
      .orderBy("page.id", "desc")
      .execute()
  );
}

/** Counts no further than asked; of a common beginning only those that were looked at. */
export async function countFilteredOrders(db: Db, filters: OrderFilters, most: number) {
  const { search = "" } = filters;
  const isSearched = searchKey(search) !== "";
  const isBroad = isSearched && (await countBeginning(db, search, most)) >= most;
  const row = await db
    .with("found", () =>
      narrow(db.selectFrom("orders").select("orders.created_at"), filters)
        .$if(isSearched, (orders) => orders.where("orders.id", "in", beginningWith(db, search, most)))
        .limit(most),
    )
    .selectFrom("found")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), isBroad };
}
