import { spawn } from "node:child_process";
import { openSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { processorMsOf } from "../testing/processor-time.ts";
import { aMessage, refusalToStart, serverEnv, startAsShipped } from "../testing/servers/as-shipped.ts";
import { shippedProgram, startServerProcess } from "../testing/servers/server-process.ts";

const isSqlite = () => inject("engine") === "sqlite";

test("a secret that is too short, or that is not the data's, stops the start with a line that says so", async () => {
  const env = await serverEnv();
  writeFileSync(join(env.DATA_DIR, "secret"), "short\n");
  expect(await refusalToStart(env)).toMatch(/secret/i);
  expect(await refusalToStart({ ...env, SECRET: "x".repeat(12) })).toMatch(/SECRET/);

  writeFileSync(join(env.DATA_DIR, "secret"), `${"a".repeat(43)}\n`);
  const first = await startServerProcess(env);
  first.child.kill("SIGTERM");
  await first.ended;
  writeFileSync(join(env.DATA_DIR, "secret"), `${"b".repeat(43)}\n`);
  expect(await refusalToStart(env)).toMatch(/secret/i);
});

test("a proxy that anybody could play is refused, and nobody but this machine reaches the port", async () => {
  expect(await refusalToStart(await serverEnv({ TRUST_PROXY: "true" }))).toMatch(/TRUST_PROXY/);

  const academy = await startAsShipped();
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${academy.env.PORT}/readyz`)).rejects.toThrow();
  }
});

test("a first start on a busy port loses nobody their way in", async () => {
  const env = await serverEnv();
  const other = createServer().listen(Number(env.PORT), "127.0.0.1");
  expect(await refusalToStart(env)).toContain("Set PORT to a free one");
  await new Promise((resolve) => other.close(resolve));

  const academy = await startServerProcess(env);
  const [, email, password] = /^sample learner: (\S+) \/ (\S+)$/m.exec(academy.output()) ?? [];
  const answer = await fetch(`${academy.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://localhost:${env.PORT}` },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
});

test("while somebody else holds the data, calls are told to come back, and nothing is lost", async () => {
  const academy = await startAsShipped({}, { timesStatements: true });
  const release = isSqlite()
    ? holdSqlite(academy.env.DATA_DIR)
    : await holdPostgres(academy.env.DATABASE_URL ?? "");
  const message = aMessage();

  const refused = await academy.stranger().post("/api/contact", message);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);

  await release();
  // Those that waited while it was held have their turn first; until then the answer is the same.
  const again = async () => (await academy.stranger().post("/api/contact", message)).status;
  expect(await eventually(again, (status) => status !== 503)).toBe(204);
  const kept = await academy.withData((db) => db.selectFrom("contact_messages").select("id").execute());
  expect(kept).toHaveLength(1);
});

function holdSqlite(dataDir: string) {
  // The academy may be writing just now.
  const other = new DatabaseSync(join(dataDir, "academy.sqlite"), { timeout: 5000 });
  other.exec("begin exclusive");
  return async () => {
    other.exec("rollback");
    other.close();
  };
}

async function holdPostgres(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("begin");
  await client.query("lock table contact_messages in access exclusive mode");
  return async () => {
    await client.query("rollback");
    await client.end();
  };
}

test("a disk that is full under the log costs lines and nothing else", async () => {
  const env = await serverEnv();
  // Whatever is written there fails as on a full disk.
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", shippedProgram], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${env.PORT}`;
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => 0,
    );
  await eventually(
    () => statusOf("/readyz"),
    (status) => status === 200,
  );
  const before = processorMsOf(child.pid);
  for (let count = 0; count < 300; count++) expect(await statusOf(`/api/nothing-${count}`)).toBe(404);
  expect(processorMsOf(child.pid) - before).toBeLessThan(6000);
  expect(child.exitCode).toBeNull();
});
