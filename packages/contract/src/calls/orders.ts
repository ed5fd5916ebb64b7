import { done } from "../account.ts";
import { defineCall } from "../call.ts";
import * as orders from "../orders.ts";
import { pageQuery } from "../paging.ts";

export const listOffers = defineCall({
  method: "GET",
  path: "/api/offers",
  audience: "everyone",
  summary: "What can be bought, at which price, and where one pays",
  answer: orders.offersView,
});
export const quoteOffer = defineCall({
  method: "POST",
  path: "/api/checkout/quote",
  audience: "everyone",
  summary: "What an offer would cost whoever asks",
  body: orders.quoteBody,
  answer: orders.quote,
});
export const startCheckout = defineCall({
  method: "POST",
  path: "/api/checkout",
  audience: "everyone",
  summary: "Order an offer; the answer says where to pay",
  body: orders.startCheckoutBody,
  answer: orders.startedCheckout,
});
export const subscribe = defineCall({
  method: "POST",
  path: "/api/subscribe",
  audience: "everyone",
  summary: "The form of the subscribe page: buys the whole academy",
  body: orders.subscribeBody,
  answer: orders.subscribed,
});
export const noteInterest = defineCall({
  method: "POST",
  path: "/api/interest",
  audience: "everyone",
  summary: "Leave an address, to be told when an offer can be bought",
  body: orders.interestBody,
  answer: done,
});
export const showOrderState = defineCall({
  method: "GET",
  path: "/api/orders/:id/state",
  audience: "everyone",
  summary: "How an order stands, for the thank-you page",
  params: orders.orderParams,
  answer: orders.orderStateView,
});
export const listMyOrders = defineCall({
  method: "GET",
  path: "/api/my-orders",
  audience: "members",
  summary: "One's orders, the newest first",
  query: pageQuery,
  answer: orders.ordersPage,
});
export const getReceipt = defineCall({
  method: "GET",
  path: "/api/orders/:id/receipts/:payment",
  audience: "members",
  summary: "The receipt of one payment, as a PDF",
  params: orders.receiptParams,
  answer: { mediaTypes: ["application/pdf"] },
});
export const cancelMembership = defineCall({
  method: "POST",
  path: "/api/orders/:id/cancel",
  audience: "members",
  summary: "Cancel a membership: it goes on to the end of the month that is paid",
  params: orders.orderParams,
  answer: orders.orderView,
});
export const resumeMembership = defineCall({
  method: "POST",
  path: "/api/orders/:id/resume",
  audience: "members",
  summary: "Take a cancellation back before it takes effect",
  params: orders.orderParams,
  answer: orders.orderView,
});
export const changeCard = defineCall({
  method: "POST",
  path: "/api/orders/:id/card",
  audience: "members",
  summary: "Where the card is changed: a page of the payment provider's",
  params: orders.orderParams,
  answer: orders.cardPage,
});
export const receivePaymentEvent = defineCall({
  method: "POST",
  path: "/api/payments/events",
  audience: "everyone",
  summary: "Where the payment provider tells what has happened, signed",
  body: { mediaTypes: ["application/json"] },
});
