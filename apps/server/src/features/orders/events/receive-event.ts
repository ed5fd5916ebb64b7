import type { CommitTogether } from "../../../platform/db/commit-together.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { InvalidEvent, type PaymentEvent } from "../../payments/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { refreshOrderJob } from "../order-jobs.ts";
import { findOrderOf } from "../orders.queries.ts";
import { insertEvent } from "./payment-events.queries.ts";

/** Stripe tells of one purchase in half a dozen events at once: they share a commit where they can. */
export type ReceivingDeps = Pick<OrderDeps, "now" | "provider"> & { commitTogether: CommitTogether };

/**
 * Writes down that something has happened, together with the job that finds out what: from here on nothing is lost, and
 * the provider has its answer. The same event again does nothing.
 */
export async function receiveEvent(
  { commitTogether, now, provider }: ReceivingDeps,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  if (!provider) throw new AppError("NOT_FOUND");
  const event = read(() => provider.readEvent(rawBody, signature));
  if (event.isLive !== provider.isLive)
    throw new AppError("BAD_REQUEST", { message: "The event is for the other mode (test or live)." });
  const id = `${provider.name}:${event.id}`;
  await commitTogether(async (tx) => {
    const orderId = await findOrderOf(tx, event);
    const isNew = await insertEvent(tx, { id, type: event.type, orderId: orderId ?? null, now: now() });
    if (!isNew || !orderId) return;
    const checkoutId = event.checkoutId ?? undefined;
    await enqueue(tx, refreshOrderJob, { orderId, eventId: id, checkoutId }, { key: id, now: now() });
  });
}

function read(readEvent: () => PaymentEvent): PaymentEvent {
  try {
    return readEvent();
  } catch (cause) {
    if (!(cause instanceof InvalidEvent)) throw cause;
    throw new AppError("BAD_REQUEST", { message: "The signature is not valid.", cause });
  }
}
