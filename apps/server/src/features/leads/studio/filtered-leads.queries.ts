import type { LeadFilters } from "@academy/contract/studio-leads";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { searchKey } from "../lead-keys.rules.ts";

export type LeadOrder = "newest" | "oldest";

type Leads<Row> = SelectQueryBuilder<Tables, "leads", Row>;

/** What the filters show, of what the index has alone: no lead is read for it. */
function narrow<Row>(db: Db, leads: Leads<Row>, filters: LeadFilters): Leads<Row> {
  const { search = "", archetype, stage, source, campaign, wantsNews, careless, suspect } = filters;
  const key = searchKey(search);
  let found = leads;
  if (key) found = found.where("leads.id", "in", beginningWith(db, key));
  if (archetype) found = found.where("leads.primary_archetype", "=", archetype);
  if (stage) found = found.where("leads.stage", "=", stage);
  if (source) found = found.where("leads.source", "=", source);
  if (campaign) found = found.where("leads.campaign", "=", campaign);
  if (wantsNews) found = found.where("leads.wants_news", "=", wantsNews === "yes");
  if (careless) found = found.where("leads.is_careless", "=", careless === "yes");
  if (suspect) found = found.where("leads.is_suspect", "=", suspect === "yes");
  if (filters.from) found = found.where("leads.created_at", ">=", new Date(filters.from));
  if (filters.until) found = found.where("leads.created_at", "<", new Date(filters.until));
  return found;
}

/** Of all code points the last: whatever begins with the key stands before the key followed by it. */
const last = "\u{10ffff}";

/** Each of the three is a stretch of its own index; joined by "or", the engines would look through all leads. */
function beginningWith(db: Db, key: string) {
  const stretch = (column: "email" | "name_key" | "last_name_key") =>
    db
      .selectFrom("leads")
      .select("id")
      .where(column, ">=", key)
      .where(column, "<", key + last);
  return stretch("email").union(stretch("name_key")).union(stretch("last_name_key"));
}

export type FoundLead = Awaited<ReturnType<typeof listFilteredLeads>>[number];

/** One page. Only its own leads are read, and only once they are found. */
export async function listFilteredLeads(
  db: Db,
  filters: LeadFilters,
  { after, limit, order }: PageRequest & { order: LeadOrder },
) {
  const direction = order === "newest" ? "desc" : "asc";
  return db
    .with("page", () =>
      narrow(db, db.selectFrom("leads").select(["leads.id"]), filters)
        .$if(after !== undefined, (leads) =>
          leads.where((where) =>
            where(
              where.refTuple("leads.created_at", "leads.id"),
              order === "newest" ? "<" : ">",
              where.tuple(after?.at as Date, after?.id as string),
            ),
          ),
        )
        .orderBy("leads.created_at", direction)
        .orderBy("leads.id", direction)
        .limit(limit),
    )
    .selectFrom("page")
    .innerJoin("leads", "leads.id", "page.id")
    .select(["leads.id", "leads.name", "leads.email", "leads.stage", "leads.created_at", "leads.updated_at"])
    .select(["leads.primary_archetype", "leads.secondary_archetype", "leads.source", "leads.campaign"])
    .select(["leads.wants_news", "leads.is_careless", "leads.is_suspect", "leads.consent_at", "leads.notes"])
    .orderBy("leads.created_at", direction)
    .orderBy("leads.id", direction)
    .execute();
}

/** Counts no further than asked. */
export async function countFilteredLeads(db: Db, filters: LeadFilters, most: number): Promise<number> {
  const row = await db
    .with("found", () => narrow(db, db.selectFrom("leads").select("leads.created_at"), filters).limit(most))
    .selectFrom("found")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
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
