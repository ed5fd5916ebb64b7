import { randomBytes } from "node:crypto";
import type { WebhookEvent } from "@academy/contract/studio/webhooks";
import { z } from "zod";
import type { Db, Tx } from "../../platform/db/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { insertDelivery } from "./deliveries.queries.ts";
import { listEndpointsOn } from "./endpoints.queries.ts";

export const deliverJob = defineJob(
  "webhooks.deliver",
  z.object({ deliveryId: z.string(), round: z.number().int(), attempts: z.number().int() }),
);

export type Event = {
  type: WebhookEvent;
  data: Record<string, unknown>;
  /** Whom it tells of. */
  about: { email: string; userId?: string | null };
};

/** Tells every endpoint that wants to know, once the caller's transaction has committed, and only then. */
export function emitEvent(tx: Tx, event: Event, now: Date): Promise<void> {
  return emitEvents(tx, [event], now);
}

/** Many at once: whoever wants to know is looked up once. */
export async function emitEvents(tx: Tx, events: readonly Event[], now: Date): Promise<void> {
  const endpoints = await listEndpointsOn(tx);
  for (const { type, data, about } of events) {
    const wanting = endpoints.filter(({ events: wanted }) => wanted.includes(type));
    if (wanting.length === 0) continue;
    const eventId = newEventId();
    for (const { id } of wanting) await sendTo(tx, id, { eventId, type, data, about }, now);
  }
}

export const newEventId = () => `msg_${randomBytes(16).toString("base64url")}`;

type Message = Omit<Event, "type" | "about"> & {
  eventId: string;
  type: WebhookEvent | "test";
  about?: Event["about"];
};

export async function sendTo(
  tx: Db | Tx,
  endpointId: string,
  { eventId, type, data, about }: Message,
  now: Date,
): Promise<void> {
  const id = orderedId(now);
  await insertDelivery(tx, {
    id,
    endpoint_id: endpointId,
    event_id: eventId,
    event: type,
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    state: "waiting",
    round: 0,
    attempts: 0,
    next_at: now,
    about_email: about?.email ?? null,
    about_user_id: about?.userId ?? null,
    created_at: now,
  });
  await enqueue(tx, deliverJob, { deliveryId: id, round: 0, attempts: 0 }, { key: keyOf(id, 0, 0), now });
}

/** One job for each try. */
export const keyOf = (id: string, round: number, attempts: number) =>
  `webhooks.deliver ${id} ${round} ${attempts}`;
