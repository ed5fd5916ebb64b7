import type { OfferKey } from "@academy/content/offers";
import type { TestAct } from "@academy/contract/test-checkout";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../../../platform/errors.ts";
import { orderBody } from "../../../testing/data/buyers.ts";
import { startOrders } from "../../../testing/data/orders.ts";
import { findOrCreateUser } from "../../account/public.ts";
import { insertCoupon } from "../../offers/public.ts";
import { actInTestCheckout } from "../../payments/public.ts";
import { askRefund } from "../refunds/ask-refund.ts";
import { chainOf, keptCents } from "./credit.rules.ts";
import { startCheckout } from "./start-checkout.ts";

const offers = ["blueprintSelfGuided", "blueprintGuided", "blueprintDeepDive"] as const satisfies OfferKey[];
const codes = [undefined, undefined, "ALLOFIT", "HALFOFIT", "TENOFF"] as const;
const acts: TestAct[] = ["pay", "pay-next", "refund", "refund-part", "refund-part", "dispute", "win-dispute"];

const step = fc.oneof(
  fc.record({
    offer: fc.constantFrom(...offers),
    plan: fc.constantFrom("full" as const, "full" as const, "two-payments" as const),
    coupon: fc.constantFrom(...codes),
    isGift: fc.nat(4).map((of) => of === 0),
    pays: fc.nat(5).map((of) => of > 0),
    isSignedIn: fc.nat(3).map((of) => of > 0),
  }),
  // What happens at the provider is told at once, or later, after the next thing has happened there.
  fc.record({ act: fc.constantFrom(...acts), which: fc.nat(7), isTold: fc.nat(2).map((of) => of > 0) }),
  // The owner gives back from the studio, sometimes what the buyer's bank or the provider gives back as well.
  fc.record({
    owner: fc.integer({ min: 1, max: 40_000 }),
    which: fc.nat(7),
    isTold: fc.nat(2).map((of) => of > 0),
  }),
  fc.constant({ days: 4 }),
);

const buys = (offer: (typeof offers)[number], pays: boolean) =>
  ({ offer, plan: "full", coupon: undefined, isGift: false, pays, isSignedIn: true }) as const;
/** A part of the lower tier goes back while the difference to a higher one waits to be paid. */
const partRefundedMeanwhile = (isTold: boolean) => [
  buys("blueprintSelfGuided", true),
  buys("blueprintGuided", false),
  { act: "refund-part" as const, which: 0, isTold },
  { act: "pay" as const, which: 1, isTold: true },
];

/** The same, begun in two tabs, of which one is not signed in. Both are paid. */
const boughtTwice = [
  { ...buys("blueprintSelfGuided", false), isSignedIn: false },
  buys("blueprintSelfGuided", true),
  { act: "pay" as const, which: 0, isTold: true },
];

/** The owner gives back by hand what has gone back in part already, without her having been told. */
const givenBackMeanwhile = [
  buys("blueprintSelfGuided", true),
  { act: "refund-part" as const, which: 0, isTold: false },
  { owner: 12_000, which: 0, isTold: true },
];

/** Nothing that is not allowed counts as done. */
const ifAllowed = async <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });

test("whatever is bought, given, raised and given back: nobody holds more than they paid for or gets more than they paid", async () => {
  const orders = await startOrders();
  const { db, clock, deps, refundsAsked } = orders;
  const always = { offers: null, maxUses: null, maxPerPerson: null, expiresAt: null };
  await db.transaction().execute(async (tx) => {
    const off = (code: string, percentOff: number | null, centsOff: number | null) =>
      insertCoupon(tx, { code, percentOff, centsOff, ...always }, clock.now());
    await off("ALLOFIT", 100, null);
    await off("HALFOFIT", 50, null);
    await off("TENOFF", null, 1000);
  });
  const { id: owner } = await db
    .transaction()
    .execute((tx) => findOrCreateUser(tx, { email: "owner@example.org", name: "Elena" }, clock.now()));
  let person = 0;
  const first = () => 0;
  // What happened to those before was told with them; once more for everybody would take longer with every run.
  let toldBefore = new Set<string>();
  const caughtUp = async () => {
    for (const event of await orders.toldEvents()) if (!toldBefore.has(event)) await orders.deliver(event);
    await orders.runJobs(first);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      toldBefore = new Set(await orders.toldEvents());
      const email = `buyer${person++}@example.org`;
      const user = await db
        .transaction()
        .execute((tx) => findOrCreateUser(tx, { email, name: "Ann" }, clock.now()));
      const checkouts: string[] = [];
      const shortPaid = new Set<string>();
      const mine = () =>
        db.selectFrom("orders").selectAll().where("email", "=", email).orderBy("created_at").execute();
      const paid = async () => {
        const ids = (await mine()).map(({ id }) => id);
        if (ids.length === 0) return [];
        return db.selectFrom("payments").selectAll().where("order_id", "in", ids).execute();
      };
      const pay = async (checkout: string) => {
        const all = await mine();
        const order = all.find(({ checkout_id: id }) => id === checkout);
        const [, ...chain] = order ? chainOf(order, all) : [];
        const purchases = await Promise.all(
          chain.flatMap(({ checkout_id: id }) => (id ? orders.provider?.readPurchase(id) : [])),
        );
        const kept = keptCents(
          purchases
            .flatMap((purchase) => purchase?.payments ?? [])
            .map(({ amountCents, taxCents, refundedCents, dispute }) => ({
              ...{ amount_cents: amountCents, tax_cents: taxCents, refunded_cents: refundedCents, dispute },
            })),
        );
        const acting = db.transaction().execute(async (tx) => {
          await actInTestCheckout(tx, checkout, "pay", clock.now());
          return true;
        });
        if ((await ifAllowed(acting)) && order && order.upgrade_cents > kept) shortPaid.add(order.id);
      };
      for (const each of steps) {
        clock.moveMinutes(1);
        if ("days" in each) clock.moveDays(each.days);
        else if ("owner" in each) {
          const all = await paid();
          const payment = all[each.which % Math.max(1, all.length)];
          if (!payment) continue;
          const { id, order_id: orderId, refunded_cents: refundedCents } = payment;
          const body = { payment: id, amountCents: each.owner, refundedCents, reason: "goodwill" as const };
          await ifAllowed(askRefund(deps, orderId, body, owner));
          if (!each.isTold) continue;
        } else if ("act" in each) {
          const checkout = checkouts[each.which % Math.max(1, checkouts.length)];
          if (!checkout) continue;
          if (each.act === "pay") await pay(checkout);
          else {
            const acting = db
              .transaction()
              .execute((tx) => actInTestCheckout(tx, checkout, each.act, clock.now()));
            await ifAllowed(acting);
          }
          if (!each.isTold) continue;
        } else {
          await caughtUp();
          const [before, payments] = [await mine(), await paid()];
          const { offer, plan, coupon, isGift, pays, isSignedIn } = each;
          const gift = { gift: { name: "Bo", email: `bo${person}@example.org`, note: "", deliverOn: null } };
          const body = orderBody({
            offer,
            plan,
            email,
            ...(coupon ? { coupon } : {}),
            ...(isGift ? gift : {}),
          });
          const begun = await ifAllowed(startCheckout(deps, body, isSignedIn ? user : undefined));
          if (!begun) continue;
          const checkout = begun.url.replace("/test-checkout/", "");
          if (begun.url !== checkout) {
            checkouts.push(checkout);
            if (pays) await pay(checkout);
          }
          const order = (await mine()).find(({ id }) => id === begun.order);
          if (!order) throw new Error("the order is the buyer's");
          const base = before.find(({ id }) => id === order.upgrades_order_id);
          const ids = base ? chainOf(base, before).map(({ id }) => id) : [];
          const kept = keptCents(payments.filter(({ order_id: id }) => ids.includes(id)));
          expect(order.upgrade_cents, "what comes off was paid and kept").toBeLessThanOrEqual(kept);
          if (isGift) expect(order.upgrade_cents).toBe(0);
          expect(order.list_cents - order.upgrade_cents - order.discount_cents).toBe(order.total_cents);
        }
        await caughtUp();
      }
      // What was not told yet is, and then what it sets off has its time.
      await caughtUp();
      clock.moveDays(20);
      await caughtUp();
      for (const { asked, left } of refundsAsked.splice(0)) {
        expect(asked, `no more goes back than was paid: ${JSON.stringify(steps)}`).toBeLessThanOrEqual(left);
      }
      const [all, payments] = [await mine(), await paid()];
      // By order: what was a gift is open for somebody else.
      const grants = await db
        .selectFrom("grants")
        .select("order_id")
        .where("revoked_at", "is", null)
        .execute();
      const open = grants.filter(({ order_id: id }) => all.some((order) => order.id === id));
      for (const offer of offers) {
        const keptFor = all.filter((order) => {
          const own = payments.filter((each) => each.order_id === order.id);
          // A bank decides on its own, long after another was bought instead.
          const isDisputed = own.some(({ dispute }) => dispute !== "none");
          return order.offer === offer && !order.is_gift && !isDisputed && keptCents(own) > 0;
        });
        expect(keptFor.length, `${offer} is paid once: ${JSON.stringify(steps)}`).toBeLessThanOrEqual(1);
      }
      for (const { amount_cents: amount, refunded_cents: back } of payments.filter((each) =>
        shortPaid.has(each.order_id),
      )) {
        expect(back, "what was paid for too little is back").toBe(amount);
      }
      for (const { order_id: id } of open) {
        const order = all.find((each) => each.id === id);
        if (!order) throw new Error("nothing opens without an order");
        expect(shortPaid.has(order.id), `what came off had gone back: ${JSON.stringify(steps)}`).toBe(false);
        const own = payments.filter((each) => each.order_id === id);
        const hasPaid = order.total_cents === 0 || keptCents(own) > 0;
        expect(hasPaid, `${order.offer} is open: ${JSON.stringify(steps)}`).toBe(true);
      }
    }),
    {
      numRuns: 60,
      examples: [
        [partRefundedMeanwhile(true)],
        [partRefundedMeanwhile(false)],
        [boughtTwice],
        [givenBackMeanwhile],
      ],
    },
  );
});
