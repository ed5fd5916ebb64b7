import { setImmediate } from "node:timers/promises";
import type { LeadSelection } from "@academy/contract/studio/people-import";
import type { Cursor } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { type FoundLead, listFilteredLeads, listLeadsById } from "./filtered-leads.queries.ts";

/** So few that nobody waits long for their turn on SQLite. */
const atOnce = 500;

/** All of a selection, newest first, and no more than so many. */
export async function listSelectedLeads(db: Db, who: LeadSelection, most: number) {
  if ("ids" in who) {
    const ids = [...new Set(who.ids.map((id) => id.toLowerCase()))];
    return { leads: await listLeadsById(db, ids), isMore: false };
  }
  const leads: FoundLead[] = [];
  let after: Cursor | undefined;
  for (;;) {
    const limit = Math.min(atOnce, most - leads.length + 1);
    const found = await listFilteredLeads(db, who.filters, { after, limit, order: "newest" });
    leads.push(...found);
    if (leads.length > most) return { leads: leads.slice(0, most), isMore: true };
    const last = found.at(-1);
    if (!last || found.length < limit) return { leads, isMore: false };
    after = { at: last.created_at, id: last.id };
    await setImmediate();
  }
}
