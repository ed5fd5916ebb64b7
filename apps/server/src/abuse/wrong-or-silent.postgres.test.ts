import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { refusalToStart, serverEnv } from "../testing/servers/as-shipped.ts";
import { freePort } from "../testing/servers/free-port.ts";
import { samplePerson, signInAt } from "../testing/servers/owner-process.ts";
import { programEnv } from "../testing/servers/program-env.ts";
import { killableServer, startServerProcess } from "../testing/servers/server-process.ts";
import { emptyDatabase } from "../testing/servers/test-database.ts";

test("three that start together on an empty database all come up, and make the samples once", async () => {
  const { DATABASE_URL } = await serverEnv();
  const shared = { DATABASE_URL, SECRET: "s".repeat(43) };
  const all = await Promise.all(
    [0, 1, 2].map(async () => startServerProcess({ ...(await serverEnv()), ...shared })),
  );
  for (const { url } of all) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query("select count(*)::int as count from users");
  expect(rows).toEqual([{ count: 2 }]);
});

test("data of a newer version is not served, and said to be so in one line", async () => {
  const env = await serverEnv();
  const first = await startServerProcess(env);
  first.child.kill("SIGTERM");
  await first.ended;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query("insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2031')");
  await client.end();
  expect(await refusalToStart(env)).toContain("a newer version of the academy");
});

test("an academy that its owner has changed moves from one engine to the other whole", async () => {
  const { DATA_DIR, DATABASE_URL = "" } = await emptyDatabase();
  // Neither start is what this is about; one that ships takes what a busy machine makes late for too many visitors.
  const start = async (where: object) =>
    startServerProcess(
      { ...programEnv, DATA_DIR, ...where, PORT: String(await freePort()) },
      { program: killableServer },
    );
  const academy = await start({});
  const person = samplePerson(academy.output(), "owner");
  const owner = await signInAt(academy.url, person);
  expect((await owner.send("PUT", "/api/studio/social-proof", { mode: "off" })).status).toBe(200);
  academy.child.kill("SIGTERM");
  await academy.ended;
  const command = join(import.meta.dirname, "../commands/move-to-postgres.ts");
  await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", command], {
    env: { ...programEnv, DATA_DIR, DATABASE_URL },
  });

  const moved = await signInAt((await start({ DATABASE_URL })).url, person);
  expect(await (await moved.get("/api/studio/social-proof")).json()).toEqual({ mode: "off" });
});
