import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";

test("what has run out is deleted, and nothing else", async () => {
  const clock = movingClock();
  const databaseEnv = await emptyDatabase();
  const api = await startApi({ databaseEnv, now: clock.now, hasHourlyJobs: true });
  await signedIn(api);
  await api.post("/api/auth/code", { email: "nobody@example.com" });
  await api.post("/api/auth/sign-up", {
    firstName: "Ann",
    lastName: "",
    email: "ann@example.com",
    password: "a long password",
  });
  await api.post("/api/auth/password/forgot", { email: api.sampleSignIns[0]?.email });
  const tables = ["sessions", "sign_ups", "mailed_codes", "one_time_tokens", "attempts"] as const;
  const counts = async () =>
    Promise.all(tables.map(async (table) => (await api.db.selectFrom(table).select("id").execute()).length));
  // Codes are kept for anybody and for where they were asked for, tries for where they come from and all strangers.
  expect(await counts()).toEqual([1, 1, 4, 2, 5]);

  clock.moveDays(1);
  await expect.poll(counts).toEqual([1, 0, 0, 0, 0]);
  clock.moveDays(13);
  await expect.poll(counts).toEqual([0, 0, 0, 0, 0]);
});
