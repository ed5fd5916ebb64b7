import { makeDelivery } from "../../features/benefits/public.ts";
import { seedStarterCourses } from "../../features/courses/public.ts";
import { seedOffers } from "../../features/offers/public.ts";
import { orderJobHandlers, receiveEvent } from "../../features/orders/public.ts";
import { openPaymentProvider, type PaymentProvider, signEvent } from "../../features/payments/public.ts";
import { commitsTogether } from "../../platform/db/commit-together.ts";
import { createLogs } from "../../platform/log/log.ts";
import { movingClock } from "../moving-clock.ts";
import { testDatabase } from "../servers/test-database.ts";

const key = "the key of the test checkout";

/** Everything about orders but HTTP and the worker: jobs and events wait until somebody lets them through. */
export async function startOrders() {
  const database = await testDatabase();
  const { db } = database;
  const commitTogether = commitsTogether(database);
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  await seedStarterCourses(db, clock.now());
  await seedOffers(db, clock.now());
  const opened = await openPaymentProvider({
    settings: { isDemo: true, stripe: undefined },
    db,
    now: clock.now,
    testKey: key,
  });
  /** What goes back, and what was left then: the test checkout gives back no more than that, whatever it is asked for. */
  const refundsAsked: { asked: number; left: number }[] = [];
  const provider = opened && {
    ...opened,
    async refund(...[paymentId, part]: Parameters<PaymentProvider["refund"]>) {
      const { amount_cents: paid, refunded_cents: back } = await db
        .selectFrom("test_payments")
        .select(["amount_cents", "refunded_cents"])
        .where("id", "=", paymentId)
        .executeTakeFirstOrThrow();
      refundsAsked.push({ asked: part?.amountCents ?? paid - back, left: paid - back });
      await opened.refund(paymentId, part);
    },
  };
  const { log } = createLogs("silent");
  const hash = (purpose: string, value: string) => `${purpose} ${value}`;
  const delivery = makeDelivery({ isDemo: true, checks: [] });
  const deps = { db, now: clock.now, log, hash, baseUrl: "http://localhost:5000", provider, delivery };
  const handlers = new Map(orderJobHandlers(deps).map((handler) => [handler.kind, handler]));

  /** What the test checkout has told so far, as it would be sent. */
  const toldEvents = async () => {
    const rows = await db
      .selectFrom("jobs")
      .select("payload")
      .where("kind", "=", "test-checkout.deliver-event")
      .execute();
    return rows.map(({ payload }) => {
      const { id, type, orderId, checkoutId } = payload as Record<string, string>;
      return JSON.stringify({ id, type, livemode: false, order: orderId, checkout: checkoutId });
    });
  };
  const deliver = (body: string) =>
    receiveEvent({ ...deps, commitTogether }, Buffer.from(body), signEvent(body, key, clock.now()));
  /** Runs what is due, in an order of its own, some of it twice. */
  const runJobs = async (pick: (count: number) => number) => {
    for (;;) {
      const due = await db
        .selectFrom("jobs")
        .select(["id", "kind", "payload"])
        .where("kind", "like", "orders.%")
        .where("state", "=", "waiting")
        .where("run_at", "<=", clock.now())
        .execute();
      const job = due[pick(due.length)];
      if (!job) return;
      const run = () =>
        handlers
          .get(job.kind)
          ?.run(job.payload, { id: job.id, attempt: 1, signal: new AbortController().signal });
      await run();
      if (pick(3) === 0) await run();
      await db.updateTable("jobs").set({ state: "done" }).where("id", "=", job.id).execute();
    }
  };
  return { db, clock, deps, provider, refundsAsked, toldEvents, deliver, runJobs };
}
