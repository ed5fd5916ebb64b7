import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startApi } from "../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("files are closed to other accounts of the machine; a directory that was open before is told of", async () => {
  const databaseEnv = await emptyDatabase();
  const { DATA_DIR: dataDir } = databaseEnv;
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, "secret"), "x".repeat(43), { mode: 0o644 });

  const api = await startApi({ databaseEnv });

  expect(api.logLines.join("")).toContain(`can look into ${dataDir}; close it with chmod 700`);
  for (const file of [
    "academy.sqlite",
    "academy.sqlite-wal",
    "academy.sqlite-shm",
    "secret",
    "server.lock",
  ]) {
    expect(modeOf(join(dataDir, file)), file).toBe("600");
  }
});

test("a directory that the academy makes is closed from the start", async () => {
  const { DATA_DIR } = await emptyDatabase();
  const dataDir = join(DATA_DIR, "made/by/the/start");

  const api = await startApi({ databaseEnv: { DATA_DIR: dataDir } });

  expect(modeOf(dataDir)).toBe("700");
  expect(api.logLines.join("")).not.toContain("can look into");
});
