import type Stripe from "stripe";
import { StripeRefusal } from "../refusal.ts";
import { all, find, keep, newId, nowOf, tell, type World } from "../world.ts";
import type { SessionForm } from "./session-form.ts";

const minute = 60;
const day = 24 * 60 * minute;

/** What Stripe does not allow, as far as one could get it wrong here. */
function check(world: World, form: SessionForm): void {
  const refuse = (isWrong: boolean | undefined, param: string, message: string) => {
    if (isWrong) throw new StripeRefusal(400, message, { param });
  };
  const isOnce = form.mode === "payment";
  const [item] = form.line_items;
  const customer = form.customer ? find(world, "customer", form.customer) : undefined;
  const left = (form.expires_at ?? nowOf(world) + day) - nowOf(world);
  const hasTax = form.automatic_tax?.enabled;
  refuse(left < 30 * minute || left > day, "expires_at", "30 minutes to 24 hours after creation");
  refuse(
    Boolean(form.customer && form.customer_email),
    "customer_email",
    "only one of customer, customer_email",
  );
  refuse(
    form.customer_creation && (!isOnce || Boolean(customer)),
    "customer_creation",
    "only in payment mode",
  );
  refuse(form.customer_update && !customer, "customer_update", "only with customer");
  refuse(Boolean(form.payment_intent_data) && !isOnce, "payment_intent_data", "only in payment mode");
  refuse(Boolean(form.invoice_creation) && !isOnce, "invoice_creation", "only in payment mode");
  refuse(Boolean(form.subscription_data) && isOnce, "subscription_data", "only in subscription mode");
  refuse(Boolean(item?.price_data.recurring) === isOnce, "line_items", "the price does not fit the mode");
  refuse(hasTax && !item?.price_data.tax_behavior, "line_items", "automatic tax needs a tax_behavior");
  refuse(
    hasTax && customer && !customer.address && form.customer_update?.address !== "auto",
    "customer",
    "Automatic tax calculation in Checkout requires a valid address on the Customer.",
  );
}

export function openSession(world: World, form: SessionForm): Stripe.Checkout.Session {
  check(world, form);
  const [item] = form.line_items;
  const subtotal = (item?.price_data.unit_amount ?? 0) * (item?.quantity ?? 0);
  const hasTax = form.automatic_tax?.enabled ?? false;
  const tax = hasTax ? Math.round((subtotal * world.taxPercent) / 100) : 0;
  const id = newId(world.isLive ? "cs_live" : "cs_test");
  const isOnce = form.mode === "payment";
  const session: Stripe.Checkout.Session = {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: form.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: form.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    automatic_tax: {
      enabled: hasTax,
      liability: hasTax ? { type: "self" } : null,
      provider: hasTax ? "stripe" : null,
      status: hasTax ? "requires_location_inputs" : null,
    },
    billing_address_collection: null,
    cancel_url: form.cancel_url,
    client_reference_id: form.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowOf(world),
    currency: item?.price_data.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: form.customer ?? null,
    customer_account: null,
    customer_creation: isOnce ? (form.customer_creation ?? "if_required") : null,
    customer_details: null,
    customer_email: form.customer_email ?? null,
    discounts: [],
    expires_at: form.expires_at ?? nowOf(world) + day,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isOnce
      ? {
          enabled: form.invoice_creation?.enabled ?? false,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: form.invoice_creation?.invoice_data?.description ?? null,
            footer: null,
            issuer: null,
            metadata: form.invoice_creation?.invoice_data?.metadata ?? {},
            rendering_options: null,
          },
        }
      : null,
    livemode: world.isLive,
    locale: null,
    managed_payments: null,
    metadata: form.metadata ?? {},
    mode: form.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isOnce ? "if_required" : "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: form.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    ui_mode: "hosted_page",
    url: `${world.pagesAt}/c/pay/${id}`,
    wallet_options: null,
  };
  world.asked.set(id, form);
  return keep(world, session);
}

export function expireSession(world: World, id: string): Stripe.Checkout.Session {
  const session = find(world, "checkout.session", id);
  if (session.status !== "open") {
    throw new StripeRefusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  session.status = "expired";
  session.url = null;
  tell(world, "checkout.session.expired", session);
  return session;
}

export function expireOldSessions(world: World): void {
  for (const { id, status, expires_at } of all(world, "checkout.session")) {
    if (status === "open" && expires_at <= nowOf(world)) expireSession(world, id);
  }
}
