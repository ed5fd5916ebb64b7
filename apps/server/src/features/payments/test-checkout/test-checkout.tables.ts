import type { Plan } from "@academy/contract/orders";
import type { Flag, NullableTimestamp, Timestamp } from "../../../platform/db/values.ts";
import type { ProviderPayment, Purchase, Subscription } from "../payment-provider.ts";

/** What a real provider would keep at its own place. */
export type TestCheckoutTables = {
  test_checkouts: TestCheckoutsTable;
  test_payments: TestPaymentsTable;
};

type TestCheckoutsTable = {
  id: string;
  order_id: string;
  offer_name: string;
  plan: Plan;
  amount_cents: number;
  currency: string;
  email: string;
  return_url: string;
  cancel_url: string;
  status: Purchase["status"];
  is_declined: Flag;
  subscription: Subscription["status"] | null;
  period_end: NullableTimestamp;
  is_canceled: Flag;
  has_end: Flag;
  expires_at: Timestamp;
  created_at: Timestamp;
};

type TestPaymentsTable = {
  id: string;
  checkout_id: string;
  amount_cents: number;
  refunded_cents: number;
  dispute: ProviderPayment["dispute"];
  is_settled: Flag;
  paid_at: Timestamp;
};
