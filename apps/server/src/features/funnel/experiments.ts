import type { FunnelEvent } from "@academy/contract/visitors/funnel";
import type { QuizExperimentView } from "@academy/contract/visitors/quiz";
import { stepOrders } from "@academy/quiz/steps";
import type { Db } from "../../platform/db/database.ts";
import { judge } from "./experiment.rules.ts";
import {
  addExperimentCounts,
  type ExperimentCount,
  findNewestExperiment,
  listExperimentCounts,
  listRunningExperiments,
} from "./experiments.queries.ts";

/** Counts who started or saw it and who left their address, of the comparisons that are under way and of no others. */
export async function countExperiment(db: Db, events: readonly FunnelEvent[]): Promise<void> {
  const counted = events.flatMap(partsOf);
  if (counted.length === 0) return;
  const running = await listRunningExperiments(db);
  const counts = new Map<string, ExperimentCount>();
  for (const { kind, experimentId, arm, event } of counted) {
    if (!running.some((each) => each.id === experimentId && each.kind === kind)) continue;
    const key = [experimentId, arm, event].join("|");
    const count = counts.get(key) ?? { experimentId, arm, event, count: 0 };
    count.count++;
    counts.set(key, count);
  }
  // In one order: two batches then never wait for each other in a ring.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  if (rows.length > 0) await addExperimentCounts(db, rows);
}

type Part = Omit<ExperimentCount, "count"> & { kind: "order" | "headline" };

/** What an event counts for: an order, a headline, or both. */
function partsOf({ event, variant, experiment, headline }: FunnelEvent): Part[] {
  const parts: Part[] = [];
  if (experiment && variant && (event === "started" || event === "lead")) {
    parts.push({ kind: "order", experimentId: experiment.toLowerCase(), arm: variant, event });
  }
  if (headline && (event === "seen" || event === "lead")) {
    const { experiment: id, arm } = headline;
    parts.push({ kind: "headline", experimentId: id.toLowerCase(), arm, event });
  }
  return parts;
}

/** The comparison that is under way, or else the last one. */
export async function showExperiment(db: Db, now: Date): Promise<QuizExperimentView["experiment"]> {
  const experiment = await findNewestExperiment(db, "order");
  if (!experiment) return null;
  const counts = await listExperimentCounts(db, experiment.id);
  const countOf = (arm: string, event: string) =>
    counts.find((count) => count.arm === arm && count.event === event)?.count ?? 0;
  const arms = stepOrders.map((order) => {
    const started = countOf(order, "started");
    // A start may be lost on its way where the lead is not.
    return { order, started, leads: Math.min(started, countOf(order, "lead")) };
  });
  const { started_at: startedAt, ended_at: endedAt } = experiment;
  return {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    arms,
    verdict: judge(arms, startedAt, endedAt ?? now),
  };
}
