import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newId, nowOf, type Things, type World } from "./world.ts";

export type Shape = Record<string, unknown>;
export type Shapes = { $defs: Record<string, Shape> };

/** What Stripe calls a thing, and where the library says what it looks like. */
export const kinds = {
  "billing_portal.session": "BillingPortal/Sessions#Session",
  charge: "Charges#Charge",
  "checkout.session": "Checkout/Sessions#Session",
  customer: "Customers#Customer",
  dispute: "Disputes#Dispute",
  invoice: "Invoices#Invoice",
  invoice_payment: "InvoicePayments#InvoicePayment",
  line_item: "InvoiceLineItems#InvoiceLineItem",
  payment_intent: "PaymentIntents#PaymentIntent",
  plan: "Plans#Plan",
  price: "Prices#Price",
  refund: "Refunds#Refund",
  subscription: "Subscriptions#Subscription",
  subscription_item: "SubscriptionItems#SubscriptionItem",
  subscription_schedule: "SubscriptionSchedules#SubscriptionSchedule",
} as const;

/** How a description is called in the file: `Checkout.Sessions:Session.AutomaticTax`. */
export const nameOf = (key: string) => key.replace("../", "").replaceAll("/", ".").replace("#", ":");
export const refTo = (key: string): Shape => ({ $ref: `#/$defs/${nameOf(key)}` });
/** The description of a thing that Stripe calls so. */
export const shapeOfKind = (kind: keyof typeof kinds): Shape => refTo(kinds[kind]);

export const shapes: Shapes = JSON.parse(readFileSync(join(import.meta.dirname, "shapes.json"), "utf8"));

/** As much of a thing as there is to say about it. */
type GivenParts<Value> = Value extends (infer Item)[]
  ? GivenParts<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: GivenParts<Value[Key]> }
    : Value;

/** A thing as Stripe would send it: whatever is not said of it is null, nothing or none, as its shape has it. */
export function makeThing<Kind extends keyof Things>(
  world: World,
  kind: Kind,
  prefix: string,
  said: GivenParts<Things[Kind]>,
): Things[Kind] {
  const common = { id: newId(prefix), object: kind, created: nowOf(world), livemode: world.isLive };
  const { properties = {} } = resolve(shapeOfKind(kind)) as { properties?: Shape };
  const known = Object.entries(common).filter(([name]) => name in properties);
  return fill(shapeOfKind(kind), { ...Object.fromEntries(known), ...said }) as Things[Kind];
}

const resolve = (shape: Shape): Shape =>
  typeof shape.$ref === "string" ? resolve(shapes.$defs[shape.$ref.replace("#/$defs/", "")] ?? {}) : shape;

function fill(given: Shape, said: unknown): unknown {
  const { anyOf, properties, required, items, ...shape } = resolve(given) as {
    anyOf?: Shape[];
    properties?: Record<string, Shape>;
    required?: string[];
    items?: Shape;
  } & Shape;
  if (anyOf) {
    const part = Array.isArray(said) ? "items" : "properties";
    const inside = anyOf.find((each) => part in resolve(each));
    if (typeof said === "object" && said !== null) return inside ? fill(inside, said) : said;
    return said ?? (anyOf.some(({ type }) => type === "null") ? null : fill(anyOf[0] ?? {}, undefined));
  }
  if (said === undefined && !properties) return emptyOf(shape);
  if (Array.isArray(said)) return items ? said.map((each) => fill(items, each)) : said;
  if (!properties || typeof said === "string" || said === null) return said;
  const filled: Record<string, unknown> = { ...(said as object) };
  const names = new Set([...(required ?? []), ...Object.keys(filled)]);
  for (const name of names) filled[name] = fill(properties[name] ?? {}, filled[name]);
  return filled;
}

function emptyOf({ const: fixed, enum: values, type }: Shape): unknown {
  if (fixed !== undefined) return fixed;
  if (Array.isArray(values)) return values[0];
  const empty: Record<string, unknown> = { array: [], object: {}, boolean: false, number: 0, string: "" };
  const types = [type].flat();
  return types.includes("null") ? null : structuredClone(empty[String(types[0])] ?? null);
}
