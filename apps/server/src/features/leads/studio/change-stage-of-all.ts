import { setImmediate } from "node:timers/promises";
import { type LeadFilters, type LeadStage, maxMovedAtOnce } from "@academy/contract/studio/leads";
import type { Cursor } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { changeStage } from "./change-stage.ts";
import { listFilteredLeads } from "./filtered-leads.queries.ts";

/** So few that nobody waits long for their turn on SQLite. */
const atOnce = 500;

type Move = { filters: LeadFilters; stage: LeadStage };

/** All that the filters show, newest first, some at a time. Whoever comes while it runs is left for the next time. */
export async function changeStageOfAll(db: Db, { filters, stage }: Move, by: string, now: Date) {
  let after: Cursor | undefined;
  let [changed, seen] = [0, 0];
  for (;;) {
    const leads = await listFilteredLeads(db, filters, { after, limit: atOnce + 1, order: "newest" });
    const ids = leads.slice(0, atOnce).map(({ id }) => id);
    if (ids.length > 0) changed += (await changeStage(db, { ids, stage }, by, now)).changed;
    seen += ids.length;
    const last = leads[ids.length - 1];
    if (leads.length <= atOnce || !last) return { changed, isMore: false };
    if (seen >= maxMovedAtOnce) return { changed, isMore: true };
    after = { at: last.created_at, id: last.id };
    await setImmediate();
  }
}
