import { z } from "zod";
import { pageOf, pageQuery } from "../paging.ts";

/** What an endpoint can be told of. */
export const webhookEvents = [
  "lead.created",
  "lead.updated",
  "order.paid",
  "order.refunded",
  "course.completed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** So many can be told of everything without anybody waiting for it. */
export const maxEndpoints = 10;

const offBecause = z.enum(["failing", "gone"]);
export type OffReason = z.infer<typeof offBecause>;
const state = z.enum(["waiting", "delivered", "failed"]);
export type WebhookState = z.infer<typeof state>;
const problem = z.enum([
  "status",
  "redirect",
  "timeout",
  "no-such-host",
  "private-address",
  "certificate",
  "connection",
]);
export type WebhookProblem = z.infer<typeof problem>;

const url = z.string().trim().min(1, "Please enter an address.").max(2000);
const events = z
  .array(z.enum(webhookEvents))
  .min(1, "Please choose at least one event.")
  .max(webhookEvents.length)
  .refine((chosen) => new Set(chosen).size === chosen.length);

export const endpointView = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** Why the academy itself has switched it off. */
  offBecause: offBecause.nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** Until when the secret before this one is still used as well. */
  previousUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Which version this is: whoever changes it says so. */
  updatedAt: z.iso.datetime(),
});
export type EndpointView = z.infer<typeof endpointView>;
export const endpointList = z.strictObject({ items: z.array(endpointView) });
export const endpointParams = z.strictObject({ id: z.uuid() });
export const newEndpointBody = z.strictObject({ url, events });
/** With the secret, which is shown this once. */
export const madeEndpoint = z.strictObject({ endpoint: endpointView, secret: z.string() });
export const endpointBody = z.strictObject({
  url,
  events,
  isOn: z.boolean(),
  /** The version that this takes the place of. */
  basedOn: z.iso.datetime(),
});
export type EndpointBody = z.infer<typeof endpointBody>;

export const deliveryView = z.strictObject({
  id: z.uuid(),
  /** As the other side gets it, the same with every try. */
  eventId: z.string(),
  event: z.enum([...webhookEvents, "test"]),
  state,
  nextAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** The newest first. */
  attempts: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      status: z.number().int().nullable(),
      problem: problem.nullable(),
      ms: z.number().int(),
      answer: z.string(),
    }),
  ),
});
export type DeliveryView = z.infer<typeof deliveryView>;
export const deliveryPage = pageOf(deliveryView);
export type DeliveryPage = z.infer<typeof deliveryPage>;
export const deliveryListQuery = z.strictObject({ ...pageQuery.shape });
