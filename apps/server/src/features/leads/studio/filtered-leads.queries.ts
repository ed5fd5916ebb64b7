import type { LeadFilters, LeadSort } from "@academy/contract/studio/leads";
import { sql } from "kysely";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Cursor, PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { isPostgres } from "../../../platform/db/is-postgres.ts";
import { findPeople, searchCondition } from "../../../platform/db/search.ts";

type LeadsRequest = PageRequest & { order: LeadSort };
export type FoundLead = Awaited<ReturnType<typeof listFilteredLeads>>[number];

export const findLeadsBeginning = (db: Db, search: string, max: number) =>
  findPeople(db, "leads", search, max);

export async function listLeadsByEmail(db: Db, emails: string[]) {
  if (emails.length === 0) return [];
  return db.selectFrom("leads").select(["id", "name", "email"]).where("email", "in", emails).execute();
}

const isByName = (order: LeadSort) => order === "name" || order === "name-desc";

/** Where a lead stands in that order. Names go by what the search goes by as well: no accents, no capitals. */
export const placeOf = (
  { created_at, id, name_key }: { created_at: Date; id: string; name_key: string },
  order: LeadSort,
): Cursor => ({ at: created_at, id, ...(isByName(order) ? { text: name_key } : {}) });

async function filterLeads(db: Db, filters: LeadFilters) {
  const { archetype, stage, source, campaign, wantsNews, careless, suspect, from, until } = filters;
  let leads = db.selectFrom("leads");
  if (archetype) leads = leads.where("leads.primary_archetype", "=", archetype);
  if (stage) leads = leads.where("leads.stage", "=", stage);
  if (source) leads = leads.where("leads.source", "=", source);
  if (campaign) leads = leads.where("leads.campaign", "=", campaign);
  if (wantsNews) leads = leads.where("leads.wants_news", "=", wantsNews === "yes");
  if (careless) leads = leads.where("leads.is_careless", "=", careless === "yes");
  if (suspect) leads = leads.where("leads.is_suspect", "=", suspect === "yes");
  if (from) leads = leads.where("leads.created_at", ">=", new Date(from));
  if (until) leads = leads.where("leads.created_at", "<", new Date(until));
  const isSearched = await searchCondition(db, "leads", filters.search);
  return isSearched ? leads.where(isSearched) : leads;
}

/** What the list, the file and everything else say of a lead. */
const columns = [
  "leads.id",
  "leads.name",
  "leads.name_key",
  "leads.email",
  "leads.stage",
  "leads.source",
  "leads.campaign",
  "leads.primary_archetype",
  "leads.secondary_archetype",
  "leads.notes",
  "leads.wants_news",
  "leads.is_careless",
  "leads.is_suspect",
  "leads.consent_at",
  "leads.created_at",
  "leads.updated_at",
] as const;

/** One page, from where the last one ended: by the index of its order, which has all that leads are filtered by. */
export async function listFilteredLeads(db: Db, filters: LeadFilters, { after, limit, order }: LeadsRequest) {
  const column = isByName(order) ? "leads.name_key" : "leads.created_at";
  const direction = order === "newest" || order === "name-desc" ? "desc" : "asc";
  // In the order of names all that begin alike stand together, maybe at the far end: PostgreSQL would read each lead up to there.
  const isFar = isByName(order) && filters.search !== undefined && isPostgres(db);
  let leads = await filterLeads(db, filters);
  if (after) {
    const behind = sql.raw(direction === "desc" ? "<" : ">");
    const place = isByName(order) ? (after.text ?? "") : after.at;
    leads = leads.where(sql<boolean>`(${sql.ref(column)}, leads.id) ${behind} (${place}, ${after.id})`);
  }
  return leads
    .select(columns)
    .orderBy(isFar ? sql`(leads.name_key || '')` : sql.ref(column), direction)
    .orderBy("leads.id", direction)
    .limit(limit)
    .execute();
}

/** Those that were selected one by one, newest first; whoever has gone meanwhile is not among them. */
export const listLeadsById = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("leads")
    .select(columns)
    .where("leads.id", "in", [...ids])
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .execute();

/** Counts no further than asked. */
export async function countFilteredLeads(db: Db, filters: LeadFilters, max: number): Promise<number> {
  return countUpTo(db, (await filterLeads(db, filters)).select("leads.created_at"), max);
}

const maxOrigins = 100;

/** Every value once, by leaping from one to the next in its index; counting them would read all leads. */
export async function listOrigins(db: Db, column: "source" | "campaign"): Promise<string[]> {
  const ref = sql.ref(column);
  const { rows } = await sql<{ value: string }>`with recursive origins (value, place) as (
      select min(${ref}), 1 from leads where ${ref} is not null
      union all
      select (select min(${ref}) from leads where ${ref} is not null and ${ref} > origins.value), place + 1
      from origins where origins.value is not null and place < ${sql.lit(maxOrigins)})
    select value from origins where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

/** Both are found in the index by time alone. */
export async function countArchetypes(db: Db, { from, before }: { from: Date; before: Date }) {
  const rows = await db
    .selectFrom("leads")
    .select((select) => ["primary_archetype as archetype", select.fn.countAll<number>().as("count")])
    .where("created_at", ">=", from)
    .where("created_at", "<", before)
    .groupBy("primary_archetype")
    .execute();
  return rows.map(({ archetype, count }) => ({ archetype, count: Number(count) }));
}

export function countLeadsSince(db: Db, since: Date, most: number): Promise<number> {
  return countUpTo(db, db.selectFrom("leads").select("id").where("created_at", ">", since), most);
}

export async function hasLeads(db: Db): Promise<boolean> {
  return (await db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) !== undefined;
}
