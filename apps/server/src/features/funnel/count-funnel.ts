import type { FunnelEvent } from "@academy/contract/visitors/funnel";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { addCounts, listSources } from "./funnel.queries.ts";
import { countEvents, sourceOf } from "./funnel.rules.ts";

/** More campaigns than an academy has in a day. Without an end to it, anybody could fill the table with made-up names. */
export const maxSourcesPerDay = 50;

/**
 * Sources of the day are remembered, and asked for again only when one comes that is not among them. Several processes
 * may let in a few more than the limit between them.
 */
export function makeFunnelCounter({ db, now }: { db: Db; now: Clock }) {
  let known = { day: "", sources: new Set<string>() };

  return async function countFunnel(events: readonly FunnelEvent[]): Promise<void> {
    const at = now();
    const day = at.toISOString().slice(0, 10);
    const isMissing = events.some((event) => !known.sources.has(sourceOf(event)));
    if (known.day !== day || (isMissing && known.sources.size < maxSourcesPerDay)) {
      known = { day, sources: new Set(await listSources(db, day)) };
    }
    const { sources } = known;
    const isCounted = (source: string) => {
      if (sources.size < maxSourcesPerDay) sources.add(source);
      return sources.has(source);
    };
    await addCounts(db, countEvents(events, at, isCounted));
  };
}
