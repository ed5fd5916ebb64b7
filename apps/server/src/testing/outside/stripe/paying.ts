import type Stripe from "stripe";
import { type Buyer, customerOf } from "./things/customers.ts";
import { markFailed, markPaid, newInvoice } from "./things/invoices.ts";
import { attempt, conclude, newIntent } from "./things/payments.ts";
import { billPeriod, newSubscription } from "./things/subscriptions.ts";
import { all, find, tell, type World } from "./world.ts";

type Session = Stripe.Checkout.Session;

/** Somebody pays on Stripe's page; by card at once, or in a way that takes days. */
export function pay(
  world: World,
  sessionId: string,
  buyer: Buyer & { settlesLater?: boolean } = {},
): Session {
  const session = openSessionOf(world, sessionId);
  const outcome = buyer.settlesLater ? "pending" : "succeeded";
  if (session.mode === "payment") {
    attempt(world, intentOf(world, session, buyer), outcome);
  } else {
    const subscription = subscribe(world, session, buyer);
    const { invoice, intent } = billPeriod(world, subscription, true);
    session.invoice = invoice.id;
    subscription.status = "active";
    attempt(world, intent, outcome);
    if (!buyer.settlesLater) markPaid(world, invoice);
    tell(world, "customer.subscription.created", subscription);
  }
  session.status = "complete";
  session.url = null;
  session.payment_status = buyer.settlesLater ? "unpaid" : "paid";
  if (!buyer.settlesLater) makeInvoice(world, session);
  tell(world, "checkout.session.completed", session);
  return session;
}

/** What was under way has arrived. */
export function settle(world: World, sessionId: string): Session {
  const session = find(world, "checkout.session", sessionId);
  conclude(world, firstIntentOf(world, session), "succeeded");
  if (typeof session.invoice === "string") markPaid(world, find(world, "invoice", session.invoice));
  session.payment_status = "paid";
  makeInvoice(world, session);
  tell(world, "checkout.session.async_payment_succeeded", session);
  return session;
}

/** The bank says no: to a card, after which it can be tried again, or to what was under way. */
export function decline(world: World, sessionId: string, buyer: Buyer = {}): Session {
  const session = find(world, "checkout.session", sessionId);
  if (session.status === "open") {
    if (session.mode === "payment") attempt(world, intentOf(world, session, buyer), "failed");
    return session;
  }
  conclude(world, firstIntentOf(world, session), "failed");
  if (typeof session.invoice === "string") markFailed(world, find(world, "invoice", session.invoice));
  if (typeof session.subscription === "string") {
    const subscription = find(world, "subscription", session.subscription);
    subscription.status = "past_due";
    tell(world, "customer.subscription.updated", subscription);
  }
  tell(world, "checkout.session.async_payment_failed", session);
  return session;
}

function openSessionOf(world: World, id: string): Session {
  const session = find(world, "checkout.session", id);
  if (session.status !== "open") throw new Error(`nobody can pay a checkout that is ${session.status}`);
  return session;
}

/** Made at the first attempt, and the same for all of them. */
function intentOf(world: World, session: Session, buyer: Buyer): Stripe.PaymentIntent {
  if (typeof session.payment_intent === "string")
    return find(world, "payment_intent", session.payment_intent);
  const about = world.asked.get(session.id)?.payment_intent_data;
  const intent = newIntent(world, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "",
    customer: customerOf(world, session, buyer).id,
    description: about?.description ?? null,
    metadata: about?.metadata ?? {},
  });
  session.payment_intent = intent.id;
  return intent;
}

function firstIntentOf(world: World, session: Session): Stripe.PaymentIntent {
  if (typeof session.payment_intent === "string")
    return find(world, "payment_intent", session.payment_intent);
  const payment = all(world, "invoice_payment").find(({ invoice }) => invoice === session.invoice);
  return find(world, "payment_intent", String(payment?.payment.payment_intent));
}

function subscribe(world: World, session: Session, buyer: Buyer): Stripe.Subscription {
  const about = world.asked.get(session.id)?.subscription_data;
  const subscription = newSubscription(world, {
    customer: customerOf(world, session, buyer),
    amount: session.amount_subtotal ?? 0,
    currency: session.currency ?? "",
    hasTax: session.automatic_tax.enabled,
    description: about?.description ?? null,
    metadata: { ...about?.metadata },
  });
  session.subscription = subscription.id;
  return subscription;
}

/** Where the checkout was opened with invoices, one for what was paid at once. */
function makeInvoice(world: World, session: Session): void {
  const about = session.invoice_creation;
  if (!about?.enabled || session.invoice) return;
  const intent = firstIntentOf(world, session);
  const { invoice } = newInvoice(
    world,
    {
      customer: find(world, "customer", String(session.customer)),
      currency: intent.currency,
      subtotal: session.amount_subtotal ?? 0,
      tax: session.total_details?.amount_tax ?? 0,
      hasTax: session.automatic_tax.enabled,
      description: about.invoice_data.description,
      metadata: about.invoice_data.metadata ?? {},
      reason: "manual",
      subscription: null,
    },
    intent,
  );
  session.invoice = invoice.id;
  markPaid(world, invoice);
}
