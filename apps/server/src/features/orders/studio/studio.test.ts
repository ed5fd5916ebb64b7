import { randomUUID } from "node:crypto";
import * as offerCalls from "@academy/contract/calls/studio/offers";
import * as orderCalls from "@academy/contract/calls/studio/orders";
import { pathOf } from "@academy/contract/path-of";
import type { OrderDetail, StudioOrderPage } from "@academy/contract/studio/orders";
import { expect, test } from "vitest";
import { buy, goToPay, jobsDone } from "../../../testing/data/buyers.ts";
import { academyWithOrders, couponBody, ordersPath } from "../../../testing/data/orders-in-studio.ts";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { noLimits } from "../../../testing/servers/start-api.ts";

test("what moves money or takes all of it along wants a proof", async () => {
  const { api, clock, owner } = await academyWithOrders({ limits: noLimits });
  const { order } = await buy(api, { offer: "subscribePackage" });
  const all = [...Object.values(orderCalls), ...Object.values(offerCalls)];
  const params = { id: order, payment: randomUUID(), offer: "blueprintGuided" };
  clock.moveMinutes(11);
  for (const call of all.filter((each) => "wantsFreshProof" in each)) {
    const path = pathOf<{ path: string }>(call, { params } as never);
    const body = call.method === "GET" ? undefined : {};
    expect(await refusalOf(await owner.send(call.method, path, body)), path).toMatchObject({
      code: "FRESH_PROOF_NEEDED",
    });
  }
  expect(all.filter((call) => "wantsFreshProof" in call).map(({ path }) => path)).toEqual([
    `${ordersPath}/export`,
    `${ordersPath}/:id/refunds`,
    `${ordersPath}/:id/end-access`,
    "/api/studio/offers/:offer",
    "/api/studio/offers/:offer/checkout-link",
  ]);
});

test("orders are found by every filter, the list, its count and its export alike", async () => {
  const { api, clock, owner, read, names, csv } = await academyWithOrders();
  const gift = { name: "Rose", email: "rose@example.org", note: "", deliverOn: null };
  const evil = '=HYPERLINK("x") <img src=x onerror=alert(1)>';
  const ann = await buy(api, { offer: "subscribePackage", name: "Ann Éxample" });
  clock.moveMinutes(1);
  await buy(api, { offer: "blueprintGuided", name: "Bob Stone", email: "bob@example.org", gift });
  clock.moveMinutes(1);
  await goToPay(api, { offer: "blueprintGuided", name: evil, email: "evil@example.org" });
  clock.moveMinutes(1);
  const cleo = await goToPay(api, { offer: "blueprintGuided", name: "Cleo", email: "cleo@example.org" });
  await api.db.updateTable("orders").set({ state: "expired" }).where("id", "=", cleo.order).execute();
  await ann.act("refund-part");
  await jobsDone(api, clock.now());
  const { payments } = await read<OrderDetail>(`${ordersPath}/${ann.order}`);
  const filters: [string, string[]][] = [
    ["", [evil, "Bob Stone", "Ann Éxample"]],
    ["state=expired", ["Cleo"]],
    ["state=active", ["Bob Stone", "Ann Éxample"]],
    ["offer=blueprintGuided", [evil, "Bob Stone"]],
    ["gift=yes", ["Bob Stone"]],
    ["gift=no&state=active", ["Ann Éxample"]],
    ["refunded=yes", ["Ann Éxample"]],
    ["refunded=no&state=active", ["Bob Stone"]],
    ["failed=yes", []],
    ["search=ANN%20EX", ["Ann Éxample"]],
    ["search=example", ["Ann Éxample"]],
    ["search=bob%40", ["Bob Stone"]],
    [`search=${ann.order.slice(0, 8)}`, ["Ann Éxample"]],
    [`search=${payments[0]?.number.toLowerCase()}`, ["Ann Éxample"]],
    ["search=xample", []],
    ["search=%25", []],
    ["from=2031-05-15T12:01:00.000Z&until=2031-05-15T12:02:00.000Z", ["Bob Stone"]],
  ];

  for (const [query, expected] of filters) {
    expect(await names(query), query).toEqual(expected);
    expect(await read(`${ordersPath}/count?${query}`), query).toEqual({
      count: expected.length,
      isMore: false,
    });
    expect((await csv(query)).trimEnd().split("\r\n").slice(1), query).toHaveLength(expected.length);
  }
  const file = await csv();
  expect(file, "no formula").toContain(`"'=HYPERLINK(""x"") <img`);
  expect(file).toContain(`,USD,997.00,997.00,0.00,498.50,${payments[0]?.number},no\r\n`);
  for (const wrong of ["state=old", "gift=1", "failed=no", "from=today", "cursor=nonsense", "other=1"]) {
    expect((await owner.get(`${ordersPath}?${wrong}`)).status, wrong).toBe(400);
  }
  const first = await read<StudioOrderPage>(`${ordersPath}?limit=2`);
  expect(await names(`limit=2&cursor=${first.nextCursor}`)).toEqual(["Ann Éxample"]);
});

test("an order says who, what, for how much, what was paid and what it opened, with the buyer's receipt", async () => {
  const { api, owner, detail } = await academyWithOrders();
  const made = await owner.post("/api/studio/coupons", couponBody({ code: "spring", percentOff: 10 }));
  expect(made.status, await made.clone().text()).toBe(200);
  const { order } = await buy(api, { offer: "subscribePackage", coupon: "SPRING" });

  const found = await detail(order);

  expect(found).toMatchObject({
    number: order.slice(0, 8),
    name: "Ann Example",
    accountId: expect.any(String),
    accountEmail: "ann@example.org",
    offerName: "The complete academy",
    version: { number: 1 },
    listCents: 99_700,
    discountCents: 9970,
    totalCents: 89_730,
    coupon: "SPRING",
    payments: [{ amountCents: 89_730, refundedCents: 0, refundableCents: 89_730, refund: null }],
    access: [{ email: "ann@example.org", endedAt: null }],
    canRefresh: true,
    canEndAccess: false,
  });
  expect(new Set(found.moments.map(({ what }) => what))).toEqual(new Set(["placed", "paid", "opened"]));
  const learner = await owner.get(`/api/studio/learners/${found.accountId}`);
  expect(await learner.json()).toMatchObject({ email: "ann@example.org" });
  const [payment] = found.payments;
  const receipt = await owner.get(`${ordersPath}/${order}/receipts/${payment?.id}`);
  expect(receipt.headers.get("content-disposition")).toContain(`receipt-${payment?.number}.pdf`);
  expect(
    Buffer.from(await receipt.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await owner.get(`${ordersPath}/${order}/receipts/${randomUUID()}`)).status).toBe(404);
  expect((await owner.get(`${ordersPath}/${randomUUID()}`)).status).toBe(404);
  expect((await owner.get(`${ordersPath}/nonsense`)).status).toBe(400);
});

test("differences stay until somebody has seen to them", async () => {
  const { api, clock, owner, read } = await academyWithOrders({ hasHourlyJobs: true });
  const { order, comesTo } = await buy(api, { offer: "blueprintGuided" });
  const strange = await buy(api, { offer: "subscribePackage", email: "bob@example.org" });
  await api.db
    .updateTable("test_payments")
    .set({ refunded_cents: 29_700 })
    .where("amount_cents", "=", 29_700)
    .execute();
  await api.db
    .updateTable("test_checkouts")
    .set({ order_id: randomUUID() })
    .where("id", "=", strange.checkout)
    .execute();
  // Else the job that closes an unpaid checkout would hear of it first.
  await api.db.deleteFrom("jobs").where("kind", "=", "orders.refresh").execute();
  clock.moveMinutes(61);
  await comesTo("ending");
  type Page = { items: { id: string; kind: string }[] };
  const list = (show = "open") => read<Page>(`/api/studio/differences?show=${show}`);

  const { items } = await eventually(list, (page) => page.items.length === 2);
  expect(items.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: "caught-up", order: { id: order, name: "Ann Example" }, from: "active", to: "ending" },
    { kind: "unknown", order: null, checkoutId: strange.checkout },
  ]);
  const settle = () => owner.post(`/api/studio/differences/${items[0]?.id}/settle`);
  expect([(await settle()).status, (await settle()).status]).toEqual([204, 409]);
  expect([(await list()).items.length, (await list("settled")).items.length]).toEqual([1, 1]);
});
