import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

test("orders from before get what they are found by: names, gifts and money that went back", async () => {
  const { db, migrateTo } = await databaseAfter("0017-learners");
  const at = new Date(Date.UTC(2031, 0, 1));
  const offer = "blueprintGuided";
  const version = { id: "v1", offer, number: 1, source: "content", terms: asJson({}), created_at: at };
  await db
    .insertInto("offers")
    .values({ id: offer, created_at: at } as never)
    .execute();
  await db
    .insertInto("offer_versions")
    .values(version as never)
    .execute();
  // More than are filled in at once.
  const orders = Array.from({ length: 603 }, (_, index) => ({
    id: `order${String(index).padStart(4, "0")}`,
    submission_id: `s${index}`,
    email: `n${index}@example.org`,
    name: index === 0 ? "Zoë Éxample" : "Noor",
    offer,
    version_id: "v1",
    plan: "full",
    currency: "USD",
    list_cents: 100,
    discount_cents: 0,
    upgrade_cents: 0,
    total_cents: 100,
    payment_cents: 100,
    provider: "test",
    state: "active",
    closes_at: at,
    revision: 1,
    checked_at: at,
    created_at: at,
  }));
  for (let from = 0; from < orders.length; from += 300) {
    await db
      .insertInto("orders")
      .values(orders.slice(from, from + 300) as never)
      .execute();
  }
  const gift = { id: "g", order_id: "order0001", name: "Rose", email: "rose@example.org", note: "" };
  await db
    .insertInto("gifts")
    .values(gift as never)
    .execute();
  const payment = { id: "p", order_id: "order0602", provider_id: "p", number: "LA-1", amount_cents: 100 };
  const rest = { tax_cents: 0, currency: "USD", refunded_cents: 50, dispute: "none", paid_at: at };
  await db
    .insertInto("payments")
    .values({ ...payment, ...rest, created_at: at } as never)
    .execute();

  expect(await migrateTo("0018-studio-orders")).toEqual(["0018-studio-orders"]);

  const rows = await db
    .selectFrom("orders")
    .select(["name_key", "last_name_key", "is_gift", "is_refunded"])
    .orderBy("id")
    .execute();
  const noor = { name_key: "noor", last_name_key: "", is_gift: false, is_refunded: false };
  expect(rows.slice(0, 3)).toEqual([
    { ...noor, name_key: "zoe example", last_name_key: "example" },
    { ...noor, is_gift: true },
    noor,
  ]);
  expect(rows.at(-1)).toEqual({ ...noor, is_refunded: true });
  expect(rows).toHaveLength(603);
});
