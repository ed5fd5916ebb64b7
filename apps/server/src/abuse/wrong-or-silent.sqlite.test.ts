import {
  chmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
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

test("what stands where the data should be is named in one line", async () => {
  const asFolder = await serverEnv();
  rmSync(join(asFolder.DATA_DIR, "academy.sqlite"), { force: true });
  mkdirSync(join(asFolder.DATA_DIR, "academy.sqlite"));
  expect(await refusalToStart(asFolder)).toContain("academy.sqlite in DATA_DIR can’t be opened");

  const asFile = await serverEnv();
  const file = join(asFile.DATA_DIR, "a-file");
  writeFileSync(file, "");
  expect(await refusalToStart({ ...asFile, DATA_DIR: file })).toContain("DATA_DIR has to be a directory");

  const newer = await serverEnv();
  const first = await startServerProcess(newer);
  first.child.kill("SIGTERM");
  await first.ended;
  const database = new DatabaseSync(join(newer.DATA_DIR, "academy.sqlite"));
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2031')");
  database.close();
  expect(await refusalToStart(newer)).toContain("a newer version of the academy");
});
