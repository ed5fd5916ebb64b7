import { randomUUID } from "node:crypto";
import * as offerCalls from "@academy/contract/calls/studio/offers";
import * as orderCalls from "@academy/contract/calls/studio/orders";
import { pathOf } from "@academy/contract/path-of";
import type { OrderDetail, StudioOrderPage } from "@academy/contract/studio/orders";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { buy, goToPay, holdings, jobsDone } from "../../../testing/data/buyers.ts";
import { eventually } from "../../../testing/eventually.ts";
import { nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { noLimits, startApi } from "../../../testing/servers/start-api.ts";

const base = "/api/studio/orders";

async function academy(options: Parameters<typeof startApi>[0] = {}) {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now, ...options });
  const owner = await signedIn(api, "owner");
  const read = async <Answer>(path: string) => (await (await owner.get(path)).json()) as Answer;
  const detail = (id: string) => read<OrderDetail>(`${base}/${id}`);
  const names = async (query = "") =>
    (await read<StudioOrderPage>(`${base}?${query}`)).items.map(({ name }) => name);
  const csv = async (query = "") => (await (await owner.get(`${base}/export?${query}`)).text()).slice(1);
  const audit = async () =>
    (await api.db.selectFrom("audit_entries").select(["action", "detail"]).orderBy("id").execute()).map(
      ({ action, detail: what }) => [action, what],
    );
  return { api, clock, owner, read, detail, names, csv, audit };
}
type Academy = Awaited<ReturnType<typeof academy>>;

/** As the dialog sends it. */
async function refund({ owner, detail }: Academy, id: string, more: object = {}, browser: Browser = owner) {
  const [payment] = (await detail(id)).payments;
  return browser.post(`${base}/${id}/refunds`, {
    payment: payment?.id,
    amountCents: payment?.amountCents,
    refundedCents: payment?.refundedCents,
    reason: "guarantee",
    ...more,
  });
}

test("every call of it is the owner's alone, and what moves money wants a proof", async () => {
  const { api, clock, owner } = await academy({ limits: noLimits });
  const { order } = await buy(api, { offer: "subscribePackage" });
  const all = [...Object.values(orderCalls), ...Object.values(offerCalls)];
  const params = { id: order, payment: randomUUID(), offer: "blueprintGuided" };
  const [visitor, learner] = [openBrowser(api), await signedIn(api)];

  for (const call of all) {
    const path = pathOf<{ path: string }>(call, { params } as never);
    const send = (browser: Browser) =>
      browser.send(call.method, path, call.method === "GET" ? undefined : {});
    expect((await send(visitor)).status, path).toBe(401);
    const refused = await send(learner);
    expect(refused.status, path).toBe(403);
    expect(await refused.text()).not.toContain("example.org");
    expect([401, 403], path).not.toContain((await send(owner)).status);
  }
  clock.moveMinutes(11);
  for (const call of all.filter((each) => "wantsFreshProof" in each)) {
    const path = pathOf<{ path: string }>(call, { params } as never);
    expect(await refusalOf(await owner.send(call.method, path, {})), path).toMatchObject({
      code: "FRESH_PROOF_NEEDED",
    });
  }
  expect(all.filter((call) => "wantsFreshProof" in call).map(({ path }) => path)).toEqual([
    `${base}/:id/refunds`,
    `${base}/:id/end-access`,
    "/api/studio/offers/:offer",
    "/api/studio/offers/:offer/checkout-link",
  ]);
});

test("orders are found by every filter, the list, its count and its export alike", async () => {
  const { api, clock, owner, read, names, csv } = await academy();
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
  const { payments } = await read<OrderDetail>(`${base}/${ann.order}`);
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
    expect(await read(`${base}/count?${query}`), query).toEqual({ count: expected.length, isMore: false });
    expect((await csv(query)).trimEnd().split("\r\n").slice(1), query).toHaveLength(expected.length);
  }
  const file = await csv();
  expect(file, "no formula").toContain(`"'=HYPERLINK(""x"") <img`);
  expect(file).toContain(`,USD,997.00,997.00,0.00,498.50,${payments[0]?.number},no\r\n`);
  for (const wrong of ["state=old", "gift=1", "failed=no", "from=today", "cursor=nonsense", "other=1"]) {
    expect((await owner.get(`${base}?${wrong}`)).status, wrong).toBe(400);
  }
  const first = await read<StudioOrderPage>(`${base}?limit=2`);
  expect(await names(`limit=2&cursor=${first.nextCursor}`)).toEqual(["Ann Éxample"]);
});

test("an order says who, what, for how much, what was paid and what it opened, with the buyer's receipt", async () => {
  const { api, owner, detail } = await academy();
  const made = await owner.post("/api/studio/coupons", coupon({ code: "spring", percentOff: 10 }));
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
  const receipt = await owner.get(`${base}/${order}/receipts/${payment?.id}`);
  expect(receipt.headers.get("content-disposition")).toContain(`receipt-${payment?.number}.pdf`);
  expect(
    Buffer.from(await receipt.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await owner.get(`${base}/${order}/receipts/${randomUUID()}`)).status).toBe(404);
  expect((await owner.get(`${base}/${randomUUID()}`)).status).toBe(404);
  expect((await owner.get(`${base}/nonsense`)).status).toBe(400);
});

const coupon = (more: object) => ({
  code: "CODE",
  percentOff: null,
  centsOff: null,
  offers: null,
  maxUses: null,
  maxPerPerson: null,
  until: null,
  ...more,
});

test("a refund is made once, however often and by however many it is asked for; access ends when she says so", async () => {
  const started = await academy();
  const { api, clock, owner, detail, audit } = started;
  const { order } = await buy(api, { offer: "subscribePackage" });
  const other = await signedIn(api, "owner");
  const before = await detail(order);

  const answers = await Promise.all([
    refund(started, order),
    refund(started, order),
    refund(started, order, {}, other),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const made = await eventually(
    () => detail(order),
    ({ payments }) => payments[0]?.refund?.state === "done",
  );
  expect(made).toMatchObject({
    state: "ending",
    end: "refunded",
    isRefunded: true,
    canEndAccess: true,
    payments: [{ refundedCents: 99_700, refundableCents: 0, refund: { amountCents: 99_700 } }],
  });
  const stale = await owner.post(`${base}/${order}/refunds`, {
    payment: before.payments[0]?.id,
    amountCents: 100,
    refundedCents: 0,
    reason: "other",
  });
  expect(stale.status, "whoever looked at old figures").toBe(409);
  expect(await api.db.selectFrom("test_payments").select("refunded_cents").execute()).toEqual([
    { refunded_cents: 99_700 },
  ]);
  expect(await holdings(api, "ann@example.org")).toEqual(["all-courses"]);

  clock.moveMinutes(1);
  const ended = await owner.post(`${base}/${order}/end-access`);
  expect(await ended.json()).toMatchObject({ state: "ended", canEndAccess: false });
  expect(await holdings(api, "ann@example.org")).toEqual([]);
  expect((await owner.post(`${base}/${order}/end-access`)).status).toBe(409);
  const { moments } = await detail(order);
  expect(moments.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["refund-asked", "refund-made", "access-ended", "closed"]),
  );
  expect(moments.find(({ what }) => what === "refund-asked")).toMatchObject({
    by: "Elena Marlowe",
    reason: "guarantee",
    amountCents: 99_700,
  });
  expect(await audit()).toEqual([
    ["order.refund-asked", { amountCents: 99_700, reason: "guarantee", receipt: "LA-2031-00001" }],
    ["order.access-ended", expect.objectContaining({ because: "refunded" })],
  ]);
});

test("a part may go back and closes nothing; no more goes back than was paid", async () => {
  const started = await academy();
  const { api, owner, detail } = started;
  const { order } = await buy(api, { offer: "blueprintGuided" });
  const isDone = ({ payments }: OrderDetail) => payments[0]?.refund?.state === "done";

  expect((await refund(started, order, { amountCents: 29_701 })).status).toBe(400);
  expect((await refund(started, order, { amountCents: 0 })).status).toBe(400);
  expect((await refund(started, order, { reason: "because" })).status).toBe(400);
  expect((await refund(started, order, { payment: randomUUID() })).status).toBe(404);
  expect((await refund(started, order, { amountCents: 5000 })).status).toBe(200);
  const part = await eventually(() => detail(order), isDone);
  expect(part).toMatchObject({
    state: "active",
    payments: [{ refundedCents: 5000, refundableCents: 24_700 }],
  });
  expect((await refund(started, order, { amountCents: 24_701 })).status).toBe(400);
  expect((await refund(started, order, { amountCents: 24_700 })).status).toBe(200);
  const all = await eventually(
    () => detail(order),
    ({ end }) => end === "refunded",
  );
  expect(all.payments[0]?.refundedCents).toBe(29_700);
  expect((await owner.post(`${base}/${order}/refresh`)).status).toBe(200);
});

test("what a crash left between the provider and the books is not given back twice", async () => {
  const started = await academy();
  const { api, clock, detail } = started;
  const { order } = await buy(api, { offer: "blueprintGuided" });
  const [payment] = (await detail(order)).payments;
  // As it stands when the process ended right after the provider had made it: the books say nothing of it yet.
  await api.db.updateTable("test_payments").set({ refunded_cents: 5000 }).execute();
  const refundId = randomUUID();
  await api.db
    .insertInto("refunds")
    .values({
      id: refundId,
      order_id: order,
      payment_id: payment?.id ?? "",
      amount_cents: 5000,
      before_cents: 0,
      reason: "other",
      asked_by: null,
      state: "asked",
      failure: null,
      settled_at: null,
      created_at: clock.now(),
    })
    .execute();
  expect((await refund(started, order, { amountCents: 100 })).status, "one at a time").toBe(409);
  await api.db
    .insertInto("jobs")
    .values({
      id: randomUUID(),
      kind: "orders.make-refund",
      key: null,
      payload: JSON.stringify({ refundId }),
      state: "waiting",
      run_at: clock.now(),
      attempts: 0,
      created_at: clock.now(),
    })
    .execute();

  const done = await eventually(
    () => detail(order),
    ({ payments }) => payments[0]?.refund?.state === "done",
  );
  expect(done.payments).toMatchObject([{ refundedCents: 5000 }]);

  clock.moveMinutes(1);
  // Somebody gives back another part at the provider, and nobody has told us: what was asked for is not made.
  await api.db.updateTable("test_payments").set({ refunded_cents: 6000 }).execute();
  expect((await refund(started, order, { amountCents: 2000 })).status).toBe(200);
  const failed = await eventually(
    () => detail(order),
    ({ payments }) => payments[0]?.refund?.state === "failed" && payments[0].refundedCents === 6000,
  );
  expect(failed.payments[0]).toMatchObject({
    refundableCents: 23_700,
    refund: { amountCents: 2000, failure: expect.stringContaining("in the meantime") },
  });
  expect(failed.moments.map(({ what }) => what)).toContain("refund-failed");
});

test("codes are made, counted, refused where they make no sense, and ended once", async () => {
  const { api, clock, owner, read, audit } = await academy();
  const make = (more: object) => owner.post("/api/studio/coupons", coupon(more));
  const list = async (show = "active") =>
    (await read<{ items: { id: string; code: string; uses: number }[] }>(`/api/studio/coupons?show=${show}`))
      .items;

  const wrong: object[] = [
    { code: "x", percentOff: 10 },
    { code: "two words!", percentOff: 10 },
    { code: "both", percentOff: 10, centsOff: 100 },
    { code: "none" },
    { code: "past", percentOff: 10, until: "2031-05-14" },
    { code: "group", percentOff: 10, offers: ["alumniGroup"] },
    { code: "most", percentOff: 101 },
    { code: "odd", percentOff: 10, more: 1 },
  ];
  for (const more of wrong) expect((await make(more)).status, JSON.stringify(more)).toBe(400);
  const made = await make({ code: "may-31", centsOff: 2000, maxUses: 2, until: "2031-05-15" });
  expect(await made.json()).toMatchObject({ code: "MAY31", uses: 0, until: "2031-05-15", endedAt: null });
  expect(await refusalOf(await make({ code: "MAY 31", percentOff: 5 }))).toMatchObject({ field: "code" });
  await buy(api, { offer: "blueprintGuided", coupon: "may31" });
  const [found] = await list();
  expect(found).toMatchObject({ code: "MAY31", uses: 1 });
  clock.moveMinutes(1);
  const end = () => owner.post(`/api/studio/coupons/${found?.id}/end`);
  expect([(await end()).status, (await end()).status]).toEqual([204, 409]);
  expect([await list(), (await list("ended")).map(({ code }) => code)]).toEqual([[], ["MAY31"]]);
  const body = { offer: "blueprintGuided", plan: "full", coupon: "may31" };
  expect((await api.post("/api/checkout/quote", body)).status).toBe(400);
  expect((await audit()).map(([action]) => action)).toEqual(["coupon.made", "coupon.ended"]);
});

test("offers show their versions; a payment page elsewhere is set over the one that was seen", async () => {
  const { api, owner, read } = await academy();
  const put = (link: unknown, basedOn: string | null) =>
    owner.send("PUT", "/api/studio/offers/blueprintGuided/checkout-link", { link, basedOn });
  const page = "https://pay.example.com/guided";

  const { offers } = await read<{ offers: { key: string; versions: object[] }[] }>("/api/studio/offers");
  expect(offers.map(({ key }) => key)).toHaveLength(5);
  expect(offers.find(({ key }) => key === "blueprintGuided")).toMatchObject({
    priceCents: 29_700,
    instalments: { count: 2, priceCents: 14_900 },
    versions: [{ number: 1, priceCents: 29_700 }],
  });
  for (const wrong of ["http://pay.example.com", "javascript:alert(1)", "", 5]) {
    expect((await put(wrong, null)).status, String(wrong)).toBe(400);
  }
  expect((await put(page, null)).status).toBe(204);
  expect((await api.get("/checkout/blueprintGuided")).headers.get("location")).toBe(page);
  expect((await put("https://other.example.com", null)).status, "somebody was faster").toBe(409);
  expect((await put(null, page)).status).toBe(204);
  expect((await api.get("/checkout/blueprintGuided")).headers.get("location")).toBeNull();
});

test("the group: seats, members, and invitations that are made, sent again and withdrawn", async () => {
  const { api, clock, owner, read, audit } = await academy();
  type Row = { id: string; email: string; state: string };
  const invitations = async () => (await read<{ items: Row[] }>("/api/studio/invitations")).items;
  const invite = (email: string) => owner.post("/api/studio/invitations", { email });
  const tokenOf = async (email: string) =>
    /invitation=([\w-]+)/.exec((await nextMail(api, email)).text)?.[1] ?? "";

  expect((await invite("no address")).status).toBe(400);
  expect((await invite("rose@example.org")).status).toBe(200);
  const first = await tokenOf("rose@example.org");
  clock.moveMinutes(1);
  const [waiting] = await invitations();
  const resend = await owner.post(`/api/studio/invitations/${waiting?.id}/resend`);
  expect(resend.status).toBe(200);
  const second = await tokenOf("rose@example.org");
  expect((await invitations()).map(({ state }) => state)).toEqual(["waiting", "withdrawn"]);
  expect((await owner.post(`/api/studio/invitations/${waiting?.id}/resend`)).status).toBe(409);
  await expect(
    goToPay(api, { offer: "alumniGroup", email: "rose@example.org", invitation: first }),
  ).rejects.toThrow("INVITATION_NEEDED");

  await buy(api, { offer: "alumniGroup", email: "rose@example.org", invitation: second });
  expect((await invitations())[0]).toMatchObject({ email: "rose@example.org", state: "used" });
  expect(await refusalOf(await invite("rose@example.org"))).toMatchObject({ status: 409, field: "email" });
  expect(await read("/api/studio/seats")).toEqual({ seats: 20, taken: 1, given: 0 });
  expect(await read("/api/studio/members")).toMatchObject({
    items: [
      {
        email: "rose@example.org",
        state: "active",
        monthlyCents: 9700,
        nextPaymentAt: expect.any(String),
      },
    ],
  });

  clock.moveMinutes(1);
  await invite("tom@example.org");
  const [tom] = await invitations();
  clock.moveMinutes(1);
  const withdraw = () => owner.post(`/api/studio/invitations/${tom?.id}/withdraw`);
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 409]);
  expect((await audit()).map(([action]) => action)).toEqual([
    "invitation.made",
    "invitation.sent-again",
    "invitation.made",
    "invitation.withdrawn",
  ]);
  expect(JSON.stringify(await audit()), "no addresses").not.toContain("@");
});

test("gifts: who gave what to whom, and its email once more", async () => {
  const { api, clock, owner, read } = await academy();
  const gift = { name: "Rose", email: "rose@example.org", note: "With love", deliverOn: null };
  const later = { ...gift, email: "tom@example.org", deliverOn: "2031-06-01" };
  const { order } = await buy(api, { offer: "blueprintGuided", gift });
  clock.moveMinutes(1);
  const waiting = await buy(api, { offer: "blueprintGuided", email: "bob@example.org", gift: later });
  const gifts = () => read<{ items: { id: string; can: string | null }[] }>("/api/studio/gifts");
  await eventually(gifts, ({ items }) => items[1]?.can === "send-again");
  await nextMail(api, "rose@example.org");
  const deliver = (id: string) => owner.post(`/api/studio/gifts/${id}/deliver`);

  expect(await gifts()).toMatchObject({
    items: [
      {
        id: waiting.order,
        toEmail: "tom@example.org",
        deliverOn: "2031-06-01",
        deliveredAt: null,
        can: null,
      },
      { id: order, fromName: "Ann Example", toName: "Rose", can: "send-again" },
    ],
  });
  expect((await deliver(waiting.order)).status, "before its day").toBe(409);
  expect([(await deliver(order)).status, (await deliver(order)).status]).toEqual([204, 409]);
  expect((await nextMail(api, "rose@example.org")).text).toContain("With love");
  const { moments } = await read<OrderDetail>(`${base}/${order}`);
  expect(moments.map(({ what }) => what)).toContain("gift-sent-again");
  expect((await deliver(randomUUID())).status).toBe(404);
});

test("differences stay until somebody has seen to them", async () => {
  const { api, clock, owner, read } = await academy({ hasHourlyJobs: true });
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
