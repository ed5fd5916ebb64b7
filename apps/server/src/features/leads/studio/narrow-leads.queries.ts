import type { LeadFilters } from "@academy/contract/studio/leads";
import { sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Db } from "../../../platform/db/database.ts";
import { isPostgres } from "../../../platform/db/is-postgres.ts";
import type { Leads } from "./lead-order.queries.ts";

type Column = keyof Tables["leads"];
/** Filters that have an index of their own, those that usually leave fewest first. */
const indexed = ["suspect", "careless", "archetype", "campaign", "source", "stage"] as const;
type IndexedFilter = (typeof indexed)[number];

/**
 * By which of the filters SQLite is to find leads, or by their time; with `none` by whatever else stands in the query.
 * PostgreSQL knows how many there are of each and decides for itself.
 */
export type FoundBy = IndexedFilter | "time" | "none" | "engine";

/**
 * What the filters show, of what the indexes have alone: no lead is read for it. Flags that few leads have are written
 * as literals, as in their indexes: with parameters SQLite would not see that they fit. `hidden` hides from SQLite that there
 * is an index for a column: neither that it has it first, nor that it leaves out those without.
 */
export function narrow<Row>(leads: Leads<Row>, filters: LeadFilters, by: FoundBy): Leads<Row> {
  const { archetype, stage, source, campaign, wantsNews, careless, suspect } = filters;
  const column = (name: Column, filter?: IndexedFilter) =>
    by === "engine" || by === filter ? sql.ref(`leads.${name}`) : hidden(name);
  const flag = (name: "is_careless" | "is_suspect", filter: "careless" | "suspect", wanted: "yes" | "no") =>
    sql<boolean>`${column(name, filter)} = ${sql.lit(wanted === "yes")}`;
  let found = leads;
  if (archetype) found = found.where(column("primary_archetype", "archetype"), "=", archetype);
  if (stage) found = found.where(column("stage", "stage"), "=", stage);
  if (source) found = found.where(column("source", "source"), "=", source);
  if (campaign) found = found.where(column("campaign", "campaign"), "=", campaign);
  if (wantsNews) found = found.where(column("wants_news"), "=", wantsNews === "yes");
  if (careless) found = found.where(flag("is_careless", "careless", careless));
  if (suspect) found = found.where(flag("is_suspect", "suspect", suspect));
  // Every index of a filter has the time next, and is entered there.
  const time = by === "none" ? hidden<Date>("created_at") : sql.ref<Date>("leads.created_at");
  if (filters.from) found = found.where(time, ">=", new Date(filters.from));
  if (filters.until) found = found.where(time, "<", new Date(filters.until));
  return found;
}

const hidden = <Value>(name: Column) => sql<Value>`coalesce(${sql.ref(`leads.${name}`)}, '')`;

/** So many are counted of each filter to find the one that leaves fewest. */
const mostWeighed = 30_000;

/** Counted in the index of each: SQLite itself takes all filters for equally rare. */
export async function weighFilters(db: Db, filters: LeadFilters): Promise<FoundBy> {
  if (isPostgres(db)) return "engine";
  const given = indexed.filter((name) => (isFlag(name) ? filters[name] === "yes" : filters[name]));
  if (given.length < 2) return given[0] ?? "time";
  let [lightest, least]: [FoundBy, number] = [given[0] ?? "time", mostWeighed];
  const { from, until } = filters;
  for (const name of given) {
    const alone = { [name]: filters[name], from, until };
    const count = await countUpTo(db, narrow(timesOf(db), alone, name), least);
    if (count < least) [lightest, least] = [name, count];
  }
  return lightest;
}

const isFlag = (name: IndexedFilter) => name === "suspect" || name === "careless";

const timesOf = (db: Db) => db.selectFrom("leads").select("leads.created_at");

/** Whether the filters leave so few that they are sorted at once. */
export async function isNarrow(
  db: Db,
  { search: _search, ...filters }: LeadFilters,
  by: FoundBy,
  few: number,
): Promise<boolean> {
  if (Object.values(filters).every((each) => each === undefined)) return false;
  return (await countUpTo(db, narrow(timesOf(db), filters, by), few + 1)) <= few;
}
