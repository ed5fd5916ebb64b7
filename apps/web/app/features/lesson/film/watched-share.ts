import type { Stretch } from "./played-seconds.ts";

type WatchedFilm = {
  stretches: readonly Stretch[];
  lengthSeconds: number;
  /** Where this viewing began, and how much was played in all viewings before it. */
  startPositionSeconds: number;
  playedBefore: number;
};

/**
 * How much of a film somebody has seen, as far as that can be known: what was played now, and of the part before the
 * position where this viewing began as much as was played earlier. Whoever dragged there has played little.
 */
export function watchedSeconds({
  stretches,
  lengthSeconds,
  startPositionSeconds,
  playedBefore,
}: WatchedFilm): number {
  if (!(lengthSeconds > 0)) return 0;
  const within = (from: number, to: number) =>
    stretches.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
  const before = Math.max(Math.min(playedBefore, startPositionSeconds), within(0, startPositionSeconds));
  return before + within(startPositionSeconds, lengthSeconds);
}
