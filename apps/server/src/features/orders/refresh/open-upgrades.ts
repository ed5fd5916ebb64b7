import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { type ChainLink, chainOf, keptCents } from "../checkout/credit.rules.ts";
import { refreshOrderJob } from "../order-jobs.ts";
import { listChainLinks, listOpenUpgrades, type Order, updateOrder } from "../orders.queries.ts";
import { listPayments } from "../payments.queries.ts";

/** The orders that this one builds upon, the nearest first. */
export async function listBaseIds(db: Db | Tx, order: Order): Promise<string[]> {
  if (order.upgrades_order_id === null || order.user_id === null) return [];
  const [, ...bases] = chainOf<ChainLink>(order, await listChainLinks(db, order.user_id));
  return bases.map(({ id }) => id);
}

/** Whether what comes off its price is still kept. */
export async function isCovered(db: Db | Tx, order: Order): Promise<boolean> {
  if (order.upgrade_cents === 0) return true;
  return keptCents(await listPayments(db, await listBaseIds(db, order))) >= order.upgrade_cents;
}

/** Whose price counts on what has gone back can't be paid any more: its checkout is closed with the next look at it. */
export async function closeUncovered(tx: Tx, { user_id: userId }: Order, now: Date): Promise<void> {
  if (userId === null) return;
  for (const order of await listOpenUpgrades(tx, userId)) {
    if (!(await isCovered(tx, order)) && (await closeNow(tx, order, now))) {
      const key = `orders.uncovered ${order.id} ${order.revision}`;
      await enqueue(tx, refreshOrderJob, { orderId: order.id }, { key, now });
    }
  }
}

/** The open ones that build upon an order; their checkouts are to be looked at next. */
export async function closeUpgradesOf(db: Db, base: Order, now: Date): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const closed: string[] = [];
    for (const order of base.user_id === null ? [] : await listOpenUpgrades(tx, base.user_id)) {
      const bases = await listBaseIds(tx, order);
      if (bases.includes(base.id) && (await closeNow(tx, order, now))) closed.push(order.id);
    }
    return closed;
  });
}

const closeNow = (tx: Tx, order: Order, now: Date) => updateOrder(tx, order, { closes_at: now });
