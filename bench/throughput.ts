import { load, type Target } from "./load.ts";

const seconds = 1;
const rounds = 11;

/**
 * Requests per second of each, in short turns: whatever else the machine does hits both alike, and the median of the
 * turns' ratios is not moved by the few it hits on one side only.
 */
export async function sideBySide(ours: Target, baseline: Target, connections: number) {
  const turns: { ours: number; baseline: number; ratio: number }[] = [];
  await rate(ours, connections, seconds);
  await rate(baseline, connections, seconds);
  for (let round = 0; round < rounds; round++) {
    const theirs = await rate(baseline, connections, seconds);
    const own = await rate(ours, connections, seconds);
    turns.push({ ours: own, baseline: theirs, ratio: own / theirs });
  }
  return {
    ours: median(turns.map((turn) => turn.ours)),
    baseline: median(turns.map((turn) => turn.baseline)),
    ratio: median(turns.map((turn) => turn.ratio)),
  };
}

async function rate(target: Target, connections: number, duration: number): Promise<number> {
  const { perSecond, statuses } = await load(target, connections, duration);
  // An answer of another kind (a refusal, say) would be a rate of something else.
  if (statuses.size !== 1) throw new Error(`${target.url}: statuses ${[...statuses].join()}`);
  return perSecond;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
