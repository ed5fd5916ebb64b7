import type { OfferKey } from "@academy/content/offers";
import type { OrderProvider } from "@academy/contract/fields/payment-providers";
import type { OrderEnd, OrderState, Plan } from "@academy/contract/orders";
import type { RefundReason } from "@academy/contract/studio/orders";
import type { Flag, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type OrderTables = {
  orders: OrdersTable;
  gifts: GiftsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  payment_differences: PaymentDifferencesTable;
  payment_events: PaymentEventsTable;
  receipt_numbers: ReceiptNumbersTable;
  order_notices: OrderNoticesTable;
  invitations: InvitationsTable;
};

/** One purchase, from the moment somebody goes to pay. */
type OrdersTable = {
  /** Unguessable: it opens the thank-you page. */
  id: string;
  /** Made by the client. */
  submission_id: string;
  /** Who bought it: whoever was signed in, or whose address it was paid with. */
  user_id: string | null;
  email: string;
  name: string;
  /** What the owner finds it by. */
  name_key: string;
  last_name_key: string;
  /** Whether there is a gift to it. */
  is_gift: Flag;
  /** Whether anything of it was given back. */
  is_refunded: Flag;
  offer: OfferKey;
  version_id: string;
  plan: Plan;
  currency: string;
  list_cents: number;
  discount_cents: number;
  upgrade_cents: number;
  /** What was agreed in all; for a membership, each month. */
  total_cents: number;
  /** Each payment. */
  payment_cents: number;
  coupon_id: string | null;
  invitation_id: string | null;
  /** What whoever pays by the month has agreed to, word for word. */
  renewal_terms: string | null;
  /** The order for a lower tier that this one builds upon. */
  upgrades_order_id: string | null;
  provider: OrderProvider;
  checkout_id: string | null;
  checkout_url: string | null;
  customer_id: string | null;
  subscription_id: string | null;
  state: OrderState;
  end_reason: OrderEnd | null;
  ends_at: NullableTimestamp;
  next_payment_at: NullableTimestamp;
  /** Until then it can be paid. */
  closes_at: Timestamp;
  /** One more with each change: whoever asked the provider before it has old news. */
  revision: number;
  /** The account it opened was deleted: nothing is opened or mailed any more, only figures are kept. */
  forgotten_at: NullableTimestamp;
  /** When the provider was last asked. */
  checked_at: Timestamp;
  created_at: Timestamp;
};

type GiftsTable = {
  id: string;
  order_id: string;
  name: string;
  email: string;
  note: string;
  /** A day of the giver's calendar; null is at once. */
  deliver_on: string | null;
  user_id: string | null;
  delivered_at: NullableTimestamp;
};

/** Money that has arrived, with its receipt. */
type PaymentsTable = {
  id: string;
  order_id: string;
  provider_id: string;
  /** Of the receipt. */
  number: string;
  amount_cents: number;
  tax_cents: number;
  currency: string;
  refunded_cents: number;
  dispute: "none" | "open" | "won" | "lost";
  /** Whether it is the order's first: that is its purchase, those after it are what was agreed then. */
  is_first: Flag;
  paid_at: Timestamp;
  created_at: Timestamp;
};

/** What the owner has asked to be given back: at most one for a payment at a time. */
type RefundsTable = {
  id: string;
  order_id: string;
  payment_id: string;
  amount_cents: number;
  /** What had been given back when it was asked for: more than that at the provider means that it was made. */
  before_cents: number;
  reason: RefundReason;
  /** Nobody once that account is gone. */
  asked_by: string | null;
  state: "asked" | "done" | "failed";
  /** What the provider said to it. */
  failure: string | null;
  settled_at: NullableTimestamp;
  created_at: Timestamp;
};

/** Where academy and provider differed, until the owner has seen it. */
type PaymentDifferencesTable = {
  id: string;
  /** The same difference is written down once. */
  key: string;
  /** caught-up: the order follows the provider now. unknown: paid there, and no order here. refused: not what was agreed. */
  kind: "caught-up" | "unknown" | "refused";
  order_id: string | null;
  checkout_id: string | null;
  from_state: OrderState | null;
  to_state: OrderState | null;
  settled_at: NullableTimestamp;
  created_at: Timestamp;
};

/** Which orders the owners are told of by mail, by the order: each once. */
type OrderNoticesTable = {
  id: string;
  created_at: Timestamp;
  /** Nothing while it waits to be told with others. */
  mailed_at: NullableTimestamp;
};

/** What the provider has told us: each once. */
type PaymentEventsTable = {
  id: string;
  type: string;
  order_id: string | null;
  outcome: "applied" | "not-ours" | null;
  received_at: Timestamp;
  handled_at: NullableTimestamp;
};

/** One row a year. */
type ReceiptNumbersTable = {
  id: string;
  last: number;
};

/** To the alumni group: for one address, once. */
type InvitationsTable = {
  id: string;
  email: string;
  token_hash: string;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  created_at: Timestamp;
};
