import autocannon from "autocannon";

export type Target = { url: string; headers?: Record<string, string> };

const seconds = 3;
const rounds = 3;

/** Requests per second of each, measured in turns so that whatever else the machine does hits both alike. */
export async function sideBySide(ours: Target, baseline: Target, connections: number) {
  const rates = { ours: [] as number[], baseline: [] as number[] };
  await shoot(ours, connections, 1);
  await shoot(baseline, connections, 1);
  for (let round = 0; round < rounds; round++) {
    rates.baseline.push(await shoot(baseline, connections, seconds));
    rates.ours.push(await shoot(ours, connections, seconds));
  }
  return { ours: median(rates.ours), baseline: median(rates.baseline) };
}

async function shoot({ url, headers = {} }: Target, connections: number, duration: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration });
  if (result.errors || result.timeouts)
    throw new Error(`${url}: ${result.errors} errors, ${result.timeouts} timeouts`);
  return result.requests.average;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
