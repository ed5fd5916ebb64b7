import { createServer } from "node:http";
import Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { startStripe } from "../connect-stripe.ts";

type StartedStripe = Awaited<ReturnType<typeof startStripe>>;

/** Asks the stand-in as Stripe's libraries do, but anything. */
async function ask(
  { server }: StartedStripe,
  path: string,
  form?: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`http://127.0.0.1:${server.address.port}/v1/${path}`, {
    method: form === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${server.secretKey}`,
      "stripe-version": Stripe.API_VERSION,
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    ...(form === undefined ? {} : { body: form }),
  });
  return { status: response.status, error: (await response.json()).error };
}

/** Somebody who listens for events and knows whether they are genuine. */
async function listen({ server }: StartedStripe) {
  const heard: string[] = [];
  const listener = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const signature = request.headers["stripe-signature"] ?? "";
    const { now } = server.clock;
    try {
      const event = Stripe.webhooks.constructEvent(
        Buffer.concat(pieces),
        signature,
        server.webhookSecret,
        300,
        undefined,
        now().getTime(),
      );
      heard.push(event.id);
      response.writeHead(200).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void listener.close());
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { heard, url: `http://127.0.0.1:${port}/api/payments/events` };
}

test("events arrive signed: in order or not, once or more often, and each by itself only once", async () => {
  const started = await startStripe();
  const { provider, request, server } = started;
  const { heard, url } = await listen(started);
  const { checkoutId } = await provider.openCheckout(request());
  server.pay(checkoutId);
  const ids = server.events.map(({ id }) => id);

  const statuses = await server.deliver(url);
  expect(heard.splice(0)).toEqual(ids);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await server.deliver(url);
  expect(heard).toEqual([]);

  await server.deliver(url, server.events.slice(0, 2), { isReversed: true, times: 2 });
  expect(heard.splice(0)).toEqual([ids[1], ids[1], ids[0], ids[0]]);
  const [event] = server.events;
  const late = new Date(server.clock.now().getTime() - 301_000);
  expect(await server.deliver(url, event ? [event] : [], { at: late })).toEqual([400]);
  expect(await server.deliver(url, event ? [event] : [], { secret: "whsec_other" })).toEqual([400]);
});

test("it refuses what Stripe refuses", async () => {
  const started = await startStripe();
  const refused = async (path: string, form?: string, headers?: Record<string, string>) => {
    const { status, error } = await ask(started, path, form, headers);
    return `${status} ${error?.type} ${error?.param ?? error?.code ?? ""}`.trim();
  };
  const url = "https://a.example";

  expect(await refused("invoices", undefined, { authorization: "Bearer sk_test_other" })).toMatch(/^401/);
  expect(await refused("invoices", undefined, { "stripe-version": "2020-08-27" })).toMatch(/^400/);
  expect(await refused("nothing")).toBe("404 invalid_request_error");
  expect(await refused("checkout/sessions?color=red")).toBe("400 invalid_request_error color");
  expect(await refused("checkout/sessions?limit=101")).toBe("400 invalid_request_error limit");
  expect(await refused("checkout/sessions?expand[0]=data.customer")).toBe("400 invalid_request_error expand");
  expect(await refused("billing_portal/sessions", `customer=cus_1&return_url=${url}`)).toBe(
    "404 invalid_request_error id",
  );
  expect(await refused("refunds", "payment_intent=&reason=duplicate")).toBe(
    "400 invalid_request_error payment_intent",
  );
});

test("a key is good for one question", async () => {
  const started = await startStripe();
  const { provider, request, server } = started;
  const { checkoutId } = await provider.openCheckout(request());
  const paymentId = String(server.pay(checkoutId).payment_intent);
  const refund = (amount: number) =>
    ask(started, "refunds", `payment_intent=${paymentId}&reason=duplicate&amount=${amount}`, {
      "idempotency-key": "k1",
    });

  expect([(await refund(100)).status, (await refund(100)).status]).toEqual([200, 200]);
  expect((await refund(200)).error.type).toBe("idempotency_error");
  expect((await provider.readPurchase(checkoutId)).payments).toMatchObject([{ refundedCents: 100 }]);
});
