import { expect, test } from "vitest";
import { startStripe } from "../../../testing/outside/connect-stripe.ts";

test("a part goes back once for its key, and never more than was paid", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request({ amountCents: 9700 }));
  const paymentId = String(server.pay(checkoutId).payment_intent);
  const refunded = async () => (await provider.readPurchase(checkoutId)).payments[0]?.refundedCents;

  await provider.refund(paymentId, { amountCents: 700, key: "one" });
  await provider.refund(paymentId, { amountCents: 700, key: "one" });
  expect(await refunded()).toBe(700);
  await provider.refund(paymentId, { amountCents: 1000, key: "two" });
  expect(await refunded()).toBe(1700);
  await expect(provider.refund(paymentId, { amountCents: 9000, key: "three" })).rejects.toThrow();
  expect(await refunded()).toBe(1700);
  await provider.refund(paymentId, { amountCents: 8000, key: "four" });
  expect(await refunded()).toBe(9700);
});
