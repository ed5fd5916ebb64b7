import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeKeyedHash } from "../../apps/server/src/features/account/public.ts";
import { type Db, openDatabase } from "../../apps/server/src/platform/db/database.ts";
import { startPostgres } from "../../apps/server/src/testing/servers/postgres-server.ts";
import { type RunningProcess, startProduct } from "../processes.ts";
import { type AcademySize, fillAcademy } from "./fill-academy.ts";

const secret = "a secret that only the measurement knows";
const hash = makeKeyedHash(secret);

export type FilledAcademy = {
  product: RunningProcess;
  /** The owner's. */
  cookie: string;
  /** The cookie of somebody who learns there. */
  learner: string;
  course: string;
  engine: "SQLite" | "PostgreSQL";
};

/** On either engine in turn: academies of these sizes that run beside each other, in each its owner and a learner signed in. */
export async function inFilledAcademies(
  work: string,
  sizes: readonly AcademySize[],
  measure: (academies: FilledAcademy[]) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const engine of ["SQLite", "PostgreSQL"] as const) {
      const academies: FilledAcademy[] = [];
      try {
        for (const size of sizes) {
          const name = `studio${size.leads}of${size.learners}`;
          const databaseUrl = engine === "SQLite" ? undefined : await postgres.createDatabase(name);
          const dataDir = join(work, `${name}-${engine}`);
          academies.push(await startFilledAcademy({ engine, dataDir, databaseUrl, size }));
        }
        await measure(academies);
      } finally {
        for (const { product } of academies) await product.stop();
      }
    }
  } finally {
    await postgres.stop();
  }
}

type EmptyAcademy = {
  engine: FilledAcademy["engine"];
  dataDir: string;
  databaseUrl: string | undefined;
  size: AcademySize;
};

async function startFilledAcademy({
  engine,
  dataDir,
  databaseUrl,
  size,
}: EmptyAcademy): Promise<FilledAcademy> {
  const env = { SECRET: secret, LOG_LEVEL: "warn", ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const start = () => startProduct("bench/product.ts", dataDir, env);
  // Its first start makes the tables and the courses.
  await (await start()).stop();
  const database = await openDatabase({ dataDir, databaseUrl, log: { warn() {} }, hold: false });
  try {
    await fillAcademy(database, size);
    const cookie = await signInFirst(database.db, "owner");
    const learner = await signInFirst(database.db, "learner");
    // Asked for in the hour that has begun: its days are counted when it starts again.
    await database.db.deleteFrom("jobs").where("kind", "=", "today.count-days").execute();
    const product = await start();
    await untilDaysAreCounted(database.db);
    return { product, cookie, learner, course: await firstCourse(database.db), engine };
  } finally {
    await database.close();
  }
}

/** The first by id: of learners one of those that the academy was filled with. */
async function signInFirst(db: Db, role: "owner" | "learner"): Promise<string> {
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", role)
    .orderBy("id")
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
