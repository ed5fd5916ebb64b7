import type { FunnelEvent } from "@academy/contract/funnel";
import type { QuizExperimentView } from "@academy/contract/quiz";
import { stepOrders } from "@academy/quiz/steps";
import type { Db } from "../../platform/db/database.ts";
import { judge } from "./experiment.rules.ts";
import {
  addExperimentCounts,
  type ExperimentCount,
  findNewestExperiment,
  findRunningExperiment,
  listExperimentCounts,
} from "./experiments.queries.ts";

/** Counts who started and who left their address, of the comparison that is under way and of no other. */
export async function countExperiment(db: Db, events: readonly FunnelEvent[]): Promise<void> {
  const counted = events.filter(({ experiment }) => experiment !== undefined);
  if (counted.length === 0) return;
  const running = await findRunningExperiment(db);
  const counts = new Map<string, ExperimentCount>();
  for (const { event, variant: arm, experiment } of counted) {
    if (experiment?.toLowerCase() !== running || running === undefined || arm === undefined) continue;
    if (event !== "started" && event !== "lead") continue;
    const count = counts.get(arm + event) ?? { experimentId: running, arm, event, count: 0 };
    count.count++;
    counts.set(arm + event, count);
  }
  // In one order: two batches then never wait for each other in a ring.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  if (rows.length > 0) await addExperimentCounts(db, rows);
}

/** The comparison that is under way, or else the last one. */
export async function showExperiment(db: Db, now: Date): Promise<QuizExperimentView["experiment"]> {
  const experiment = await findNewestExperiment(db);
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
