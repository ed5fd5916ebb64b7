import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { defineJob, handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { signEvent, testSignatureHeader } from "./events.ts";

export const deliverEventJob = defineJob(
  "test-checkout.deliver-event",
  z.object({ id: z.string(), type: z.string(), orderId: z.string(), checkoutId: z.string() }),
);

type Deps = {
  key: string;
  now: Clock;
  /** Hands a request to the academy's own address for events; answers the status. */
  post: (body: string, headers: Record<string, string>) => Promise<number>;
};

/** Tells the academy what happened in its test checkout, as a real provider does: signed, over HTTP, until it is taken. */
export function handleDeliverEvents({ key, now, post }: Deps): JobHandler {
  return handleJob(deliverEventJob, async ({ id, type, orderId, checkoutId }) => {
    const body = JSON.stringify({ id, type, livemode: false, order: orderId, checkout: checkoutId });
    const status = await post(body, { [testSignatureHeader]: signEvent(body, key, now()) });
    if (status !== 204) throw new Error(`the event was answered with ${status}`);
  });
}
