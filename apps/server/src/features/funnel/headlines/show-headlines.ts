import { quizPage } from "@academy/content/pages/quiz/quiz-page";
import { type HeadlineView, headlineArms } from "@academy/contract/visitors/headlines";
import type { Db } from "../../../platform/db/database.ts";
import { judgeArms } from "../experiment.rules.ts";
import { findNewestExperiment, listExperimentCounts } from "../experiments.queries.ts";

/** Of those who look at the first page of the quiz, fewer leave their address than of those who start. */
const usualShare = 0.15;

/** What the quiz begins with, and the comparison that is under way or else the last one. */
export async function showHeadlines(db: Db, now: Date): Promise<HeadlineView> {
  const { heading, opening } = quizPage;
  return { now: { heading, opening }, comparison: await newestComparison(db, now) };
}

async function newestComparison(db: Db, now: Date): Promise<HeadlineView["comparison"]> {
  const experiment = await findNewestExperiment(db, "headline");
  if (!experiment?.texts) return null;
  const { id, texts, started_at: startedAt, ended_at: endedAt, chosen } = experiment;
  const counts = await listExperimentCounts(db, id);
  const countOf = (arm: string, event: string) =>
    counts.find((count) => count.arm === arm && count.event === event)?.count ?? 0;
  const arms = headlineArms.map((arm) => {
    const seen = countOf(arm, "seen");
    return { arm, ...texts[arm], seen, leads: Math.min(seen, countOf(arm, "lead")) };
  });
  const people = arms.map(({ seen, leads }) => ({ people: seen, leads }));
  const judged = judgeArms(people, { startedAt, until: endedAt ?? now, usualShare });
  const better = judged.state === "better" ? headlineArms[judged.index] : undefined;
  return {
    experiment: id,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    arms,
    chosen,
    verdict: judged.state === "better" ? { state: "better", arm: better ?? "original" } : judged,
  };
}
