import { expect, test } from "vitest";
import { orderBody } from "../../../testing/data/buyers.ts";
import { startOrders } from "../../../testing/data/orders.ts";
import { actInTestCheckout, type PaymentProvider, ProviderUnavailable } from "../../payments/public.ts";
import { startCheckout } from "../checkout/start-checkout.ts";
import { findOrder } from "../orders.queries.ts";
import { refreshOrder } from "./refresh-order.ts";

async function startBought() {
  const orders = await startOrders();
  const { deps, db, clock } = orders;
  const { order, url } = await startCheckout(deps, orderBody({ offer: "subscribePackage" }), undefined);
  const checkout = url.replace("/test-checkout/", "");
  const act = (chosen: Parameters<typeof actInTestCheckout>[2]) =>
    db.transaction().execute((tx) => actInTestCheckout(tx, checkout, chosen, clock.now()));
  const provider = deps.provider as PaymentProvider;
  const state = async () => (await findOrder(db, order))?.state;
  return { ...orders, order, act, provider, state };
}

test("old news never comes last: an answer that was given before a change is thrown away, and asked for again", async () => {
  const { deps, order, act, provider, state } = await startBought();
  await act("pay");
  const gates: (() => void)[] = [];
  const slow: PaymentProvider = {
    ...provider,
    async readPurchase(id) {
      const answer = await provider.readPurchase(id);
      // The first answer is long on its way.
      if (gates.length === 0) await new Promise<void>((open) => gates.push(open));
      return answer;
    },
  };

  const late = refreshOrder({ ...deps, provider: slow }, { orderId: order });
  await expect.poll(() => gates.length).toBe(1);
  await refreshOrder(deps, { orderId: order });
  await act("refund");
  await refreshOrder(deps, { orderId: order });
  expect(await state()).toBe("ending");
  gates[0]?.();
  await late;

  expect(await state()).toBe("ending");
});

test("ten who refresh at once make one payment, one grant and each mail once", async () => {
  const { db, deps, order, act } = await startBought();
  await act("pay");

  await Promise.all(Array.from({ length: 10 }, () => refreshOrder(deps, { orderId: order })));

  expect(await db.selectFrom("payments").select("number").execute()).toEqual([{ number: "LA-2031-00001" }]);
  expect(await db.selectFrom("grants").select("order_id").execute()).toEqual([{ order_id: order }]);
  const mails = await db.selectFrom("jobs").select("payload").where("kind", "=", "mail.send").execute();
  const templates = mails.map(({ payload }) => (payload as { mail: { template: string } }).mail.template);
  expect(templates.sort()).toEqual(["purchase-welcome", "receipt"]);
});

test("while the provider is away an event waits, and is handled when it is back", async () => {
  const { db, clock, deps, act, provider, state, toldEvents, deliver, runJobs } = await startBought();
  await act("pay");
  const away: PaymentProvider = {
    ...provider,
    readPurchase: () => Promise.reject(new ProviderUnavailable("away")),
  };
  const [event = ""] = await toldEvents();
  await deliver(event);
  const handled = () => db.selectFrom("payment_events").select("handled_at").execute();

  const [job] = await db
    .selectFrom("jobs")
    .select("payload")
    .where("kind", "=", "orders.refresh")
    .orderBy("run_at")
    .execute();
  const asked = job?.payload as { orderId: string; eventId: string };
  await expect(refreshOrder({ ...deps, provider: away }, asked)).rejects.toThrow("away");
  expect([await state(), await handled()]).toEqual(["open", [{ handled_at: null }]]);
  await runJobs(() => 0);

  expect([await state(), await handled()]).toEqual(["active", [{ handled_at: clock.now() }]]);
});

test("another amount or currency than was agreed opens nothing, and the owners are told", async () => {
  for (const over of [{ amountCents: 1 }, { currency: "EUR" }]) {
    const { db, deps, order, act, provider, state } = await startBought();
    await db
      .insertInto("users")
      .values({
        id: "owner",
        name: "Elena",
        first_name: "Elena",
        last_name: "",
        email: "elena@example.org",
        is_email_verified: true,
        role: "owner",
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    await act("pay");
    const wrong: PaymentProvider = {
      ...provider,
      readPurchase: async (id) => ({ ...(await provider.readPurchase(id)), ...over }),
    };
    await refreshOrder({ ...deps, provider: wrong }, { orderId: order });
    await refreshOrder({ ...deps, provider: wrong }, { orderId: order });

    expect(await state()).toBe("refused");
    expect(await db.selectFrom("grants").select("id").execute()).toEqual([]);
    const mails = await db.selectFrom("jobs").select("payload").where("kind", "=", "mail.send").execute();
    const told = mails.filter(({ payload }) => JSON.stringify(payload).includes("payment-differences"));
    expect(told, JSON.stringify(over)).toHaveLength(1);
  }
});

test("somebody else's checkout, and one of the other mode, are not ours", async () => {
  for (const over of [{ orderId: "another" }, { isLive: true }]) {
    const { deps, order, act, provider, state } = await startBought();
    await act("pay");
    const other: PaymentProvider = {
      ...provider,
      readPurchase: async (id) => ({ ...(await provider.readPurchase(id)), ...over }),
    };
    expect(await refreshOrder({ ...deps, provider: other }, { orderId: order })).toBeUndefined();
    expect(await state()).toBe("open");
  }
});
