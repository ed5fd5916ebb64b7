import { load, type Target } from "./load.ts";

const seconds = 3;
const rounds = 5;

/** Requests per second of each, measured in turns so that whatever else the machine does hits both alike. */
export async function sideBySide(ours: Target, baseline: Target, connections: number) {
  const rates = { ours: [] as number[], baseline: [] as number[] };
  await rate(ours, connections, 1);
  await rate(baseline, connections, 1);
  for (let round = 0; round < rounds; round++) {
    rates.baseline.push(await rate(baseline, connections, seconds));
    rates.ours.push(await rate(ours, connections, seconds));
  }
  return { ours: median(rates.ours), baseline: median(rates.baseline) };
}

async function rate(target: Target, connections: number, duration: number): Promise<number> {
  const { perSecond, statuses } = await load(target, connections, duration);
  // An answer of another kind (a refusal, say) would be a rate of something else.
  if (statuses.size !== 1) throw new Error(`${target.url}: statuses ${[...statuses].join()}`);
  return perSecond;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
