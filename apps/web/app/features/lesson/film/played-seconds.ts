export type Stretch = readonly [from: number, to: number];

/** What a browser may report late or round off, in seconds. */
const leewaySeconds = 0.4;

/**
 * Counts the seconds of a film that were really played. A film moves as fast as the clock times its speed; whatever is
 * further than that was a jump, and what lies between was not seen.
 */
export function createPlayedSeconds() {
  let last: { positionSeconds: number; atMs: number } | null = null;
  let seconds = 0;
  let stretches: Stretch[] = [];
  return {
    /** The film stands at `positionSeconds`, and has been playing since the last time unless there was a break. */
    tick(positionSeconds: number, atMs: number, rate: number) {
      if (last) {
        const moved = positionSeconds - last.positionSeconds;
        const possible = ((atMs - last.atMs) / 1000) * rate * 1.1 + leewaySeconds;
        if (moved > 0 && moved <= possible) {
          seconds += moved;
          stretches = addStretch(stretches, [last.positionSeconds, positionSeconds]);
        }
      }
      last = { positionSeconds, atMs };
    },
    /** It was stopped or moved: nothing counts until the next tick. */
    pause() {
      last = null;
    },
    seconds: () => seconds,
    stretches: () => stretches,
  };
}

/** Kept in order and apart: what touches becomes one. */
export function addStretch(stretches: readonly Stretch[], [from, to]: Stretch): Stretch[] {
  const apart = stretches.filter(([start, end]) => end < from || start > to);
  const touching = stretches.filter((stretch) => !apart.includes(stretch));
  const joined: Stretch = [
    Math.min(from, ...touching.map(([start]) => start)),
    Math.max(to, ...touching.map(([, end]) => end)),
  ];
  return [...apart, joined].sort(([one], [other]) => one - other);
}
