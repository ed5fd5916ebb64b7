import type Stripe from "stripe";
import { z } from "zod";
import { expandForm, flag, given, metadataForm, whole } from "../form.ts";
import { makeThing } from "../make-thing.ts";
import { StripeRefusal } from "../refusal.ts";
import { all, find, keep, newId, nowOf, tell, type World } from "../world.ts";

const about = z.strictObject({ metadata: metadataForm, description: given });

/** What a checkout may be opened with, as far as the academy does. */
export const sessionForm = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  client_reference_id: given.max(200).optional(),
  metadata: metadataForm.optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: whole,
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: whole.refine((amount) => amount >= 50, "amount_too_small"),
          product_data: z.strictObject({ name: given, description: given.optional() }),
          recurring: z.strictObject({ interval: z.literal("month") }).optional(),
          tax_behavior: z.enum(["exclusive", "inclusive"]).optional(),
        }),
      }),
    )
    .length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: whole.optional(),
  allow_promotion_codes: flag.optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  customer: given.optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_update: z.strictObject({ address: z.enum(["auto", "never"]) }).optional(),
  payment_intent_data: about.optional(),
  invoice_creation: z.strictObject({ enabled: flag, invoice_data: about.optional() }).optional(),
  subscription_data: about.optional(),
  expand: expandForm,
});
type SessionForm = z.output<typeof sessionForm>;

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
  const about = form.invoice_creation?.invoice_data;
  const session = makeThing(world, "checkout.session", "", {
    id,
    adaptive_pricing: { enabled: form.adaptive_pricing?.enabled ?? true },
    allow_promotion_codes: form.allow_promotion_codes ?? null,
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    automatic_tax: { enabled: hasTax, status: hasTax ? "requires_location_inputs" : null },
    cancel_url: form.cancel_url,
    client_reference_id: form.client_reference_id ?? null,
    currency: item?.price_data.currency ?? null,
    customer: form.customer ?? null,
    customer_creation: isOnce ? (form.customer_creation ?? "if_required") : null,
    customer_email: form.customer_email ?? null,
    expires_at: form.expires_at ?? nowOf(world) + day,
    invoice_creation: isOnce
      ? {
          enabled: form.invoice_creation?.enabled ?? false,
          invoice_data: { description: about?.description ?? null, metadata: about?.metadata ?? {} },
        }
      : null,
    metadata: form.metadata ?? {},
    mode: form.mode,
    payment_method_collection: isOnce ? "if_required" : "always",
    payment_status: "unpaid",
    status: "open",
    success_url: form.success_url,
    total_details: { amount_tax: tax },
    ui_mode: "hosted_page",
    url: `${world.pagesAt}/c/pay/${id}`,
  });
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
