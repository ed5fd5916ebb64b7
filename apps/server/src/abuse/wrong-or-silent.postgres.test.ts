import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { serverEnv } from "../testing/servers/as-shipped.ts";
import { programEnv } from "../testing/servers/program-env.ts";
import { startServerProcess } from "../testing/servers/server-process.ts";
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

test("an academy that its owner has changed moves from one engine to the other whole", async () => {
  const { DATABASE_URL: _none, ...onFile } = await serverEnv();
  const academy = await startServerProcess(onFile);
  const [, email, password] = /^sample owner: (\S+) \/ (\S+)$/m.exec(academy.output()) ?? [];
  const headers = { "content-type": "application/json", origin: `http://localhost:${onFile.PORT}` };
  const signedIn = await fetch(`${academy.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const settings = { enabled: false, names: [] };
  await fetch(`${academy.url}/api/settings/social-proof`, {
    method: "PUT",
    headers: { ...headers, cookie },
    body: JSON.stringify(settings),
  });
  academy.child.kill("SIGTERM");
  await academy.ended;
  const { DATABASE_URL = "" } = await emptyDatabase();
  const command = join(import.meta.dirname, "../commands/move-to-postgres.ts");
  await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", command], {
    env: { ...programEnv, DATA_DIR: onFile.DATA_DIR, DATABASE_URL },
  });

  const moved = await startServerProcess({
    ...(await serverEnv()),
    DATA_DIR: onFile.DATA_DIR,
    DATABASE_URL,
  });
  const again = await fetch(`${moved.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { ...headers, origin: `http://localhost:${new URL(moved.url).port}` },
    body: JSON.stringify({ email, password }),
  });
  expect(again.status).toBe(200);
});
