import type { LeadFilters, LeadSort } from "@academy/contract/studio-leads";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Db } from "../../../platform/db/database.ts";
import { isPostgres } from "../../../platform/db/is-postgres.ts";
import { lastCodePoint, searchKey } from "../../../platform/search-keys.rules.ts";
import {
  type AskedLeads,
  directionOf,
  type FoundPlaces,
  inOrder,
  isByName,
  type Leads,
  placeColumns,
} from "./lead-order.queries.ts";

/**
 * What the filters show, of what the indexes have alone: no lead is read for it. Flags that few leads have are written
 * as literals, as in their indexes: with parameters SQLite would not see that they fit. `isWalked` hides from SQLite
 * that there are indexes for them, where it is to go through another in its order.
 */
function narrow<Row>(leads: Leads<Row>, filters: LeadFilters, isWalked = false): Leads<Row> {
  const { archetype, stage, source, campaign, wantsNews, careless, suspect } = filters;
  const column = (name: keyof Tables["leads"]) =>
    isWalked ? sql`+${sql.ref(`leads.${name}`)}` : sql.ref(`leads.${name}`);
  const flag = (name: "is_careless" | "is_suspect", wanted: "yes" | "no") =>
    sql<boolean>`${column(name)} = ${sql.lit(wanted === "yes")}`;
  let found = leads;
  if (archetype) found = found.where(column("primary_archetype"), "=", archetype);
  if (stage) found = found.where(column("stage"), "=", stage);
  if (source) found = found.where(column("source"), "=", source);
  if (campaign) found = found.where(column("campaign"), "=", campaign);
  if (wantsNews) found = found.where(column("wants_news"), "=", wantsNews === "yes");
  if (careless) found = found.where(flag("is_careless", careless));
  if (suspect) found = found.where(flag("is_suspect", suspect));
  if (filters.from) found = found.where(column("created_at"), ">=", new Date(filters.from));
  if (filters.until) found = found.where(column("created_at"), "<", new Date(filters.until));
  return found;
}

const searched = ["email", "name_key", "last_name_key"] as const;

/** Each of the three is a stretch of its own index, looked at only so far. */
function beginningWith(db: Db, key: string, most: number) {
  const [email, name, lastName] = searched.map((column) =>
    db
      .selectFrom(
        db
          .selectFrom("leads")
          .select("id")
          .where(column, ">=", key)
          .where(column, "<", key + lastCodePoint)
          .limit(most)
          .as("stretch"),
      )
      .select("id"),
  ) as [Stretch, Stretch, Stretch];
  return email.unionAll(name).unionAll(lastName);
}
type Stretch = SelectQueryBuilder<Tables, never, { id: string }>;

/** Counted in the indexes alone; somebody found by two of them counts twice. */
async function countBeginning(db: Db, key: string, most: number): Promise<number> {
  let count = 0;
  for (const column of searched) {
    if (count >= most) break;
    const stretch = db
      .selectFrom("leads")
      .select(sql.lit(1).as("one"))
      .where(column, ">=", key)
      .where(column, "<", key + lastCodePoint);
    count += await countUpTo(db, stretch, most - count);
  }
  return count;
}

/** Few enough to be sorted at once. */
const fewMatches = 2000;

/** From those that were found to their leads, never the other way around: SQLite keeps to the order of a cross join. */
const lookedUp = (db: Db, key: string, most: number) =>
  db
    .selectFrom(
      db
        .selectFrom(beginningWith(db, key, most).as("each"))
        .select("id")
        .distinct()
        .as("matches"),
    )
    .crossJoin("leads")
    .whereRef("leads.id", "=", "matches.id") as unknown as Leads<object>;

const isBetween = (text: RawBuilder<unknown>, key: string) =>
  sql<boolean>`(${text} >= ${key} and ${text} < ${key + lastCodePoint})`;

/** Joined with nothing, so that no index of theirs is taken: all that it finds would have to be sorted. */
const beginsInOrder = (key: string) =>
  sql<boolean>`(${sql.join(
    searched.map((column) => isBetween(sql`(${sql.ref(column)} || '')`, key)),
    sql` or `,
  )})`;

/** By their indexes, which PostgreSQL takes together with those of the filters: only what is in both is read. */
const beginsByIndex = (key: string) =>
  sql<boolean>`(${sql.join(
    searched.map((column) => isBetween(sql.ref(column), key)),
    sql` or `,
  )})`;

export type FoundLead = Awaited<ReturnType<typeof readPage>>[number];

/** Only the leads of the page are read, and only once they are found. */
function readPage(db: Db, page: FoundPlaces, order: LeadSort) {
  return (
    db
      .with("page", () => page)
      .selectFrom("page")
      .innerJoin("leads", "leads.id", "page.id")
      .select([
        "leads.id",
        "leads.name",
        "leads.name_key",
        "leads.email",
        "leads.stage",
        "leads.created_at",
        "leads.updated_at",
      ])
      .select(["leads.primary_archetype", "leads.secondary_archetype", "leads.source", "leads.campaign"])
      .select([
        "leads.wants_news",
        "leads.is_careless",
        "leads.is_suspect",
        "leads.consent_at",
        "leads.notes",
      ])
      // By the page's own columns: by those of the leads, SQLite would go through all of them in that order.
      .orderBy("page.place", directionOf(order))
      .orderBy("page.id", directionOf(order))
      .execute()
  );
}

/**
 * One page. A rare beginning is looked up; a common one is met soon enough by whoever goes through the leads in their
 * order, unless the filters leave few or none of them.
 */
export async function listFilteredLeads(db: Db, filters: LeadFilters, asked: AskedLeads) {
  const { limit, order } = asked;
  const key = searchKey(filters.search ?? "");
  const isCommon = key !== "" && (await countBeginning(db, key, fewMatches + 1)) > fewMatches;
  const page = (places: Leads<object>) => readPage(db, inOrder(places, asked), order);
  const sorted = (found: Leads<object>) => readPage(db, inOrder(gathered(db, found), asked, "place"), order);
  const leads = db.selectFrom("leads").select(placeColumns(order)) as Leads<object>;
  if (isByName(order) && (await isNarrow(db, filters))) {
    const shown = narrow(leads, filters);
    return sorted(key ? shown.where(beginsInOrder(key)) : shown);
  }
  const isWalked = isByName(order) && !isPostgres(db);
  if (!isCommon) {
    const found = key ? lookedUp(db, key, fewMatches + 1).select(placeColumns(order)) : leads;
    return page(narrow(found, filters, isWalked && key === ""));
  }
  if (!isPostgres(db) && !isByName(order)) return page(narrow(leads.where(beginsInOrder(key)), filters));
  const near = await readPage(db, amongNext(db, key, filters, asked), order);
  if (near.length === limit) return near;
  return sorted(narrow(leads, filters, isWalked).where(beginsByIndex(key)));
}

/** Whether the filters leave so few that they are sorted at once: by name, only time has indexes for each filter. */
async function isNarrow(db: Db, { search: _search, ...filters }: LeadFilters): Promise<boolean> {
  if (Object.values(filters).every((each) => each === undefined)) return false;
  const shown = narrow(db.selectFrom("leads").select("leads.created_at"), filters);
  return (await countUpTo(db, shown, fewMatches + 1)) <= fewMatches;
}

/** So many of what the filters show are gone through before all that begins so is looked up. */
const nextOnes = (limit: number) => Math.max(5000, 40 * limit);

function amongNext(db: Db, key: string, filters: LeadFilters, asked: AskedLeads): FoundPlaces {
  const { limit, order } = asked;
  const leads = db
    .selectFrom("leads")
    .select(placeColumns(order))
    .select(searched.map((column) => `leads.${column}` as const));
  const shown = narrow(leads, filters, isByName(order) && !isPostgres(db));
  const next = inOrder(shown, { ...asked, limit: nextOnes(limit) });
  return db
    .selectFrom(next.as("next"))
    .select(["id", "place"])
    .where(beginsInOrder(key))
    .orderBy("place", directionOf(order))
    .orderBy("id", directionOf(order))
    .limit(limit) as unknown as FoundPlaces;
}

/** Found first and then put in order: in their order, an engine would read whatever the filters show. */
const gathered = (db: Db, found: Leads<object>) =>
  db
    .with(
      (table) => table("found").materialized(),
      () => found,
    )
    .selectFrom("found as leads")
    .selectAll() as unknown as Leads<object>;

/** Counts no further than asked; of a common beginning only those that were looked at. */
export async function countFilteredLeads(db: Db, filters: LeadFilters, most: number) {
  const { search = "", ...others } = filters;
  const key = searchKey(search);
  const isBroad = key !== "" && (await countBeginning(db, key, most)) >= most;
  // Nothing else narrows it: they need not be read to know that there are so many.
  if (isBroad && Object.values(others).every((each) => each === undefined)) return { count: most, isBroad };
  const looked = isBroad ? fewMatches : most;
  const leads = key ? lookedUp(db, key, looked) : (db.selectFrom("leads") as Leads<object>);
  const count = await countUpTo(db, narrow(leads.select("leads.created_at"), filters), most);
  return { count, isBroad };
}

const mostOrigins = 100;

/** Every value once, by leaping from one to the next in its index; counting them would read all leads. */
export async function listOrigins(db: Db, column: "source" | "campaign"): Promise<string[]> {
  const ref = sql.ref(column);
  const { rows } = await sql<{ value: string }>`with recursive origins (value, place) as (
      select min(${ref}), 1 from leads where ${ref} is not null
      union all
      select (select min(${ref}) from leads where ${ref} is not null and ${ref} > origins.value), place + 1
      from origins where origins.value is not null and place < ${sql.lit(mostOrigins)})
    select value from origins where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}
