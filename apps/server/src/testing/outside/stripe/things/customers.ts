import type Stripe from "stripe";
import { find, keep, newId, nowOf, tell, type World } from "../world.ts";

/** What somebody enters on Stripe's page. */
export type Buyer = { email?: string; name?: string };

const address: Stripe.Address = {
  city: "Asheville",
  country: "US",
  line1: "7 Cedar Street",
  line2: null,
  postal_code: "28801",
  state: "NC",
};

/** Whoever the checkout is for, or somebody new; the session then says what they entered. */
export function customerOf(world: World, session: Stripe.Checkout.Session, buyer: Buyer): Stripe.Customer {
  const known = typeof session.customer === "string" ? find(world, "customer", session.customer) : undefined;
  const name = buyer.name ?? "Ann Marlowe";
  const email = known?.email ?? session.customer_email ?? buyer.email ?? "ann@example.com";
  const customer = known ?? keep(world, newCustomer(world, name, email));
  if (!known) tell(world, "customer.created", customer);
  if (session.automatic_tax.enabled) session.automatic_tax.status = "complete";
  session.customer = customer.id;
  session.customer_details = {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
  return customer;
}

function newCustomer(world: World, name: string, email: string): Stripe.Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address,
    balance: 0,
    created: nowOf(world),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: "A1B2C3D4",
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: world.isLive,
    metadata: {},
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
