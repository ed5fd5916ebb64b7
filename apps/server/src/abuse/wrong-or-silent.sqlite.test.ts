import { chmodSync, openSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { refusalToStart, serverEnv } from "../testing/servers/as-shipped.ts";
import { startServerProcess } from "../testing/servers/server-process.ts";

test("data that others could read is closed to them, and damaged data is not served", async () => {
  const env = await serverEnv();
  chmodSync(env.DATA_DIR, 0o755);
  const first = await startServerProcess(env);
  for (const name of readdirSync(env.DATA_DIR)) {
    const { mode } = statSync(join(env.DATA_DIR, name));
    if (/sqlite|secret/.test(name)) expect(mode & 0o077, name).toBe(0);
  }
  expect(first.output()).toContain("close it with chmod 700");
  chmodSync(env.DATA_DIR, 0o700);
  first.child.kill("SIGKILL");
  await first.ended;
  new DatabaseSync(join(env.DATA_DIR, "academy.sqlite")).exec("pragma wal_checkpoint(truncate)");
  const file = join(env.DATA_DIR, "academy.sqlite");
  const good = readFileSync(file);
  const handle = openSync(file, "r+");
  for (let at = 8192; at < good.length; at += 4096) writeSync(handle, Buffer.alloc(2000, 0x5a), 0, 2000, at);
  expect(await refusalToStart(env)).toContain("academy.sqlite is damaged");
  writeFileSync(file, good);
  expect((await fetch(`${(await startServerProcess(env)).url}/readyz`)).status).toBe(200);
});
