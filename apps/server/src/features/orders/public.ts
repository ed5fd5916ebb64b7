export { checkoutPageRoutes } from "./checkout/checkout-page.routes.ts";
export { paymentEventRoutes } from "./events/events.routes.ts";
export { receiveEvent } from "./events/receive-event.ts";
export { orderJobHandlers, reconcileHourly } from "./handle-jobs.ts";
export { listInvitationDebts } from "./invitations/invitation-debts.ts";
export { revokeInvitations } from "./invitations/invitations.queries.ts";
export { invite } from "./invitations/invite.ts";
export { makeOrderFacts } from "./mine/own-facts.ts";
export { makeReceipts, type Receipts } from "./mine/receipts.ts";
export type { OrderDeps } from "./order-deps.ts";
export { orderLimits } from "./orders.limits.ts";
export { countOrdersSince } from "./orders.queries.ts";
export { ordersRoutes } from "./orders.routes.ts";
export { mailNoticesHourly } from "./owner-mails/tell-owners.ts";
export { makeOrderPersonalData } from "./personal-data.queries.ts";
export { countOpenDifferences } from "./reconciliation/differences.queries.ts";
export { findOrdersBeginning } from "./studio/filtered-orders.queries.ts";
export {
  countPurchases,
  countPurchasesSince,
  hasPayments,
  listRevenue,
  listRevenueSince,
  listTroubles,
} from "./studio/money.queries.ts";
export { offerStudioRoutes } from "./studio/offers/offers.routes.ts";
export { orderStudioRoutes } from "./studio/orders.routes.ts";
