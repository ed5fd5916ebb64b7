import { expect, test } from "vitest";
import { limitRates, type Rates } from "../../../platform/http/limits/rate-limits.ts";
import { bareServer } from "../../../testing/servers/bare-server.ts";
import { noLimits } from "../../../testing/servers/start-api.ts";
import { emptyDatabase, testDatabase } from "../../../testing/servers/test-database.ts";
import { takeFromCaps } from "./model-caps.ts";

test("two servers on one database count what the model costs together", async () => {
  const databaseEnv = await emptyDatabase();
  const limits = { ...noLimits, modelPerAcademy: { points: 3, perSeconds: 86_400 } };
  const rates: Rates[] = [];
  for (let i = 0; i < 2; i++) {
    const { pool } = await testDatabase(databaseEnv);
    await bareServer((app) => void rates.push(limitRates(app, limits, pool)));
  }
  const hash = (purpose: string, value: string) => `${purpose}:${value}`;

  const taken: boolean[] = [];
  for (const person of ["1.1.1.1", "2.2.2.2"]) {
    for (const each of rates) taken.push(await takeFromCaps({ rates: each, hash }, person));
  }

  expect(taken).toEqual([true, true, true, false]);
});
