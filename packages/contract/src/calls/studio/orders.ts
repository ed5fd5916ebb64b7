import { defineCall } from "../../call.ts";
import { pageQuery } from "../../paging.ts";
import * as orders from "../../studio/orders.ts";

export const listOrders = defineCall({
  method: "GET",
  path: "/api/studio/orders",
  audience: "support",
  summary: "Orders, searched and filtered, the newest first",
  query: orders.orderListQuery,
  answer: orders.studioOrderPage,
});
export const countOrders = defineCall({
  method: "GET",
  path: "/api/studio/orders/count",
  audience: "support",
  summary: "How many orders the filters show",
  query: orders.orderFilters,
  answer: orders.orderCount,
});
export const exportOrders = defineCall({
  method: "GET",
  path: "/api/studio/orders/export",
  audience: "owners",
  wantsFreshProof: true,
  summary: "All orders that the filters show, as a file for a spreadsheet",
  query: orders.orderFilters,
  answer: { mediaTypes: ["text/csv"] },
});
export const getOrder = defineCall({
  method: "GET",
  path: "/api/studio/orders/:id",
  audience: "support",
  summary: "An order with its payments, what it opened and what happened to it",
  params: orders.studioOrderParams,
  answer: orders.orderDetail,
});
export const getOrderReceipt = defineCall({
  method: "GET",
  path: "/api/studio/orders/:id/receipts/:payment",
  audience: "support",
  summary: "The receipt of one payment, as the buyer has it",
  params: orders.studioReceiptParams,
  answer: { mediaTypes: ["application/pdf"] },
});
export const refreshOrder = defineCall({
  method: "POST",
  path: "/api/studio/orders/:id/refresh",
  audience: "support",
  summary: "Ask the payment provider how an order stands",
  params: orders.studioOrderParams,
  answer: orders.orderDetail,
});
export const refundPayment = defineCall({
  method: "POST",
  path: "/api/studio/orders/:id/refunds",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Give a payment back, or a part of it",
  params: orders.studioOrderParams,
  body: orders.refundBody,
  answer: orders.orderDetail,
});
export const endOrderAccess = defineCall({
  method: "POST",
  path: "/api/studio/orders/:id/end-access",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Close now what a refund or a dispute would close in some days",
  params: orders.studioOrderParams,
  answer: orders.orderDetail,
});
export const listGifts = defineCall({
  method: "GET",
  path: "/api/studio/gifts",
  audience: "owners",
  summary: "Orders for somebody else, the newest first",
  query: pageQuery,
  answer: orders.studioGiftPage,
});
export const deliverGift = defineCall({
  method: "POST",
  path: "/api/studio/gifts/:id/deliver",
  audience: "owners",
  summary: "Send a gift’s email once more, or hand over now what should have been by now",
  params: orders.studioOrderParams,
});
export const listDifferences = defineCall({
  method: "GET",
  path: "/api/studio/differences",
  audience: "owners",
  summary: "Where the academy and the payment provider differed",
  query: orders.differenceQuery,
  answer: orders.differencePage,
});
export const settleDifference = defineCall({
  method: "POST",
  path: "/api/studio/differences/:id/settle",
  audience: "owners",
  summary: "Say that a difference was seen to",
  params: orders.studioOrderParams,
});
export const showOrderMails = defineCall({
  method: "GET",
  path: "/api/studio/settings/order-mails",
  audience: "owners",
  summary: "Whether every owner gets an email for each order that is paid",
  answer: orders.orderMails,
});
export const setOrderMails = defineCall({
  method: "PUT",
  path: "/api/studio/settings/order-mails",
  audience: "owners",
  summary: "Turn the owners’ emails about orders on or off",
  body: orders.orderMailsBody,
});
