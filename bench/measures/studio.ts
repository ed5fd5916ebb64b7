import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeKeyedHash } from "../../apps/server/src/features/account/public.ts";
import { type Db, openDatabase } from "../../apps/server/src/platform/db/database.ts";
import { startPostgres } from "../../apps/server/src/testing/servers/postgres-server.ts";
import { startProduct } from "../processes.ts";
import { atMost, type Row } from "../report.ts";
import { fillAcademy } from "../studio-data/fill-academy.ts";

const secret = "a secret that only the measurement knows";
const hash = makeKeyedHash(secret);
const goalMs = 300;
const rounds = 60;

/** What the studio's pages ask for. Whoever adds a list, a search or a chart adds it here. */
const studioCalls: readonly [what: string, path: string][] = [
  ["Today", "/api/studio/today"],
  ["Today, 7 days", "/api/studio/today/period?days=7"],
  ["Today, 90 days", "/api/studio/today/period?days=90"],
  ["learners who stopped", "/api/studio/today/stuck?limit=10"],
  ["leads", "/api/studio/leads?limit=50"],
  ["leads, oldest first", "/api/studio/leads?limit=50&sort=oldest"],
  ["leads of an archetype and a stage", "/api/studio/leads?limit=50&archetype=mystic&stage=contacted"],
  ["leads of a source", "/api/studio/leads?limit=50&source=podcast"],
  ["suspect leads", "/api/studio/leads?limit=50&suspect=yes"],
  ["leads, a common name", "/api/studio/leads?limit=50&search=anna"],
  ["leads, a rare address", "/api/studio/leads?limit=50&search=anna77"],
  ["leads, a name nobody has", "/api/studio/leads?limit=50&search=zzz"],
  ["leads counted", "/api/studio/leads/count"],
  ["leads counted, filtered", "/api/studio/leads/count?archetype=mystic&wantsNews=yes"],
  ["leads counted, a common name", "/api/studio/leads/count?search=anna"],
  ["sources and campaigns", "/api/studio/leads/origins"],
  ["messages", "/api/studio/messages?limit=20"],
  ["questions for Sage", "/api/studio/helper/questions?limit=20"],
];

export type StudioSize = { leads: number; learners: number };

/** Every call of the studio among a million leads and a hundred thousand learners: the slowest but three of sixty. */
export async function measureStudio(work: string, size: StudioSize): Promise<Row[]> {
  const postgres = await startPostgres();
  const rows: Row[] = [];
  for (const engine of ["SQLite", "PostgreSQL"] as const) {
    const databaseUrl = engine === "SQLite" ? undefined : await postgres.createDatabase("studio");
    const dataDir = join(work, `studio-${engine}`);
    const env = { SECRET: secret, LOG_LEVEL: "warn", ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const start = () => startProduct("bench/product.ts", dataDir, env);
    // Its first start makes the tables and the courses.
    await (await start()).stop();
    const open = () => openDatabase({ dataDir, databaseUrl, log: { warn() {} }, hold: false });
    const database = await open();
    await fillAcademy(database, size);
    const cookie = await signInOwner(database.db);
    // Asked for in the hour that has begun: its days are counted when it starts again.
    await database.db.deleteFrom("jobs").where("kind", "=", "today.count-days").execute();
    const product = await start();
    await untilDaysAreCounted(database.db);
    await database.close();
    for (const [what, path] of studioCalls) {
      const ms = await slowMs(product.url + path, cookie);
      rows.push(atMost(`studio: ${what}, ${size.leads} leads, ${engine}, 95th percentile`, ms, "ms", goalMs));
    }
    await product.stop();
  }
  await postgres.stop();
  return rows;
}

async function signInOwner(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  const [token, now] = [randomBytes(32).toString("base64url"), new Date()];
  const expires_at = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token: hash("session", token),
      user_id: id,
      expires_at,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return `academy_session=${token}`;
}

async function untilDaysAreCounted(db: Db): Promise<void> {
  const isCounted = () =>
    db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", "today.count-days")
      .where("state", "=", "done")
      .executeTakeFirst();
  const deadline = Date.now() + 120_000;
  while (!(await isCounted())) {
    if (Date.now() > deadline) throw new Error("the days were not counted within two minutes");
    await wait(200);
  }
}

/** One after the other: the owner is one person. */
async function slowMs(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = -5; round < rounds; round++) {
    const started = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}: status ${response.status}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(0.95 * rounds) - 1] ?? 0;
}
