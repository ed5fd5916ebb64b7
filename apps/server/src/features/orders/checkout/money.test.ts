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
import { chainOf, keptCents } from "./credit.rules.ts";
import { startCheckout } from "./start-checkout.ts";

const offers = ["blueprintSelfGuided", "blueprintGuided", "blueprintDeepDive"] as const satisfies OfferKey[];
const codes = [undefined, undefined, "ALLOFIT", "HALFOFIT", "TENOFF"] as const;
const acts: TestAct[] = ["pay-next", "refund", "refund-part", "dispute", "win-dispute"];

const step = fc.oneof(
  fc.record({
    offer: fc.constantFrom(...offers),
    plan: fc.constantFrom("full" as const, "full" as const, "two-payments" as const),
    coupon: fc.constantFrom(...codes),
    isGift: fc.nat(4).map((of) => of === 0),
    pays: fc.nat(5).map((of) => of > 0),
  }),
  fc.record({ act: fc.constantFrom(...acts), which: fc.nat(7) }),
  fc.constant({ days: 4 }),
);

/** Nothing that is not allowed counts as done. */
const ifAllowed = async <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });

test("whatever is bought, given, raised and given back: nobody holds more than they paid for or gets more than they paid", async () => {
  const orders = await startOrders();
  const { db, clock, deps } = orders;
  const always = { offers: null, maxUses: null, maxPerPerson: null, expiresAt: null };
  await db.transaction().execute(async (tx) => {
    const off = (code: string, percentOff: number | null, centsOff: number | null) =>
      insertCoupon(tx, { code, percentOff, centsOff, ...always }, clock.now());
    await off("ALLOFIT", 100, null);
    await off("HALFOFIT", 50, null);
    await off("TENOFF", null, 1000);
  });
  let person = 0;
  const first = () => 0;
  const caughtUp = async () => {
    for (const event of await orders.toldEvents()) await orders.deliver(event);
    await orders.runJobs(first);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const email = `buyer${person++}@example.org`;
      const user = await db
        .transaction()
        .execute((tx) => findOrCreateUser(tx, { email, name: "Ann" }, clock.now()));
      const checkouts: string[] = [];
      const mine = () =>
        db.selectFrom("orders").selectAll().where("user_id", "=", user.id).orderBy("created_at").execute();
      const paid = async () => {
        const ids = (await mine()).map(({ id }) => id);
        if (ids.length === 0) return [];
        return db.selectFrom("payments").selectAll().where("order_id", "in", ids).execute();
      };
      for (const each of steps) {
        clock.moveMinutes(1);
        if ("days" in each) clock.moveDays(each.days);
        else if ("act" in each) {
          const checkout = checkouts[each.which % Math.max(1, checkouts.length)];
          if (!checkout) continue;
          const acting = db
            .transaction()
            .execute((tx) => actInTestCheckout(tx, checkout, each.act, clock.now()));
          await ifAllowed(acting);
        } else {
          const [before, payments] = [await mine(), await paid()];
          const { offer, plan, coupon, isGift, pays } = each;
          const gift = { gift: { name: "Bo", email: `bo${person}@example.org`, note: "", deliverOn: null } };
          const body = orderBody({
            offer,
            plan,
            email,
            ...(coupon ? { coupon } : {}),
            ...(isGift ? gift : {}),
          });
          const begun = await ifAllowed(startCheckout(deps, body, user));
          if (!begun) continue;
          const checkout = begun.url.replace("/test-checkout/", "");
          if (begun.url !== checkout) {
            checkouts.push(checkout);
            if (pays) {
              const paying = db
                .transaction()
                .execute((tx) => actInTestCheckout(tx, checkout, "pay", clock.now()));
              await ifAllowed(paying);
            }
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
      for (const { amount_cents: amount, refunded_cents: back } of await paid()) {
        expect(back).toBeLessThanOrEqual(amount);
      }
      clock.moveDays(20);
      await caughtUp();
      const open = await db
        .selectFrom("grants")
        .select("order_id")
        .where("user_id", "=", user.id)
        .where("revoked_at", "is", null)
        .execute();
      const [all, payments] = [await mine(), await paid()];
      for (const { order_id: id } of open) {
        const order = all.find((each) => each.id === id);
        if (!order) throw new Error("nothing opens without an order");
        const own = payments.filter((each) => each.order_id === id);
        const hasPaid = order.total_cents === 0 || keptCents(own) > 0;
        expect(hasPaid, `${order.offer} is open: ${JSON.stringify(steps)}`).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});
