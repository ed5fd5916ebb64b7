import type { FunnelEvent } from "@academy/contract/visitors/funnel";

export type FunnelRow = {
  id: string;
  day: string;
  event: string;
  step: number;
  variant: string;
  source: string;
  count: number;
};

/** Nobody named a campaign and no page linked here. */
const direct = "direct";
/** What is left over when a day has had its fill of sources. */
const otherSource = "other";

export const sourceOf = ({ source }: FunnelEvent): string => source || direct;

/** A batch as the rows it adds to, each once and in one order: two batches then never wait for each other in a ring. */
export function countEvents(
  events: readonly FunnelEvent[],
  now: Date,
  isCounted: (source: string) => boolean,
): FunnelRow[] {
  const day = now.toISOString().slice(0, 10);
  const rows = new Map<string, FunnelRow>();
  for (const event of events) {
    const source = isCounted(sourceOf(event)) ? sourceOf(event) : otherSource;
    const step = event.event === "step" ? (event.step ?? 0) : 0;
    const variant = event.variant ?? "";
    const id = [day, event.event, step, variant, source].join("|");
    const row = rows.get(id) ?? { id, day, event: event.event, step, variant, source, count: 0 };
    row.count++;
    rows.set(id, row);
  }
  return [...rows.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}
