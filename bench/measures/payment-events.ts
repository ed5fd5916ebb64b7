import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeKeyedHash } from "../../apps/server/src/features/account/public.ts";
import { signEvent } from "../../apps/server/src/features/payments/public.ts";
import { type Running, startBaseline } from "../processes.ts";
import { type Row, ratioRow } from "../report.ts";
import { sideBySide } from "../throughput.ts";

/** An event of the payment provider, verified, kept once and its job with it, against a bare insert of the same bytes. */
export async function measurePaymentEvents(product: Running, dataDir: string, work: string): Promise<Row[]> {
  const secret = readFileSync(join(dataDir, "secret"), "utf8").trim();
  const key = makeKeyedHash(secret)("test-checkout-events", "");
  const order = await anOrder(product.url);
  const anEvent = () => JSON.stringify({ id: randomUUID(), type: "test.pay", livemode: false, ...order });
  const bare = await startBaseline("bare-insert.ts", [join(work, "bare-events.sqlite")]);
  const headers = { "content-type": "application/json" };
  const signed = (text: string) => ({ "stripe-signature": signEvent(text, key, new Date()) });
  const rows: Row[] = [];
  for (const connections of [8, 64]) {
    const rates = await sideBySide(
      { url: `${product.url}/api/payments/events`, headers, body: anEvent, headersOf: signed },
      { url: bare.url, headers, body: anEvent, headersOf: signed },
      connections,
    );
    const what = `POST /api/payments/events, ${connections} connections, against bare node:http and one durable insert`;
    rows.push(ratioRow(what, rates, 0.4));
  }
  await bare.stop();
  return rows;
}

async function anOrder(url: string): Promise<{ order: string; checkout: string }> {
  const response = await fetch(`${url}/api/checkout`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      offer: "subscribePackage",
      plan: "full",
      name: "Ada Marsh",
      email: "ada@example.com",
      submission_id: randomUUID(),
    }),
  });
  const { order, url: page } = (await response.json()) as { order: string; url: string };
  return { order, checkout: page.replace("/test-checkout/", "") };
}
