import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { noLimits, startApi } from "../../../testing/servers/start-api.ts";
import { seededDatabase } from "../../../testing/servers/test-database.ts";

test("two servers on one database count sign-ins together and other calls each for itself", async () => {
  const databaseEnv = await seededDatabase();
  const limits = {
    ...noLimits,
    signIn: { points: 3, perSeconds: 60 },
    general: { points: 4, perSeconds: 60 },
  };
  const servers = [await startApi({ databaseEnv, limits }), await startApi({ databaseEnv, limits })];
  const signIns = async (round: string) => {
    const statuses: number[] = [];
    for (const api of servers) {
      statuses.push((await api.post("/api/auth/sign-in/email", { round })).status);
    }
    return statuses;
  };

  expect(await signIns("first")).toEqual([400, 400]);
  expect(await signIns("second")).toEqual([400, 429]);

  // Each has answered two calls of its own four.
  for (const api of servers) {
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await api.get("/api/auth/user")).status);
    expect(statuses).toEqual([401, 401, 429]);
  }
});

test("without the table that counts together, each server still counts for itself", async () => {
  const limits = { ...noLimits, signIn: { points: 2, perSeconds: 60 } };
  const api = await startApi({ limits });
  await sql`drop table rate_limits`.execute(api.db);

  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await api.post("/api/auth/sign-in/email", {})).status);

  expect(statuses).toEqual([400, 400, 429]);
});

test("counts that ran out an hour ago are forgotten, newer ones are not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const api = await startApi();
  const minute = 60_000;
  const expired = { old: Date.now() - 61 * minute, young: Date.now() - 50 * minute };
  for (const [key, expire] of Object.entries(expired)) {
    await sql`insert into rate_limits (key, points, expire) values (${key}, 1, ${expire})`.execute(api.db);
  }
  const keys = async () => (await sql<{ key: string }>`select key from rate_limits`.execute(api.db)).rows;

  expect(await keys()).toHaveLength(2);
  vi.advanceTimersByTime(5 * minute);

  expect(await eventually(keys, ({ length }) => length < 2)).toEqual([{ key: "young" }]);
});
