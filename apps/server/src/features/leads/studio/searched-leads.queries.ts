import type { LeadFilters } from "@academy/contract/studio/leads";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Db } from "../../../platform/db/database.ts";
import { isPostgres } from "../../../platform/db/is-postgres.ts";
import { lastCodePoint } from "../../../platform/search-keys.rules.ts";
import {
  type AskedLeads,
  beforePlace,
  directionOf,
  type FoundPlaces,
  inOrder,
  isByName,
  type Leads,
  placeColumns,
  placesOf,
} from "./lead-order.queries.ts";
import { type FoundBy, narrow } from "./narrow-leads.queries.ts";

const searched = ["email", "name_key", "last_name_key"] as const;
type Searched = (typeof searched)[number];

/** A stretch of that column's index. */
const stretchOf = (db: Db, column: Searched, key: string) =>
  db
    .selectFrom("leads")
    .where(column, ">=", key)
    .where(column, "<", key + lastCodePoint) as Leads<object>;

type Ids = SelectQueryBuilder<Tables, never, { id: string }>;
type Three<Each> = [Each, Each, Each];

/** Counted in the indexes alone; somebody found by two of them counts twice. */
export async function countBeginning(db: Db, key: string, most: number): Promise<number> {
  let count = 0;
  for (const column of searched) {
    if (count >= most) break;
    const stretch = stretchOf(db, column, key).select(sql.lit(1).as("one"));
    count += await countUpTo(db, stretch, most - count);
  }
  return count;
}

/** From those that were found to their leads, never the other way around: SQLite keeps to the order of a cross join. */
export function lookedUp(db: Db, key: string, most: number): Leads<object> {
  const [email, name, lastName] = searched.map((column) =>
    db.selectFrom(stretchOf(db, column, key).select("id").limit(most).as("stretch")).select("id"),
  ) as unknown as Three<Ids>;
  const each = email.unionAll(name).unionAll(lastName);
  const matches = db.selectFrom(each.as("each")).select("id").distinct();
  return db
    .selectFrom(matches.as("matches"))
    .crossJoin("leads")
    .whereRef("leads.id", "=", "matches.id") as unknown as Leads<object>;
}

const isBetween = (text: RawBuilder<unknown>, key: string) =>
  sql<boolean>`(${text} >= ${key} and ${text} < ${key + lastCodePoint})`;

/** Joined with nothing, so that no index of theirs is taken: all that it finds would have to be sorted. */
export const beginsInOrder = (key: string) =>
  sql<boolean>`(${sql.join(
    searched.map((column) => isBetween(sql`(${sql.ref(`leads.${column}`)} || '')`, key)),
    sql` or `,
  )})`;

/** So many are gone through in their order before all that begins so is sorted. */
const nearest = 20_000;

type Common = { key: string; filters: LeadFilters; by: FoundBy };

/** Of a common beginning, what is met among the nearest; `isAll` where there is nothing beyond them. */
export async function amongNearest(db: Db, { key, filters, by }: Common, asked: AskedLeads) {
  // By name there is one index alone that has the order.
  const way: FoundBy = isByName(asked.order) && by !== "engine" ? "none" : by;
  const leads = placesOf(db, asked.order);
  const gone = inOrder(alongside(leads, filters, way), { ...asked, limit: 1 });
  const end = await gone.offset(nearest).executeTakeFirst();
  const near = end ? beforePlace(leads, end, asked.order) : leads;
  return {
    page: inOrder(narrow(near.where(beginsInOrder(key)), filters, way), asked),
    isAll: end === undefined,
  };
}

/** Only by what the way itself goes, so that so many entries of its index are gone through. */
const alongside = (leads: Leads<object>, filters: LeadFilters, way: FoundBy) =>
  way === "engine" || way === "time" || way === "none" ? leads : narrow(leads, { [way]: filters[way] }, way);

/** All that begins so, each of the three in an index that has the filters and the order as well: no lead is read. */
export function amongAll(db: Db, { key, filters, by }: Common, asked: AskedLeads): FoundPlaces {
  const { limit, order } = asked;
  const direction = directionOf(order);
  const way: FoundBy = by === "engine" ? by : "none";
  const [email, name, lastName] = searched.map((column) => {
    const stretch = narrow(stretchOf(db, column, key).select(placeColumns(order)), filters, way);
    // In the order of the names there is a stretch already.
    const isSorted = isByName(order) && column === "name_key";
    const first = inOrder(stretch, asked, isSorted ? undefined : outOfOrder(db, order));
    return db.selectFrom(first.as("stretch")).select(["id", "place"]);
  }) as unknown as Three<FoundPlaces>;
  const all = email.union(name).union(lastName);
  return db
    .selectFrom(all.as("found"))
    .select(["id", "place"])
    .orderBy("place", direction)
    .orderBy("id", direction)
    .limit(limit) as unknown as FoundPlaces;
}

/** The same order in words that no index has: by one that has, an engine would go through all leads. */
const outOfOrder = (db: Db, order: AskedLeads["order"]) => {
  const column = sql.ref(isByName(order) ? "leads.name_key" : "leads.created_at");
  if (!isPostgres(db)) return sql`+${column}`;
  return isByName(order) ? sql`(${column} || '')` : sql`(${column} + interval '0 seconds')`;
};
