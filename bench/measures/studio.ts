import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeKeyedHash } from "../../apps/server/src/features/account/public.ts";
import { type Db, openDatabase } from "../../apps/server/src/platform/db/database.ts";
import { startPostgres } from "../../apps/server/src/testing/servers/postgres-server.ts";
import { startProduct } from "../processes.ts";
import { atMost, type Row } from "../report.ts";
import { fillAcademy } from "../studio-data/fill-academy.ts";
import { studioCalls } from "../studio-data/studio-calls.ts";
import { measureBeside } from "./studio-beside.ts";

const secret = "a secret that only the measurement knows";
const hash = makeKeyedHash(secret);
const goalMs = 300;
const rounds = 30;

export type StudioSize = { leads: number; learners: number };

/** Every call of the studio among a million leads and a hundred thousand learners: the slowest but one of thirty. */
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
    const course = await firstCourse(database.db);
    await database.close();
    const slowest = new Map<string, { ms: number; what: string }>();
    for (const [what, path, group] of studioCalls({ course })) {
      const ms = await slowMs(product.url + path, cookie);
      if (ms > (slowest.get(group)?.ms ?? 0)) slowest.set(group, { ms, what });
    }
    for (const [group, { ms, what }] of slowest) {
      const named = what === group ? what : `${group} (slowest:${what.slice(what.indexOf(",") + 1)})`;
      rows.push(
        atMost(`studio: ${named}, ${size.leads} leads, ${engine}, 95th percentile`, ms, "ms", goalMs),
      );
    }
    rows.push(...(await measureBeside(product, cookie, `${size.leads} leads on ${engine}`)));
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

async function firstCourse(db: Db): Promise<string> {
  const { id } = await db.selectFrom("courses").select("id").orderBy("position").executeTakeFirstOrThrow();
  return id;
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
