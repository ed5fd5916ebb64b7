import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startApi } from "../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("the data is closed to other accounts of the machine, also where the directory was open before", async () => {
  const databaseEnv = await emptyDatabase();
  const { DATA_DIR: dataDir } = databaseEnv;
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, "secret"), "x".repeat(43), { mode: 0o644 });
  mkdirSync(join(dataDir, "files"), { mode: 0o755 });

  await startApi({ databaseEnv });

  expect(modeOf(dataDir)).toBe("700");
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
