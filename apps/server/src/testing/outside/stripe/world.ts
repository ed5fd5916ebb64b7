import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import type { movingClock } from "../../moving-clock.ts";
import { noSuch } from "./refusal.ts";

type SessionDetails = { description?: string | undefined; metadata?: Record<string, string> | undefined };
/** What a checkout was opened with, for what becomes of it. */
type SessionRequest = {
  payment_intent_data?: SessionDetails | undefined;
  subscription_data?: SessionDetails | undefined;
};

/** Everything the stand-in keeps, by what Stripe calls it. Things name each other by id; `expand` puts them in whole. */
export type Things = {
  "billing_portal.session": Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  "checkout.session": Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
};
export type StripeObject = Things[keyof Things];

export type StripeEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: StripeObject };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export type World = {
  clock: ReturnType<typeof movingClock>;
  isLive: boolean;
  apiVersion: string;
  /** Where its pages would be. */
  pagesAt: string;
  /** What Stripe Tax would add. */
  taxPercent: number;
  /** Stripe's own is 100; a test that wants several pages need not make so many things. */
  maxPageSize: number;
  things: Map<string, StripeObject>;
  /** What a checkout was opened with, by its id. */
  asked: Map<string, SessionRequest>;
  events: StripeEvent[];
};

/** Seconds, as Stripe counts. */
export const nowOf = (world: World): number => Math.floor(world.clock.now().getTime() / 1000);

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function keep<Kept extends StripeObject>(world: World, thing: Kept): Kept {
  world.things.set(thing.id, thing);
  return thing;
}

export function find<Kind extends keyof Things>(world: World, kind: Kind, id: string): Things[Kind] {
  const thing = world.things.get(id);
  if (thing?.object !== kind) throw noSuch(kind, id);
  return thing as Things[Kind];
}

/** The newest first, as Stripe lists. */
export function all<Kind extends keyof Things>(world: World, kind: Kind): Things[Kind][] {
  return [...world.things.values()]
    .filter((thing): thing is Things[Kind] => thing.object === kind)
    .reverse()
    .sort((a, b) => b.created - a.created);
}

/** Something has happened that Stripe tells about; the thing as it is at this moment. */
export function tell(world: World, type: string, thing: StripeObject): void {
  world.events.push({
    id: newId("evt"),
    object: "event",
    api_version: world.apiVersion,
    created: nowOf(world),
    data: { object: structuredClone(thing) },
    livemode: world.isLive,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

const monthsAfter = (seconds: number, months: number): Date => {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
};

/** The same day so many months later, or the last of that month. */
export const addMonths = (seconds: number, months: number): number =>
  Math.floor(monthsAfter(seconds, months).getTime() / 1000);
