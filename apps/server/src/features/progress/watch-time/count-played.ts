import type { Tx } from "../../../platform/db/database.ts";
import { listViewingsBeside, saveViewing } from "./viewings.queries.ts";
import { besideMs, creditPlayed } from "./watch-time.rules.ts";

type ViewingReport = {
  userId: string;
  viewingId: string;
  lessonId: string;
  day: string;
  seconds: number;
  filmSeconds: number;
  now: Date;
};

/**
 * Takes as many seconds of a viewing as can have been played and answers by how much it has grown: sent twice, it grows
 * once. The person's enrollment is locked by now, so that nothing else counts in between.
 */
export async function countPlayed(tx: Tx, played: ViewingReport): Promise<number> {
  const reportedAfter = new Date(played.now.getTime() - besideMs);
  const known = await listViewingsBeside(tx, { ...played, reportedAfter });
  const credit = creditPlayed(played, known, played.now);
  if (!credit) return 0;
  const isNew = known.every(({ id }) => id !== played.viewingId);
  if (isNew || credit.growth > 0) await saveViewing(tx, { ...played, ...credit });
  return credit.growth;
}
