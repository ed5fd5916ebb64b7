import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { InvalidEvent, type PaymentEvent } from "../payment-provider.ts";

/** Events of another time are nobody's. */
const toleranceSeconds = 300;

const eventBody = z.strictObject({
  id: z.string(),
  type: z.string(),
  livemode: z.literal(false),
  order: z.string(),
  checkout: z.string(),
});

export const testSignatureHeader = "test-signature";

/** A time, and a hash over time and body. */
export function signEvent(body: string, key: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(seconds, Buffer.from(body), key).toString("hex")}`;
}

export function readTestEvent(
  rawBody: Buffer,
  signature: string | undefined,
  { key, now }: { key: string; now: Date },
): PaymentEvent {
  const [, time = "", mac = ""] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? "") ?? [];
  const seconds = Number(time);
  const isGenuine = mac !== "" && timingSafeEqual(Buffer.from(mac, "hex"), macOf(seconds, rawBody, key));
  if (!isGenuine) throw new InvalidEvent("the signature is not ours");
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) throw new InvalidEvent("of another time");
  const { id, type, livemode, order, checkout } = eventBody.parse(JSON.parse(rawBody.toString("utf8")));
  return {
    id,
    type,
    isLive: livemode,
    orderId: order,
    checkoutId: checkout,
    subscriptionId: null,
    paymentId: null,
  };
}

const macOf = (seconds: number, body: Buffer, key: string) =>
  createHmac("sha256", key).update(`${seconds}.`).update(body).digest();
