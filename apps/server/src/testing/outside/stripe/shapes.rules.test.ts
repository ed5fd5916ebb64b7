import { expect, test } from "vitest";
import { z } from "zod";
import { startStripe } from "../connect-stripe.ts";
import { deriveShapes } from "./derive-shapes.ts";
import { kinds, type Shape, shapeOfKind, shapes } from "./make-thing.ts";

test("the shapes are those of the library that is installed", () => {
  expect(deriveShapes()).toEqual(shapes);
});

type Kind = keyof typeof kinds;
const schemas = new Map<Kind, z.ZodType>();

/** What is wrong with a thing, by what Stripe calls it. */
function problemsOf(thing: object): string[] {
  const { object, data } = thing as { object: Kind | "list"; data?: object[] };
  if (object === "list") return (data ?? []).flatMap(problemsOf);
  const schema = schemas.get(object) ?? z.fromJSONSchema({ ...shapes, ...shapeOfKind(object) } as Shape);
  schemas.set(object, schema);
  const checked = schema.safeParse(thing);
  return checked.success ? [] : [`${object}: ${z.prettifyError(checked.error)}`];
}

test("everything the stand-in says in a whole story looks as Stripe says it does", async () => {
  const { provider, request, server } = await startStripe({ isTaxOn: true, hasInvoices: true });
  const open = (orderId: string, plan: "full" | "monthly" | "two-payments") =>
    provider.openCheckout(request({ orderId, plan }));
  const once = await open("order-1", "full");
  const twice = await open("order-2", "two-payments");
  const monthly = await open("order-3", "monthly");
  const left = await open("order-4", "full");
  const slow = await open("order-5", "full");
  server.decline(once.checkoutId);
  const intent = String(server.pay(once.checkoutId).payment_intent);
  const [two, member] = [twice, monthly].map(({ checkoutId }) => String(server.pay(checkoutId).subscription));
  server.pay(slow.checkoutId, { settlesLater: true });
  await provider.closeCheckout(left.checkoutId);
  await provider.endAfterTwo(two ?? "");
  await provider.cancelSubscription(member ?? "");
  await provider.resumeSubscription(member ?? "");
  server.failNextInvoice(member ?? "");
  server.settle(slow.checkoutId);
  server.payNextInvoice(two ?? "");
  server.refund(intent, 100);
  await provider.refund(intent);
  server.dispute(intent, "warning_needs_response");
  for (const { checkoutId } of [once, twice, monthly, left, slow]) await provider.readPurchase(checkoutId);
  const { customerId } = await provider.readPurchase(monthly.checkoutId);
  const whose = { customerId: customerId ?? "", checkoutId: monthly.checkoutId };
  await provider.openPortal({ ...whose, returnUrl: "https://academy.example.com" });
  for await (const { checkoutId } of provider.listCompleted(new Date(0))) expect(checkoutId).toBeTruthy();
  server.closeDispute(intent, "lost");
  await provider.endSubscription(member ?? "");
  server.moveDays(100);
  await provider.readPurchase(twice.checkoutId);

  const told = server.events.map(({ data }) => data.object);
  const things = [...server.sent, ...told, ...server.world.things.values()];
  expect([...new Set(things.flatMap(problemsOf))]).toEqual([]);
  const seen = new Set(things.map((thing) => (thing as { object: string }).object));
  // The others stand inside these.
  const inside = new Set(["line_item", "plan", "price", "subscription_item"]);
  expect([...seen].sort()).toEqual(
    [...Object.keys(kinds).filter((kind) => !inside.has(kind)), "list"].sort(),
  );
});

test("a thing that looks otherwise would be noticed", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  const session = server.world.things.get(checkoutId) ?? {};
  const { url, ...withoutUrl } = session as { url?: string };

  expect(problemsOf(session)).toEqual([]);
  for (const wrong of [
    withoutUrl,
    { ...session, invented: 1 },
    { ...session, amount_total: "49700" },
    { ...session, status: "finished" },
    { ...session, automatic_tax: { enabled: true } },
  ]) {
    expect(problemsOf(wrong)).toHaveLength(1);
  }
});
