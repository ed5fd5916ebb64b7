import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { buy, goToPay, holdings, jobsDone, stateIn } from "../../../testing/data/buyers.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { makeKeyedHash } from "../../account/public.ts";
import { signEvent, testSignatureHeader } from "../../payments/public.ts";

const secret = "a secret of more than thirty-two letters";
const key = makeKeyedHash(secret)("test-checkout-events", "");
const email = "ann@example.org";

async function startAcademy() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now, env: { SECRET: secret } });
  const send = (body: string, signature?: string) =>
    api.call("/api/payments/events", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(signature ? { [testSignatureHeader]: signature } : {}),
      },
      body,
    });
  const eventOf = (order: string, checkout: string, over: object = {}) =>
    JSON.stringify({ id: randomUUID(), type: "test.pay", livemode: false, order, checkout, ...over });
  const told = () => api.db.selectFrom("payment_events").selectAll().execute();
  return { api, clock, send, eventOf, told };
}

test("forged, stale, future and altered events are refused, and nothing is written down", async () => {
  const { api, clock, send, eventOf, told } = await startAcademy();
  const { order, checkout } = await goToPay(api, { offer: "subscribePackage" });
  const body = eventOf(order, checkout);
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  const good = signEvent(body, key, clock.now());
  const refused: [string, string, string | undefined][] = [
    ["without a signature", body, undefined],
    ["with words for one", body, "t=now,v1=trust-me"],
    ["signed with another key", body, signEvent(body, "another key", clock.now())],
    ["of ten minutes ago", body, signEvent(body, key, at(-10))],
    ["of ten minutes from now", body, signEvent(body, key, at(10))],
    ["altered on the way", body.replace("test.pay", "test.bay"), good],
    ["with a space more", `${body} `, good],
    ["empty", "", signEvent("", "another key", clock.now())],
  ];
  for (const [how, sent, signature] of refused) {
    expect(await refusalOf(await send(sent, signature)), how).toMatchObject({
      status: 400,
      code: "BAD_REQUEST",
    });
  }
  expect(await told()).toEqual([]);
  expect((await send(body, signEvent(body, key, at(-4)))).status, "four minutes late").toBe(204);
  expect((await send(eventOf("no", "such", {}), "")).status).toBe(400);
});

test("an event grants nothing by itself: the purchase is asked about, and an event told often counts once", async () => {
  const { api, clock, send, eventOf, told } = await startAcademy();
  const buyer = await goToPay(api, { offer: "subscribePackage" });
  const body = eventOf(buyer.order, buyer.checkout);
  const signature = signEvent(body, key, clock.now());

  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await send(body, signature)).status),
  );
  await jobsDone(api, clock.now());

  expect(statuses).toEqual([204, 204, 204, 204, 204]);
  expect(await told()).toMatchObject([
    { order_id: buyer.order, outcome: "applied", handled_at: clock.now() },
  ]);
  expect(await stateIn(api, buyer.order), "it says paid, the purchase is open").toBe("open");
  expect(await holdings(api, email)).toEqual([]);
});

test("an event about something that is not ours is taken and left", async () => {
  const { api, clock, send, eventOf, told } = await startAcademy();
  const body = eventOf(randomUUID(), randomUUID());
  expect((await send(body, signEvent(body, key, clock.now()))).status).toBe(204);
  await jobsDone(api, clock.now());
  expect(await told()).toMatchObject([{ order_id: null, outcome: "not-ours" }]);
});

test("events that arrive late, in the wrong order and again change nothing that is so", async () => {
  const { api, clock, send, eventOf } = await startAcademy();
  const bought = await buy(api, { offer: "subscribePackage" });
  await bought.act("refund");
  await bought.comesTo("ending");
  const before = await api.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();

  for (const type of ["test.pay", "test.refund", "test.pay"]) {
    const body = eventOf(bought.order, bought.checkout, { type });
    await send(body, signEvent(body, key, clock.now()));
  }
  await jobsDone(api, clock.now());

  const {
    revision: _more,
    checked_at: _later,
    ...after
  } = await api.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect(before).toMatchObject(after);
});

test("a live academy without a provider takes no events", async () => {
  const api = await startApi({
    env: { BASE_URL: "https://academy.example.com", SMTP_URL: "smtp://127.0.0.1:1" },
  });
  const response = await api.call("/api/payments/events", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(response.status).toBe(404);
  expect((await api.get("/api/test-checkout/x")).status).toBe(404);
  expect(await (await api.get("/api/offers")).json()).toMatchObject({ payment: "closed" });
});
