import type { LeadSort } from "@academy/contract/studio-leads";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Cursor, PageRequest } from "../../../platform/db/cursor-paging.ts";

export type AskedLeads = PageRequest & { order: LeadSort };
export type Leads<Row> = SelectQueryBuilder<Tables, "leads", Row>;
/** Which leads, and by what they are in order. */
export type FoundPlaces = SelectQueryBuilder<Tables, never, { id: string; place: unknown }>;

export const isByName = (order: LeadSort) => order === "name" || order === "name-desc";
export const directionOf = (order: LeadSort) =>
  order === "newest" || order === "name-desc" ? "desc" : "asc";

/** By what the search goes as well: no accents, no capitals. */
const columnOf = (order: LeadSort) => (isByName(order) ? "name_key" : "created_at");

/** What every query of places selects. */
export const placeColumns = (order: LeadSort) =>
  [sql.ref<string>("leads.id").as("id"), sql.ref(`leads.${columnOf(order)}`).as("place")] as const;

/** Where a lead stands in that order. */
export const placeOf = (
  { created_at, id, name_key }: { created_at: Date; id: string; name_key: string },
  order: LeadSort,
): Cursor => ({ at: created_at, id, ...(isByName(order) ? { text: name_key } : {}) });

/** From where the last page ended. `column` is what stands there under the name of the order's own. */
export function inOrder(
  leads: Leads<object>,
  { after, limit, order }: AskedLeads,
  column: "place" | ReturnType<typeof columnOf> = columnOf(order),
): FoundPlaces {
  const [by, id] = [sql.ref(`leads.${column}`), sql.ref("leads.id")];
  const direction = directionOf(order);
  const beyond = sql.raw(direction === "desc" ? "<" : ">");
  const from = after && (isByName(order) ? (after.text ?? "") : after.at);
  const page = after ? leads.where(sql<boolean>`(${by}, ${id}) ${beyond} (${from}, ${after.id})`) : leads;
  return page.orderBy(by, direction).orderBy(id, direction).limit(limit) as unknown as FoundPlaces;
}
