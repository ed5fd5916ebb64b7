import type { ProgressBody } from "@academy/contract/learning/progress";

/**
 * Marks have an entry of their own, because their moment counts; positions of one viewing and one day share theirs. A
 * viewing belongs to one tab.
 */
export const progressKey = ({ lessonId, completed, localDay = "" }: ProgressBody, viewingId: string) =>
  `progress:${lessonId}:${viewingId}:${completed === undefined ? localDay : "mark"}`;

/** The newest position, and the most that was played. */
export function mergeProgress(older: ProgressBody | undefined, newer: ProgressBody): ProgressBody {
  if (!older) return newer;
  const isMoreOlder = (older.played?.seconds ?? 0) > (newer.played?.seconds ?? 0);
  const played = isMoreOlder ? older.played : newer.played;
  return { ...older, ...newer, ...(played ? { played } : {}) };
}
