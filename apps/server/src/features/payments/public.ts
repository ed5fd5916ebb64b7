export { openPaymentProvider, type StripeAddress } from "./open-provider.ts";
export {
  InvalidEvent,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnavailable,
  type Purchase,
} from "./payment-provider.ts";
export { act as actInTestCheckout, handleDeliverEvents } from "./test-checkout/act.ts";
export { signEvent, testSignatureHeader } from "./test-checkout/events.ts";
export { testCheckoutRoutes } from "./test-checkout/test-checkout.routes.ts";
export { testCheckoutPath } from "./test-checkout/test-checkout.rules.ts";
