import type { Plan } from "@academy/contract/orders";
import type { TestAct } from "@academy/contract/test-checkout";
import fc from "fast-check";
import { expect, test } from "vitest";
import { orderBody } from "../../../testing/data/buyers.ts";
import { startOrders } from "../../../testing/data/orders.ts";
import { actInTestCheckout, type Purchase } from "../../payments/public.ts";
import { startCheckout } from "../checkout/start-checkout.ts";
import { insertInvitation } from "../invitations/invitations.queries.ts";

const acts: TestAct[] = [
  "pay",
  "pay-later",
  "settle",
  "pay-next",
  "miss-next",
  "refund",
  "refund-part",
  "dispute",
  "win-dispute",
  "cancel",
  "end",
];

/** Whether somebody who looks at the provider alone would say that it is paid. */
function isPaidFor(plan: Plan, { payments, subscription }: Purchase): boolean {
  if (payments.length === 0 || payments.some(({ dispute }) => dispute === "open")) return false;
  const kept = payments.filter(({ refundedCents, amountCents }) => refundedCents < amountCents);
  if (plan === "full") return kept.length > 0;
  if (plan === "two-payments") {
    return kept.length > 0 && (payments.length >= 2 || subscription?.status === "active");
  }
  const last = payments.at(-1);
  const isLastKept = last !== undefined && last.refundedCents < last.amountCents;
  return isLastKept && subscription?.status === "active" && !subscription.isCanceled;
}

test.each<[Plan, "blueprintGuided" | "alumniGroup"]>([
  ["full", "blueprintGuided"],
  ["two-payments", "blueprintGuided"],
  ["monthly", "alumniGroup"],
])(
  "whatever happens at the provider, told in any order and again: in the end what is open is what is paid (%s)",
  async (plan, offer) => {
    const orders = await startOrders();
    const { db, clock, deps, provider } = orders;
    let person = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        async (chosen, dice) => {
          let thrown = 0;
          const pick = (count: number) => (count === 0 ? 0 : (dice[thrown++ % dice.length] ?? 0) % count);
          const email = `buyer${person++}@example.org`;
          const tokenHash = deps.hash("invitation", email);
          const expiresAt = new Date("2099-01-01T00:00:00.000Z");
          await db
            .transaction()
            .execute((tx) => insertInvitation(tx, { email, tokenHash, expiresAt, now: clock.now() }));
          // Twenty seats would be taken soon.
          await db.updateTable("orders").set({ state: "ended" }).where("offer", "=", "alumniGroup").execute();
          const wish = orderBody({ offer, plan, email, invitation: email });
          const { order, url } = await startCheckout(deps, wish, undefined);
          const checkout = url.replace("/test-checkout/", "");
          const waiting: string[] = [];
          const letThrough = async () => {
            const event = waiting.splice(pick(waiting.length), 1)[0];
            if (event) await orders.deliver(event);
          };

          for (const act of chosen) {
            const before = new Set(await orders.toldEvents());
            await db
              .transaction()
              .execute((tx) => actInTestCheckout(tx, checkout, act, clock.now()))
              .catch((error: { code?: string }) => {
                // Not everything can happen at any time.
                if (error.code !== "CONFLICT") throw error;
              });
            for (const event of await orders.toldEvents()) {
              if (before.has(event)) continue;
              waiting.push(event);
              if (pick(3) === 0) waiting.push(event);
            }
            if (pick(2) === 0) await letThrough();
            if (pick(2) === 0) await orders.runJobs(pick);
          }
          while (waiting.length > 0) await letThrough();
          await orders.runJobs(pick);
          // Every grace has passed.
          clock.moveDays(20);
          await orders.runJobs(pick);

          const purchase = (await provider?.readPurchase(checkout)) as Purchase;
          const open = await db
            .selectFrom("grants")
            .select("id")
            .where("order_id", "=", order)
            .where("revoked_at", "is", null)
            .execute();
          // A month that was canceled stays open to its end.
          const runsOut = purchase.subscription?.isCanceled && purchase.subscription.periodEnd > clock.now();
          if (!runsOut) expect(open.length, chosen.join(" ")).toBe(isPaidFor(plan, purchase) ? 1 : 0);
          const events = await db
            .selectFrom("payment_events")
            .select("id")
            .where("handled_at", "is", null)
            .execute();
          expect(events).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  },
  60_000,
);
