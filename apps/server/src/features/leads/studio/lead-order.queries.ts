import type { LeadSort } from "@academy/contract/studio/leads";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Cursor, PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";

export type AskedLeads = PageRequest & { order: LeadSort };
export type Leads<Row> = SelectQueryBuilder<Tables, "leads", Row>;
type SortKey = { id: string; place: unknown };
/** Which leads, and by what they are in order. */
export type FoundPlaces = SelectQueryBuilder<Tables, never, SortKey>;

export const isByName = (order: LeadSort) => order === "name" || order === "name-desc";
export const directionOf = (order: LeadSort) =>
  order === "newest" || order === "name-desc" ? "desc" : "asc";

/** By what the search goes as well: no accents, no capitals. */
const columnOf = (order: LeadSort) => (isByName(order) ? "name_key" : "created_at");

/** What every query of places selects. */
export const placeColumns = (order: LeadSort) =>
  [sql.ref<string>("leads.id").as("id"), sql.ref(`leads.${columnOf(order)}`).as("place")] as const;

/** All leads by their places, for whoever narrows them. */
export const placesOf = (db: Db, order: LeadSort) =>
  db.selectFrom("leads").select(placeColumns(order)) as Leads<object>;

/** Where a lead stands in that order. */
export const placeOf = (
  { created_at, id, name_key }: { created_at: Date; id: string; name_key: string },
  order: LeadSort,
): Cursor => ({ at: created_at, id, ...(isByName(order) ? { text: name_key } : {}) });

const before = { asc: sql.raw("<"), desc: sql.raw(">") };
const behind = { asc: sql.raw(">"), desc: sql.raw("<") };

/** From where the last page ended. `by` is what stands there instead of the order's own column. */
export function inOrder(
  leads: Leads<object>,
  { after, limit, order }: AskedLeads,
  by: RawBuilder<unknown> = sql.ref(`leads.${columnOf(order)}`),
): FoundPlaces {
  const id = sql.ref("leads.id");
  const direction = directionOf(order);
  const from = after && (isByName(order) ? (after.text ?? "") : after.at);
  const page = after
    ? leads.where(sql<boolean>`(${by}, ${id}) ${behind[direction]} (${from}, ${after.id})`)
    : leads;
  return page.orderBy(by, direction).orderBy(id, direction).limit(limit) as unknown as FoundPlaces;
}

/** No further than that place. */
export const beforePlace = (leads: Leads<object>, { place, id }: SortKey, order: LeadSort) =>
  leads.where(
    sql<boolean>`(${sql.ref(`leads.${columnOf(order)}`)}, ${sql.ref("leads.id")}) ${before[directionOf(order)]} (${place}, ${id})`,
  );
