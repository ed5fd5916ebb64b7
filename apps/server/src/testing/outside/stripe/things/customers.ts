import type Stripe from "stripe";
import { makeThing } from "../make-thing.ts";
import { find, keep, tell, type World } from "../world.ts";

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
  const customer = known ?? keep(world, makeThing(world, "customer", "cus", { address, email, name }));
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
