import type { LeadFilters, LeadSort } from "@academy/contract/studio/leads";
import { sql } from "kysely";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Db } from "../../../platform/db/database.ts";
import { searchKey } from "../../../platform/search-keys.rules.ts";
import {
  type AskedLeads,
  directionOf,
  type FoundPlaces,
  inOrder,
  isByName,
  type Leads,
  placeColumns,
  placesOf,
} from "./lead-order.queries.ts";
import { isNarrow, narrow, weighFilters } from "./narrow-leads.queries.ts";
import { amongAll, amongNearest, beginsInOrder, countBeginning, lookedUp } from "./searched-leads.queries.ts";

/** Few enough to be sorted at once. */
const fewMatches = 2000;

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
 * One page. A rare beginning is looked up, and so is what the filters leave few of. By name alone the rest is met in that
 * order; a common beginning is met soon enough by whoever goes through the leads, or else all that begins so is sorted.
 */
export async function listFilteredLeads(db: Db, filters: LeadFilters, asked: AskedLeads) {
  const { limit, order } = asked;
  const key = searchKey(filters.search ?? "");
  const page = (places: FoundPlaces) => readPage(db, places, order);
  const leads = placesOf(db, order);
  if (key !== "" && (await countBeginning(db, key, fewMatches + 1)) <= fewMatches) {
    const found = lookedUp(db, key, fewMatches + 1).select(placeColumns(order)) as Leads<object>;
    return page(inOrder(narrow(found, filters, "engine"), asked));
  }
  const by = await weighFilters(db, filters);
  if (key === "" && !isByName(order)) return page(inOrder(narrow(leads, filters, by), asked));
  if (await isNarrow(db, filters, by, fewMatches)) {
    const shown = narrow(leads, filters, by);
    const found = gathered(db, key ? shown.where(beginsInOrder(key)) : shown);
    return page(inOrder(found, asked, sql.ref("leads.place")));
  }
  if (key === "") return page(inOrder(narrow(leads, filters, by === "engine" ? by : "none"), asked));
  const common = { key, filters, by };
  const near = await amongNearest(db, common, asked);
  const found = await page(near.page);
  return found.length === limit || near.isAll ? found : page(amongAll(db, common, asked));
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
  const by = key ? "engine" : await weighFilters(db, filters);
  const count = await countUpTo(db, narrow(leads.select("leads.created_at"), filters, by), most);
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
