import { expect, test } from "vitest";
import { runStatements } from "../../testing/data/run-statements.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

test("mails that have not left are found by their address; those that have, had forgotten it", async () => {
  const { db, migrateTo } = await databaseAfter("0064-grant-ends");
  const job = (id: string, kind: string, state: string, payload: string) => `insert into jobs
    (id, kind, payload, state, run_at, attempts, created_at) values ('${id}', '${kind}', '${payload}', '${state}',
    '2031-05-01T10:00:00.000Z', 0, '2031-05-01T10:00:00.000Z')`;
  await runStatements(db, [
    job("a", "mail.send", "dead", '{"to":{"address":"Ann@example.org"}}'),
    job("b", "mail.send", "done", "{}"),
    job("c", "orders.refresh", "waiting", '{"to":"nobody"}'),
  ]);

  await migrateTo("0066-mail-recipients");

  const rows = await db.selectFrom("jobs").select(["id", "recipient"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "a", recipient: "ann@example.org" },
    { id: "b", recipient: null },
    { id: "c", recipient: null },
  ]);
});
