import { atMost, type Row } from "../report.ts";
import { type FilledAcademy, inFilledAcademies } from "../studio-data/filled-academies.ts";

const [few, many] = [100, 100_000];
const maxGrowth = 1.3;
const rounds = 200;

const calls = {
  "the dashboard": "/api/my-learning",
  "the calendar": "/api/calendar?limit=50",
  "what was on the calendar": "/api/calendar?limit=50&show=past",
  sessions: "/api/booked-sessions",
  "free times": "/api/booked-sessions/times?benefit=strategy-session",
  "what one holds": "/api/my-benefits",
};

/** What a learner's own pages take among a hundred thousand learners, by what they take among a hundred at the same time. */
export async function measureGrowth(work: string): Promise<Row[]> {
  const rows: Row[] = [];
  const sizes = [few, many].map((learners) => ({ leads: 100, learners, others: 0 }));
  await inFilledAcademies(work, sizes, async (academies) => {
    for (const [what, path] of Object.entries(calls)) {
      const [before = 0, after = 0] = await middleTimes(academies, path);
      const engine = academies[0]?.engine;
      const said = `learning: ${what} among ${many} learners by ${few}, ${engine} (${after.toFixed(1)} ms)`;
      rows.push(atMost(said, after / before, "times", maxGrowth));
    }
  });
  return rows;
}

/** By turns, so that what else the machine does falls on all of them alike. */
async function middleTimes(academies: readonly FilledAcademy[], path: string): Promise<number[]> {
  const times = academies.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { product, learner }] of academies.entries()) {
      times[index]?.push(await timeOf(product.url + path, learner));
    }
  }
  return times.map((each) => each.toSorted((one, other) => one - other)[rounds / 2] ?? 0);
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: status ${response.status}`);
  return performance.now() - started;
}
