import { expect, test } from "vitest";
import { freePort } from "../../../testing/servers/free-port.ts";
import { programEnv } from "../../../testing/servers/program-env.ts";
import { killableServer, spawnServer, startServerProcess } from "../../../testing/servers/server-process.ts";
import { seededDatabase, testDatabase } from "../../../testing/servers/test-database.ts";

test("a second server on the same data refuses at once and names the first, commands work beside it, kill -9 frees it", async () => {
  const databaseEnv = await seededDatabase();
  const start = async () =>
    startServerProcess(
      { ...programEnv, ...databaseEnv, PORT: String(await freePort()) },
      { program: killableServer },
    );
  const first = await start();

  const second = spawnServer({ ...databaseEnv, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Lightworker Academy did not start: the data directory ${databaseEnv.DATA_DIR} is in use by the server with pid ${first.child.pid}\n`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  const { db } = await testDatabase(databaseEnv);
  expect(await db.selectFrom("users").select("role").orderBy("role").execute()).toEqual([
    { role: "learner" },
    { role: "owner" },
  ]);

  first.child.kill("SIGKILL");
  await first.ended;
  const third = await start();
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
});
