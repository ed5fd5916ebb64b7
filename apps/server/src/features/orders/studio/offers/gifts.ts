import type { PageQuery } from "@academy/contract/paging";
import type { StudioGift } from "@academy/contract/studio/orders";
import { readPage } from "../../../../platform/db/cursor-paging.ts";
import { type Db, inTransaction } from "../../../../platform/db/database.ts";
import { AppError } from "../../../../platform/errors.ts";
import { recordAudit } from "../../../audit/public.ts";
import { canDeliver, isOverdue, scheduleGift, sendGiftAgain } from "../../gifts/deliver-gift.ts";
import { findGift } from "../../gifts/gifts.queries.ts";
import type { OrderDeps } from "../../order-deps.ts";
import { isOpenIn } from "../../order-state.rules.ts";
import { findOrder } from "../../orders.queries.ts";
import { offerNames } from "../list-orders.ts";
import { type FoundGift, listGiftPage } from "./gifts.queries.ts";

export async function listGifts(db: Db, query: PageQuery, now: Date) {
  const page = await readPage(query, (request) => listGiftPage(db, request), {
    cursorOf: ({ created_at, id }: FoundGift) => ({ at: created_at, id }),
    toItem: (gift: FoundGift) => gift,
  });
  const nameOf = await offerNames(db, page.items);
  return { items: page.items.map((gift) => toView(gift, nameOf(gift), now)), nextCursor: page.nextCursor };
}

const toView = (gift: FoundGift, offerName: string, now: Date): StudioGift => ({
  id: gift.id,
  fromName: gift.name,
  fromEmail: gift.email,
  toName: gift.to_name,
  toEmail: gift.to_email,
  offerName,
  state: gift.state,
  placedAt: gift.created_at.toISOString(),
  deliverOn: gift.deliver_on,
  deliveredAt: gift.delivered_at?.toISOString() ?? null,
  can: canOf(gift, now),
});

function canOf(gift: FoundGift, now: Date): StudioGift["can"] {
  if (!isOpenIn(gift.state)) return null;
  if (gift.delivered_at) return "send-again";
  return isOverdue(gift, now) ? "deliver" : null;
}

/** Twice within a minute is once, and the second is told. */
export async function deliverAgain(deps: OrderDeps, orderId: string, by: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const order = await findOrder(tx, orderId);
    const gift = order && (await findGift(tx, orderId));
    if (!order || !gift) throw new AppError("NOT_FOUND");
    if (!canDeliver(order, gift, now)) throw new AppError("CONFLICT");
    const isNew = gift.delivered_at
      ? await sendGiftAgain(tx, deps, order, gift)
      : await scheduleGift(tx, order, gift, now, "again");
    if (!isNew) throw new AppError("CONFLICT", { message: "This was done a moment ago." });
    const action = gift.delivered_at ? "gift.sent-again" : "gift.delivered";
    await recordAudit(tx, { by, action, subject: { kind: "order", id: orderId } }, now);
  });
}
