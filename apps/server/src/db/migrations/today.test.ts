import { expect, test } from "vitest";
import { runStatements } from "../../testing/data/run-statements.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

test("of the payments from before, the first of each order is its purchase", async () => {
  const { db, migrateTo } = await databaseAfter("0015-audit");
  const time = (day: number) => `'2031-05-0${day}T10:00:00.000Z'`;
  const order = (
    id: string,
  ) => `insert into orders (id, submission_id, email, name, offer, version_id, plan, currency,
    list_cents, discount_cents, upgrade_cents, total_cents, payment_cents, provider, state, closes_at, revision,
    checked_at, created_at) values ('${id}', '${id}', '', '', 'one', 'first', 'full', 'USD', 1, 0, 0, 1, 1, 'test',
    'active', ${time(1)}, 1, ${time(1)}, ${time(1)})`;
  const payment = (
    id: string,
    of: string,
    day: number,
  ) => `insert into payments (id, order_id, provider_id, number,
    amount_cents, tax_cents, currency, refunded_cents, dispute, paid_at, created_at)
    values ('${id}', '${of}', '${id}', '${id}', 1, 0, 'USD', 0, 'none', ${time(day)}, ${time(day)})`;
  await runStatements(db, [
    `insert into offers (id, created_at) values ('one', ${time(1)})`,
    `insert into offer_versions (id, offer, number, source, terms, created_at)
      values ('first', 'one', 1, 'content', '{}', ${time(1)})`,
    order("a"),
    order("b"),
    payment("a2", "a", 3),
    payment("a1", "a", 2),
    payment("b1", "b", 4),
  ]);

  await migrateTo("0016-today");

  const rows = await db.selectFrom("payments").select(["id", "is_first"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "a1", is_first: true },
    { id: "a2", is_first: false },
    { id: "b1", is_first: true },
  ]);
});
