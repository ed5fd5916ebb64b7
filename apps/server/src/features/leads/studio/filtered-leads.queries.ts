import type { LeadFilters } from "@academy/contract/studio-leads";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { isPostgres } from "../../../platform/db/is-postgres.ts";
import { lastCodePoint, searchKey } from "../../../platform/search-keys.rules.ts";

export type LeadOrder = "newest" | "oldest";

type Leads<Row> = SelectQueryBuilder<Tables, "leads", Row>;

/**
 * What the filters show, of what the indexes have alone: no lead is read for it. Flags that few leads have are written
 * as literals, as in their indexes: with parameters SQLite would not see that they fit.
 */
function narrow<Row>(leads: Leads<Row>, filters: LeadFilters): Leads<Row> {
  const { archetype, stage, source, campaign, wantsNews, careless, suspect } = filters;
  const flag = (column: "is_careless" | "is_suspect", wanted: "yes" | "no") =>
    sql<boolean>`${sql.ref(`leads.${column}`)} = ${sql.lit(wanted === "yes")}`;
  let found = leads;
  if (archetype) found = found.where("leads.primary_archetype", "=", archetype);
  if (stage) found = found.where("leads.stage", "=", stage);
  if (source) found = found.where("leads.source", "=", source);
  if (campaign) found = found.where("leads.campaign", "=", campaign);
  if (wantsNews) found = found.where("leads.wants_news", "=", wantsNews === "yes");
  if (careless) found = found.where(flag("is_careless", careless));
  if (suspect) found = found.where(flag("is_suspect", suspect));
  if (filters.from) found = found.where("leads.created_at", ">=", new Date(filters.from));
  if (filters.until) found = found.where("leads.created_at", "<", new Date(filters.until));
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

type Asked = PageRequest & { order: LeadOrder };

const directionOf = (order: LeadOrder) => (order === "newest" ? "desc" : "asc");

/** From where the last page ended, in the order of the list. */
function inOrder<Row>(leads: Leads<Row>, { after, limit, order }: Asked): Leads<Row> {
  const page = after
    ? leads.where((where) =>
        where(
          where.refTuple("leads.created_at", "leads.id"),
          order === "newest" ? "<" : ">",
          where.tuple(after.at, after.id),
        ),
      )
    : leads;
  return page
    .orderBy("leads.created_at", directionOf(order))
    .orderBy("leads.id", directionOf(order))
    .limit(limit);
}

export type FoundLead = Awaited<ReturnType<typeof readPage>>[number];
type Found = SelectQueryBuilder<Tables, never, { id: string; created_at: Date }>;

/** Only the leads of the page are read, and only once they are found. */
function readPage(db: Db, page: Found, order: LeadOrder) {
  return (
    db
      .with("page", () => page)
      .selectFrom("page")
      .innerJoin("leads", "leads.id", "page.id")
      .select([
        "leads.id",
        "leads.name",
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
      .orderBy("page.created_at", directionOf(order))
      .orderBy("page.id", directionOf(order))
      .execute()
  );
}

/**
 * One page. A rare beginning is looked up; a common one is met soon enough by whoever goes through the leads in their
 * order, unless the filters leave few or none of them.
 */
export async function listFilteredLeads(db: Db, filters: LeadFilters, asked: Asked) {
  const { limit, order } = asked;
  const key = searchKey(filters.search ?? "");
  const isCommon = key !== "" && (await countBeginning(db, key, fewMatches + 1)) > fewMatches;
  const leads = db.selectFrom("leads") as Leads<object>;
  const place = ["leads.id", "leads.created_at"] as const;
  if (!isCommon) {
    const found = key ? lookedUp(db, key, fewMatches + 1) : leads;
    return readPage(db, inOrder(narrow(found.select(place), filters), asked) as unknown as Found, order);
  }
  if (!isPostgres(db)) {
    const found = leads.select(place).where(beginsInOrder(key));
    return readPage(db, inOrder(narrow(found, filters), asked) as unknown as Found, order);
  }
  const near = await readPage(db, amongNext(db, key, filters, asked), order);
  return near.length === limit ? near : readPage(db, amongAll(db, key, filters, asked), order);
}

/** So many of what the filters show are gone through before all that begins so is looked up. */
const nextOnes = (limit: number) => Math.max(5000, 40 * limit);

function amongNext(db: Db, key: string, filters: LeadFilters, asked: Asked): Found {
  const { limit, order } = asked;
  const leads = db.selectFrom("leads").select(["leads.id", "leads.created_at", ...searched]);
  const next = inOrder(narrow(leads, filters), { ...asked, limit: nextOnes(limit) });
  return db
    .selectFrom(next.as("next"))
    .select(["id", "created_at"])
    .where(beginsInOrder(key))
    .orderBy("created_at", directionOf(order))
    .orderBy("id", directionOf(order))
    .limit(limit) as unknown as Found;
}

/** Found first and then put in order: in their order, PostgreSQL would read whatever the filters show. */
function amongAll(db: Db, key: string, filters: LeadFilters, asked: Asked): Found {
  const leads = db.selectFrom("leads").select(["leads.id", "leads.created_at"]);
  const found = narrow(leads, filters).where(beginsByIndex(key));
  const all = db.with(
    (table) => table("found").materialized(),
    () => found,
  );
  return inOrder(all.selectFrom("found as leads").selectAll() as never, asked) as unknown as Found;
}

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
