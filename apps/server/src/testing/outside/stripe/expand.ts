import { StripeRefusal } from "./refusal.ts";
import { all, type StripeObject, type World } from "./world.ts";

type Loose = Record<string, unknown>;

/** What can be asked to be put in whole; anything else Stripe refuses. */
const expandable = new Set([
  "data.latest_charge",
  "data.payments",
  "payment_intent.latest_charge",
  "schedule",
  "subscription.schedule",
]);

/** A copy to send, with whole things in place of the ids on the given paths. */
export function render(
  world: World,
  thing: StripeObject | { object: "list"; data: StripeObject[] },
  expand: string[] = [],
) {
  const copy = structuredClone(thing) as unknown as Loose;
  for (const path of expand) {
    if (!expandable.has(path)) {
      throw new StripeRefusal(400, `This property cannot be expanded (${path}).`, { param: "expand" });
    }
    putIn(world, copy, path.split("."));
  }
  return copy;
}

function putIn(world: World, at: Loose, [part = "", ...rest]: string[]): void {
  const value = part === "payments" ? paymentsOf(world, at) : at[part];
  const whole = typeof value === "string" ? structuredClone(world.things.get(value)) : value;
  at[part] = whole;
  if (rest.length === 0) return;
  for (const inside of Array.isArray(whole) ? whole : [whole]) {
    if (inside) putIn(world, inside, rest);
  }
}

/** Only there when asked for. */
function paymentsOf(world: World, { id }: Loose) {
  const invoice = world.things.get(String(id));
  if (invoice?.object !== "invoice")
    throw new StripeRefusal(400, "This property cannot be expanded (payments).");
  return {
    object: "list",
    data: structuredClone(all(world, "invoice_payment").filter((each) => each.invoice === invoice.id)),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
}
