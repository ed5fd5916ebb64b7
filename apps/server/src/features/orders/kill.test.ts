import type { StartedCheckout } from "@academy/contract/orders";
import { expect, test } from "vitest";
import { orderBody } from "../../testing/data/buyers.ts";
import { eventually } from "../../testing/eventually.ts";
import { freePort } from "../../testing/servers/free-port.ts";
import { programEnv } from "../../testing/servers/program-env.ts";
import { killableServer, startServerProcess } from "../../testing/servers/server-process.ts";
import { seededDatabase, testDatabase } from "../../testing/servers/test-database.ts";

const json = { "content-type": "application/json" };

test("killed again and again between payment, event and commit: everybody who paid is in, once, and nobody else", async () => {
  const databaseEnv = await seededDatabase();
  const start = async () =>
    startServerProcess(
      { ...programEnv, ...databaseEnv, PORT: String(await freePort()) },
      { program: killableServer },
    );
  const paid: string[] = [];
  const unpaid: string[] = [];
  let buyer = 0;

  /** Buys until the process is gone; what was acknowledged is remembered. */
  async function buyUntilGone(url: string, isUp: () => boolean) {
    while (isUp()) {
      const email = `buyer${buyer++}@example.org`;
      try {
        const body = JSON.stringify(orderBody({ offer: "blueprintGuided", email }));
        const started = await fetch(`${url}/api/checkout`, { method: "POST", headers: json, body });
        const { order, url: page } = (await started.json()) as StartedCheckout;
        if (buyer % 4 === 0) {
          unpaid.push(order);
          continue;
        }
        const act = JSON.stringify({ act: "pay" });
        const path = page.replace("/test-checkout/", "/api/test-checkout/");
        const answer = await fetch(url + path, { method: "POST", headers: json, body: act });
        if (answer.status === 200) paid.push(order);
      } catch {
        // The process ended in the middle of it: what it had not acknowledged may be there or not.
      }
    }
  }

  for (let kill = 0; kill < 2; kill++) {
    const server = await start();
    const before = paid.length;
    const buying = Array.from({ length: 3 }, () =>
      buyUntilGone(server.url, () => server.child.signalCode === null),
    );
    await eventually(
      () => paid.length,
      (count) => count >= before + 4 + kill * 3,
    );
    server.child.kill("SIGKILL");
    await server.ended;
    await Promise.all(buying);
  }
  const { db } = await testDatabase(databaseEnv);
  // Whatever a process held when it ended is taken up again when its lease runs out: that need not be waited for here.
  await db
    .updateTable("jobs")
    .set({ leased_until: new Date(0) })
    .where("state", "=", "running")
    .execute();
  const last = await start();
  // Also of those whose answer got lost: what the test checkout has written down is paid.
  const notIn = async () => {
    const rows = await db
      .selectFrom("test_payments")
      .innerJoin("test_checkouts", "test_checkouts.id", "test_payments.checkout_id")
      .innerJoin("orders", "orders.id", "test_checkouts.order_id")
      .select("orders.id")
      .where("orders.state", "!=", "active")
      .execute();
    return rows.map(({ id }) => id);
  };
  await eventually(notIn, (missing) => missing.length === 0);
  last.child.kill("SIGKILL");
  await last.ended;

  const grants = await db.selectFrom("grants").select("order_id").where("order_id", "is not", null).execute();
  const payments = await db.selectFrom("payments").select("order_id").execute();
  const granted = grants.map(({ order_id }) => order_id);
  expect(new Set(granted).size, "each once").toBe(granted.length);
  expect(new Set(payments.map(({ order_id }) => order_id)).size).toBe(payments.length);
  expect(paid.filter((id) => !granted.includes(id))).toEqual([]);
  expect(unpaid.filter((id) => granted.includes(id))).toEqual([]);
  const known = await db.selectFrom("test_payments").select("id").execute();
  expect(granted.length, "nobody in who did not pay").toBe(known.length);
  expect(paid.length).toBeGreaterThan(10);
});
