import { expect, test } from "vitest";
import { freePort } from "../../testing/servers/free-port.ts";
import { spawnServer, startServerProcess } from "../../testing/servers/server-process.ts";
import { seededPlace, testDatabase } from "../../testing/servers/test-database.ts";

test("a second server on the same data refuses at once and names the first; kill -9 frees it", async () => {
  const place = await seededPlace();
  const first = await startServerProcess({ ...place, PORT: String(await freePort()) });

  const second = spawnServer({ ...place, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Lightworker Academy did not start: the data directory ${place.DATA_DIR} is in use by the server with pid ${first.child.pid}\n`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  first.child.kill("SIGKILL");
  await first.ended;
  const third = await startServerProcess({ ...place, PORT: String(await freePort()) });
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
});

test("commands work beside a running server", async () => {
  const place = await seededPlace();
  await startServerProcess({ ...place, PORT: String(await freePort()) });

  const { db } = await testDatabase(place);

  expect(await db.selectFrom("users").select("role").orderBy("role").execute()).toEqual([
    { role: "learner" },
    { role: "owner" },
  ]);
});
