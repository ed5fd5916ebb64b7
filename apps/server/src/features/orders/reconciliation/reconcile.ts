import { inTransaction } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { listOwnerEmails } from "../../account/public.ts";
import { deleteEvents } from "../events/payment-events.queries.ts";
import type { OrderDeps } from "../order-deps.ts";
import { deleteExpired, listKnownIds, listToCheck, type Order } from "../orders.queries.ts";
import type { AppliedPurchase } from "../refresh/apply-purchase.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";
import { differenceLine } from "./difference-line.ts";
import { insertDifferences } from "./differences.queries.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** As many as an hour has room for; the longest unasked come first, so that all have their turn. */
const maxAtOnce = 200;
/** A bank may take money back for about that long. */
const disputableMs = 130 * day;
const lookBackMs = 3 * day;
const keepEventsMs = 90 * day;
/** What nobody paid is of no use to anybody. */
const keepExpiredMs = 30 * day;

/**
 * Once an hour the academy and the provider are held against each other: what a lost event would have opened is opened,
 * what a lost refund left open is closed, and the owners are told of every difference.
 */
export async function reconcile(deps: OrderDeps): Promise<void> {
  const { db, now, log } = deps;
  await deleteEvents(db, new Date(now().getTime() - keepEventsMs));
  await deleteExpired(db, new Date(now().getTime() - keepExpiredMs));
  if (!deps.provider) return;
  const differences: Difference[] = [];
  const due = await listToCheck(db, {
    checkedBefore: new Date(now().getTime() - hour / 2),
    paidAfter: new Date(now().getTime() - disputableMs),
    limit: maxAtOnce,
  });
  for (const order of due) {
    try {
      const applied = await refreshOrder(deps, { orderId: order.id });
      const difference = applied && differenceOf(applied);
      if (difference) differences.push(difference);
    } catch (err) {
      // One that can't be asked about must not keep the others from their turn.
      log.warn({ err, orderId: order.id }, "an order could not be reconciled");
    }
  }
  differences.push(...(await listStrangers(deps)));
  if (differences.length > 0) await tellOwners(deps, differences);
}

/** What is kept of a difference, and the sentence the owners are mailed. */
type Difference = { kept: Parameters<typeof insertDifferences>[1][number]; line: string };

/** What nobody had told us. Orders that nobody paid in time are no difference. */
function differenceOf({ order, before, after }: AppliedPurchase): Difference | undefined {
  if (before.state === after.state && before.end === after.end) return undefined;
  if (after.state === "expired") return undefined;
  return {
    kept: {
      key: `order ${order.id} ${order.revision}`,
      kind: "caught-up",
      order_id: order.id,
      from_state: before.state,
      to_state: after.state,
    },
    line: differenceLine("caughtUp", {
      order: shortOf(order),
      offer: order.offer,
      before: before.state,
      after: after.state,
    }),
  };
}

const shortOf = ({ id }: Pick<Order, "id">) => id.slice(0, 8);

/** Paid at the provider, and no order of ours. */
async function listStrangers({ db, provider, now }: OrderDeps): Promise<Difference[]> {
  const since = new Date(now().getTime() - lookBackMs);
  const completed: { checkoutId: string; orderId: string | null }[] = [];
  for await (const each of provider?.listCompleted(since) ?? []) completed.push(each);
  const named = completed.flatMap(({ orderId }) => orderId ?? []);
  const ours = new Set(await listKnownIds(db, named));
  return completed
    .filter(({ orderId }) => orderId === null || !ours.has(orderId))
    .map(({ checkoutId }) => ({
      kept: { key: `checkout ${checkoutId}`, kind: "unknown", checkout_id: checkoutId },
      line: differenceLine("unknownCheckout", { checkout: checkoutId }),
    }));
}

async function tellOwners({ db, now, log }: OrderDeps, differences: Difference[]): Promise<void> {
  log.warn({ count: differences.length }, "payments differed");
  const lines = differences.map(({ line }) => line);
  const mail = { template: "payment-differences", props: { lines } } as const;
  await inTransaction(db, async (tx) => {
    await insertDifferences(
      tx,
      // Who was paid something else than was agreed is written down where that is found.
      differences.map(({ kept }) => kept).filter(({ to_state }) => to_state !== "refused"),
      now(),
    );
    for (const address of await listOwnerEmails(tx)) {
      // The same differences again within the time a mail is remembered are told once.
      const key = `orders.differences ${address} ${lines.join(" ").slice(0, 1000)}`;
      await sendMail(tx, { address }, mail, { key, now: now() });
    }
  });
}
