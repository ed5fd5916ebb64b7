import { defineCall } from "../call.ts";
import * as testCheckout from "../test-checkout.ts";

export const showTestCheckout = defineCall({
  method: "GET",
  path: "/api/test-checkout/:id",
  audience: "everyone",
  summary: "A demo's own payment page, where no money moves",
  params: testCheckout.testCheckoutParams,
  answer: testCheckout.testCheckoutView,
});
export const actInTestCheckout = defineCall({
  method: "POST",
  path: "/api/test-checkout/:id",
  audience: "everyone",
  summary: "Pay, be declined, walk away, refund and whatever else can happen at a payment provider",
  params: testCheckout.testCheckoutParams,
  body: testCheckout.testActBody,
  answer: testCheckout.testCheckoutView,
});
