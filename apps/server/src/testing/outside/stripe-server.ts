import { createServer, type IncomingMessage } from "node:http";
import Stripe from "stripe";
import { movingClock } from "../moving-clock.ts";
import { answer, type RememberedAnswers, type StripeRequest } from "./stripe/answering.ts";
import { type Fault, fail, makeFaults } from "./stripe/faults.ts";
import { catchUp, nextInvoice } from "./stripe/passing-time.ts";
import { decline, pay, settle } from "./stripe/paying.ts";
import { closeDispute, openDispute, refundPayment } from "./stripe/things/returns.ts";
import { expireSession } from "./stripe/things/sessions.ts";
import type { StripeEvent, World } from "./stripe/world.ts";

type Options = {
  clock?: ReturnType<typeof movingClock>;
  isLive?: boolean;
  taxPercent?: number;
  /** The most things on a page of a list. */
  maxPageSize?: number;
};
type Signing = { secret?: string; at?: Date };
type Delivery = Signing & {
  /** Stripe promises no order. */
  isReversed?: boolean;
  /** Nor that an event comes once. */
  times?: number;
};

const webhookSecret = "whsec_stand_in_0123456789";

/** A server on loopback that speaks the part of Stripe's API that the academy uses, with a state of its own. */
export async function openStripeServer({ clock = movingClock(), ...options }: Options = {}) {
  const secretKey = options.isLive ? "sk_live_stand_in_0123456789" : "sk_test_stand_in_0123456789";
  const faults = makeFaults();
  const remembered: RememberedAnswers = new Map();
  const requests: StripeRequest[] = [];
  /** Every object that was sent, for whoever compares them with Stripe's. */
  const sent: object[] = [];
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    requests.push(asked);
    catchUp(world);
    const fault = faults.take(`${asked.method} ${asked.path}`);
    if (fault && !fault.isDone) return fail(response, fault.kind);
    const { status, body } = answer(world, { secretKey }, remembered, asked);
    if (fault) {
      // Stripe repeats a failure of its own for as long as it knows the key.
      const key = asked.headers["idempotency-key"];
      const kept = typeof key === "string" ? remembered.get(key) : undefined;
      if (kept && fault.kind === "500") kept.answered = { status: 500, body: sorry };
      return fail(response, fault.kind);
    }
    if (status === 200) sent.push(body);
    response
      .writeHead(status, { "content-type": "application/json", "stripe-version": world.apiVersion })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = server.address();
  const port = typeof listening === "object" && listening ? listening.port : 0;
  const world: World = {
    clock,
    isLive: options.isLive ?? false,
    apiVersion: Stripe.API_VERSION,
    pagesAt: `http://127.0.0.1:${port}`,
    taxPercent: options.taxPercent ?? 10,
    maxPageSize: options.maxPageSize ?? 100,
    things: new Map(),
    asked: new Map(),
    events: [],
  };

  /** The very bytes of an event, and a genuine signature over them. */
  const sign = (event: StripeEvent, { secret = webhookSecret, at = clock.now() }: Signing = {}) => {
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { body: Buffer.from(payload), signature };
  };
  let delivered = 0;

  return {
    address: { host: "127.0.0.1", port, protocol: "http" as const },
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    secretKey,
    webhookSecret,
    clock,
    world,
    requests,
    sent,
    /** Everything Stripe would tell about, the oldest first. */
    events: world.events,
    fault: (fault: Fault) => faults.add(fault),
    heal: faults.clear,
    /** Somebody pays: by card, or with `settlesLater` in a way that takes days. */
    pay: (sessionId: string, buyer?: Parameters<typeof pay>[2]) => pay(world, sessionId, buyer),
    settle: (sessionId: string) => settle(world, sessionId),
    decline: (sessionId: string) => decline(world, sessionId),
    expire: (sessionId: string) => expireSession(world, sessionId),
    payNextInvoice: (subscriptionId: string) => nextInvoice(world, subscriptionId, "succeeded"),
    failNextInvoice: (subscriptionId: string) => nextInvoice(world, subscriptionId, "failed"),
    /** As the owner does it on Stripe's pages. */
    refund: (intentId: string, amount?: number) => refundPayment(world, intentId, amount),
    dispute: (intentId: string, status?: Parameters<typeof openDispute>[2]) =>
      openDispute(world, intentId, status),
    closeDispute: (intentId: string, status: Stripe.Dispute.Status) => closeDispute(world, intentId, status),
    /** Moves the clock; what is due by then happens. */
    moveDays(days: number) {
      clock.moveDays(days);
      catchUp(world);
    },
    sign,
    /** Posts events to the academy, those that it has not heard of yet unless some are named; answers their statuses. */
    async deliver(url: string, events?: StripeEvent[], { isReversed, times = 1, ...signing }: Delivery = {}) {
      const these = events ?? world.events.slice(delivered);
      delivered = world.events.length;
      const statuses: number[] = [];
      for (const event of (isReversed ? these.toReversed() : these).flatMap((each) =>
        Array(times).fill(each),
      )) {
        const { body, signature } = sign(event, signing);
        const headers = {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signature,
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        };
        const response = await fetch(url, { method: "POST", headers, body: new Uint8Array(body) });
        await response.arrayBuffer();
        statuses.push(response.status);
      }
      return statuses;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sorry = { error: { type: "api_error", message: "Sorry." } };

async function read(request: IncomingMessage): Promise<StripeRequest> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += piece;
  const [path = "", query = ""] = (request.url ?? "").split("?");
  return { method: request.method ?? "", path, query, text, headers: request.headers };
}
