import { atMost, type Row } from "../report.ts";
import { inFilledAcademies } from "../studio-data/filled-academies.ts";

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

/** What a learner's own pages take among a hundred thousand learners, by what they take among a hundred. */
export async function measureGrowth(work: string): Promise<Row[]> {
  const times = new Map<string, number>();
  for (const learners of [few, many]) {
    await inFilledAcademies(
      work,
      { leads: 100, learners, others: 0 },
      async ({ product, learner, engine }) => {
        for (const [what, path] of Object.entries(calls)) {
          times.set(`${what}, ${engine}, ${learners}`, await middleMs(product.url + path, learner));
        }
      },
    );
  }
  return Object.keys(calls).flatMap((what) =>
    (["SQLite", "PostgreSQL"] as const).map((engine) => {
      const [before, after] = [few, many].map((size) => times.get(`${what}, ${engine}, ${size}`) ?? 0);
      const growth = (after ?? 0) / (before || 1);
      const said = `learning: ${what} among ${many} learners by ${few}, ${engine} (${after?.toFixed(1)} ms)`;
      return atMost(said, growth, "times", maxGrowth);
    }),
  );
}

async function middleMs(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}: status ${response.status}`);
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[rounds / 2] ?? 0;
}
