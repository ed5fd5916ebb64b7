import { randomUUID } from "node:crypto";
import type { OrderDetail } from "@academy/contract/studio/orders";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { buy, holdings } from "../../../testing/data/buyers.ts";
import { academyWithOrders, ordersPath, refundOrder } from "../../../testing/data/orders-in-studio.ts";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";

test("a refund is made once, however often and by however many it is asked for; access ends when she says so", async () => {
  const started = await academyWithOrders();
  const { api, clock, owner, detail, audit } = started;
  const { order } = await buy(api, { offer: "subscribePackage" });
  const other = await signedIn(api, "owner");
  const before = await detail(order);

  const answers = await Promise.all([
    refundOrder(started, order, { reason: "guarantee" }),
    refundOrder(started, order, { reason: "guarantee" }),
    refundOrder(started, order, { reason: "guarantee" }, other),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const made = await eventually(
    () => detail(order),
    ({ payments }) => payments[0]?.refund?.state === "done",
  );
  expect(made).toMatchObject({
    state: "ending",
    end: "refunded",
    isRefunded: true,
    canEndAccess: true,
    payments: [{ refundedCents: 99_700, refundableCents: 0, refund: { amountCents: 99_700 } }],
  });
  const stale = await owner.post(`${ordersPath}/${order}/refunds`, {
    payment: before.payments[0]?.id,
    amountCents: 100,
    refundedCents: 0,
    reason: "other",
  });
  expect(stale.status, "whoever looked at old figures").toBe(409);
  expect(await api.db.selectFrom("test_payments").select("refunded_cents").execute()).toEqual([
    { refunded_cents: 99_700 },
  ]);
  expect(await holdings(api, "ann@example.org")).toEqual(["all-courses"]);

  clock.moveMinutes(1);
  const ended = await owner.post(`${ordersPath}/${order}/end-access`);
  expect(await ended.json()).toMatchObject({ state: "ended", canEndAccess: false });
  expect(await holdings(api, "ann@example.org")).toEqual([]);
  expect((await owner.post(`${ordersPath}/${order}/end-access`)).status).toBe(409);
  const { moments } = await detail(order);
  expect(moments.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["refund-asked", "refund-made", "access-ended", "closed"]),
  );
  expect(moments.find(({ what }) => what === "refund-asked")).toMatchObject({
    by: "Elena Marlowe",
    reason: "guarantee",
    amountCents: 99_700,
  });
  expect(await audit()).toEqual([
    ["order.refund-asked", { amountCents: 99_700, reason: "guarantee", receipt: "LA-2031-00001" }],
    ["order.access-ended", expect.objectContaining({ because: "refunded" })],
  ]);
});

test("a part may go back and closes nothing; no more goes back than was paid", async () => {
  const started = await academyWithOrders();
  const { api, owner, detail } = started;
  const { order } = await buy(api, { offer: "blueprintGuided" });
  const isDone = ({ payments }: OrderDetail) => payments[0]?.refund?.state === "done";

  expect((await refundOrder(started, order, { amountCents: 29_701 })).status).toBe(400);
  expect((await refundOrder(started, order, { amountCents: 0 })).status).toBe(400);
  expect((await refundOrder(started, order, { reason: "because" })).status).toBe(400);
  expect((await refundOrder(started, order, { payment: randomUUID() })).status).toBe(404);
  expect((await refundOrder(started, order, { amountCents: 5000 })).status).toBe(200);
  const part = await eventually(() => detail(order), isDone);
  expect(part).toMatchObject({
    state: "active",
    payments: [{ refundedCents: 5000, refundableCents: 24_700 }],
  });
  expect((await refundOrder(started, order, { amountCents: 24_701 })).status).toBe(400);
  expect((await refundOrder(started, order, { amountCents: 24_700 })).status).toBe(200);
  const all = await eventually(
    () => detail(order),
    ({ end }) => end === "refunded",
  );
  expect(all.payments[0]?.refundedCents).toBe(29_700);
  expect((await owner.post(`${ordersPath}/${order}/refresh`)).status).toBe(200);
});

test("the guarantee is a reason only where what was bought came with one", async () => {
  const started = await academyWithOrders();
  const { api, detail } = started;
  const [withOne, without] = [
    await buy(api, { offer: "subscribePackage" }),
    await buy(api, { offer: "blueprintGuided", email: "bo@example.org" }),
  ];

  const others = ["mistake", "twice", "goodwill", "other"];
  expect((await detail(withOne.order)).refundReasons).toEqual(["guarantee", ...others]);
  expect((await detail(without.order)).refundReasons).toEqual(others);
  const refused = await refundOrder(started, without.order, { reason: "guarantee" });
  expect(await refusalOf(refused)).toMatchObject({ code: "BAD_REQUEST", field: "reason" });
  expect((await detail(without.order)).payments).toMatchObject([{ refund: null, refundableCents: 29_700 }]);
});

test("what a crash left between the provider and the books is not given back twice", async () => {
  const started = await academyWithOrders();
  const { api, clock, detail } = started;
  const { order } = await buy(api, { offer: "blueprintGuided" });
  const [payment] = (await detail(order)).payments;
  // As it stands when the process ended right after the provider had made it: the books say nothing of it yet.
  await api.db.updateTable("test_payments").set({ refunded_cents: 5000 }).execute();
  const refundId = randomUUID();
  await api.db
    .insertInto("refunds")
    .values({
      id: refundId,
      order_id: order,
      payment_id: payment?.id ?? "",
      amount_cents: 5000,
      before_cents: 0,
      reason: "other",
      asked_by: null,
      state: "asked",
      failure: null,
      settled_at: null,
      created_at: clock.now(),
    })
    .execute();
  expect((await refundOrder(started, order, { amountCents: 100 })).status, "one at a time").toBe(409);
  await api.db
    .insertInto("jobs")
    .values({
      id: randomUUID(),
      kind: "orders.make-refund",
      key: null,
      payload: JSON.stringify({ refundId }),
      state: "waiting",
      run_at: clock.now(),
      attempts: 0,
      created_at: clock.now(),
    })
    .execute();

  const done = await eventually(
    () => detail(order),
    ({ payments }) => payments[0]?.refund?.state === "done",
  );
  expect(done.payments).toMatchObject([{ refundedCents: 5000 }]);

  clock.moveMinutes(1);
  // Somebody gives back another part at the provider, and nobody has told us: what was asked for is not made.
  await api.db.updateTable("test_payments").set({ refunded_cents: 6000 }).execute();
  expect((await refundOrder(started, order, { amountCents: 2000 })).status).toBe(200);
  const failed = await eventually(
    () => detail(order),
    ({ payments }) => payments[0]?.refund?.state === "failed" && payments[0].refundedCents === 6000,
  );
  expect(failed.payments[0]).toMatchObject({
    refundableCents: 23_700,
    refund: { amountCents: 2000, failure: expect.stringContaining("in the meantime") },
  });
  expect(failed.moments.map(({ what }) => what)).toContain("refund-failed");
});

test("access ends also while an event changes the order at the same moment", async () => {
  const started = await academyWithOrders();
  const { api, owner, detail } = started;
  const { order } = await buy(api, { offer: "subscribePackage" });
  expect((await refundOrder(started, order)).status).toBe(200);
  await eventually(
    () => detail(order),
    ({ canEndAccess }) => canEndAccess,
  );
  const { promise: hasChanged, resolve: changed } = Promise.withResolvers<void>();
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const event = api.db.transaction().execute(async (tx) => {
    await tx
      .updateTable("orders")
      .set((set) => ({ revision: set("revision", "+", 1) }))
      .where("id", "=", order)
      .execute();
    changed();
    await mayCommit;
  });
  await hasChanged;

  const ended = owner.post(`${ordersPath}/${order}/end-access`);
  // On SQLite the whole call waits; on PostgreSQL it has read the order by then.
  if (api.database.engine === "postgres") {
    const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(
      async () => (await waiting.execute(api.db)).rows[0]?.count,
      (count) => Number(count) > 0,
    );
  }
  commit();
  await event;

  expect(await (await ended).json()).toMatchObject({ state: "ended", canEndAccess: false });
});
