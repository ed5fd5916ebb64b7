import type { Db } from "../../platform/db/database.ts";
import { recordAudit } from "./audit.queries.ts";

type Export = { what: "leads" | "learners" | "orders"; query: Record<string, unknown>; by: string };

/** Before the first line leaves, and whatever becomes of the rest. By what was narrowed, not what was searched for: that is a name. */
export function recordExport(db: Db, { what, query, by }: Export, now: Date): Promise<void> {
  const { sort: _order, ...filters } = query;
  const narrowed = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const detail = { filters: narrowed.sort().join(", ") || null };
  return recordAudit(db, { by, action: `${what}.exported`, subject: { kind: what }, detail }, now);
}
