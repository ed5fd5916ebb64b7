import { offers } from "@academy/content/offers";
import { expect, test } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { buy, goToPay, holdings, jobsDone, orderBody, stateIn } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { allMails, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi, startApi } from "../../../testing/servers/start-api.ts";

/** For those who buy for an account of their own. */
const sharedApi = shareApi();

const email = "ann@example.org";
const opens: Record<string, string[]> = {
  subscribePackage: ["all-courses"],
  blueprintSelfGuided: ["healers-business-blueprint"],
  blueprintGuided: ["healers-business-blueprint"],
  blueprintDeepDive: ["healers-business-blueprint"],
};

test.each(Object.entries(opens))(
  "%s: paid by somebody without an account, it is open at once, and the mailed link signs in once",
  async (key, opened) => {
    const api = await startApi();
    const offer = key as keyof typeof opens as "subscribePackage";
    const { name, priceCents } = offers.find((each) => each.key === key) ?? offers[0];
    const buyer = await goToPay(api, { offer });
    expect(buyer.url).toBe(`/test-checkout/${buyer.checkout}`);
    expect(await buyer.look()).toMatchObject({
      status: "open",
      offerName: name,
      amountCents: priceCents,
      email,
    });
    expect(await buyer.state()).toMatchObject({ state: "open", offer, isMine: false, payAt: buyer.url });
    expect(await holdings(api, email), "not paid yet").toEqual([]);

    await buyer.act("pay");
    await buyer.comesTo("active");

    expect(await holdings(api, email)).toEqual(opened);
    expect(await buyer.state()).toMatchObject({ state: "active", offerName: name, payAt: null });
    const welcome = await nextMail(api, email);
    const receipt = await nextMail(api, email);
    const [letter, paper] = welcome.text.includes("token=") ? [welcome, receipt] : [receipt, welcome];
    expect(paper.text).toMatch(/LA-\d{4}-00001/);
    expect(letter.text).toContain("http://localhost:5000/welcome?token=");
    const token = tokenIn(letter);
    const browser = openBrowser(api);
    expect((await browser.post("/api/auth/sign-in/link", { token })).status).toBe(200);
    expect(await browser.who()).toBe(email);
    expect(await buyer.state(browser)).toMatchObject({ isMine: true });
    expect(await refusalOf(await openBrowser(api).post("/api/auth/sign-in/link", { token }))).toMatchObject({
      code: "LINK_EXPIRED",
    });
    const orders = (await (await browser.get("/api/my-orders")).json()) as { items: object[] };
    expect(orders.items).toMatchObject([{ offer, state: "active", totalCents: priceCents, name }]);
  },
);

test("somebody signed in buys for their own account, whatever address they type, and gets no link", async () => {
  const api = await sharedApi();
  const ann = await signInLearner(api);

  await buy(api, { offer: "subscribePackage", email: "other@example.org" }, ann);

  expect(await holdings(api, ann.email)).toEqual(["all-courses"]);
  await jobsDone(api);
  const mails = await allMails(api);
  expect(mails.filter(({ to }) => to.includes("other@example.org"))).toEqual([]);
  const mine = [await nextMail(api, ann.email), await nextMail(api, ann.email)];
  expect(mine.filter(({ text }) => text.includes("token="))).toEqual([]);
  expect(await (await ann.get("/api/auth/user")).json()).toMatchObject({ subscriptionStatus: "active" });
});

test("an account that is there gets what was paid with its address, and stays as it is", async () => {
  const api = await sharedApi();
  const ann = await signInLearner(api, "Ann");

  await buy(api, { offer: "blueprintGuided", email: ann.email.toUpperCase(), name: "Mallory" });

  expect(await holdings(api, ann.email)).toEqual(["healers-business-blueprint"]);
  expect(await (await ann.get("/api/auth/user")).json()).toMatchObject({ firstName: "Ann" });
  expect((await ann.signInAgain()).jar.size).toBeGreaterThan(0);
});

test("a receipt is a numbered PDF for its buyer alone", async () => {
  const api = await sharedApi();
  const ann = await signInLearner(api);
  const bob = await signInLearner(api, "Bob");
  const { order } = await buy(api, { offer: "subscribePackage" }, ann);
  const { items } = (await (await ann.get("/api/my-orders")).json()) as {
    items: { payments: { id: string; number: string }[] }[];
  };
  const [payment] = items[0]?.payments ?? [];
  const path = `/api/orders/${order}/receipts/${payment?.id}`;

  const response = await ann.get(path);

  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`receipt-${payment?.number}.pdf`);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await bob.get(path)).status).toBe(404);
  expect((await openBrowser(api).get(path)).status).toBe(401);
  expect((await ann.get(`/api/orders/${order}/receipts/${order}`)).status).toBe(404);
  expect(await (await bob.get("/api/my-orders")).json()).toEqual({ items: [], nextCursor: null });
});

test("a declined card opens nothing and can be followed by another; who walks away can come back", async () => {
  const api = await startApi();
  const buyer = await goToPay(api, { offer: "blueprintSelfGuided" });

  expect(await buyer.act("decline")).toMatchObject({ status: "open", isDeclined: true });
  await buyer.act("walk-away");
  await jobsDone(api);
  expect(await holdings(api, email)).toEqual([]);
  expect(await buyer.state()).toMatchObject({ state: "open", payAt: buyer.url });
  await buyer.act("pay");
  await buyer.comesTo("active");
  expect(await holdings(api, email)).toEqual(["healers-business-blueprint"]);
});

test("what takes days to settle opens when the money is there, and not before", async () => {
  const api = await startApi();
  const buyer = await goToPay(api, { offer: "subscribePackage" });

  await buyer.act("pay-later");
  await buyer.comesTo("processing");
  expect(await holdings(api, email)).toEqual([]);
  expect(await allMails(api)).not.toContainEqual(
    expect.objectContaining({ to: expect.stringContaining(email) }),
  );
  await buyer.act("settle");
  await buyer.comesTo("active");
  expect(await holdings(api, email)).toEqual(["all-courses"]);
});

test("the same submission again is the same order; a bookmarked return address grants nothing a second time", async () => {
  const api = await startApi();
  const body = orderBody({ offer: "subscribePackage" });
  const browser = openBrowser(api);

  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => (await browser.post("/api/checkout", body)).json()),
  );
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  const { order } = answers[0] as { order: string };
  expect(await api.db.selectFrom("orders").select("id").execute()).toEqual([{ id: order }]);
  expect(await api.db.selectFrom("test_checkouts").select("order_id").execute()).toEqual([
    { order_id: order },
  ]);

  const buyer = await goToPay(api, { ...body });
  await buyer.act("pay");
  await buyer.comesTo("active");
  for (let times = 0; times < 3; times++) await buyer.state();
  expect(
    await api.db.selectFrom("grants").select("order_id").where("order_id", "=", order).execute(),
  ).toHaveLength(1);
  const again = (await (await browser.post("/api/checkout", body)).json()) as { url: string };
  expect(again.url).toBe(`/thank-you?order=${order}`);
});

test("of two tabs one can pay: the earlier checkout is closed", async () => {
  const api = await sharedApi();
  const ann = await signInLearner(api);
  const first = await goToPay(api, { offer: "blueprintGuided" }, ann);
  const second = await goToPay(api, { offer: "blueprintGuided", plan: "two-payments" }, ann);

  expect(await first.look()).toMatchObject({ status: "expired", acts: [] });
  expect(await stateIn(api, first.order)).toBe("expired");
  await second.act("pay");
  await second.comesTo("active");
  const refused = await ann.post("/api/checkout", orderBody({ offer: "blueprintGuided" }));
  expect(await refusalOf(refused)).toMatchObject({ status: 409, code: "ALREADY_YOURS" });
});

test("whoever is not signed in and has it already gets the money back, and keeps what they had", async () => {
  const api = await startApi();
  await buy(api, { offer: "subscribePackage" });
  const again = await goToPay(api, { offer: "subscribePackage" });

  await again.act("pay");
  await again.comesTo("ending");
  await jobsDone(api);

  expect((await again.look()).payments).toMatchObject([{ refundedCents: 99_700 }]);
  expect(await holdings(api, email)).toEqual(["all-courses"]);
});

test("what nobody pays in time is closed, and can't be paid any more", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const buyer = await goToPay(api, { offer: "subscribePackage" });

  clock.moveMinutes(31);
  await buyer.comesTo("expired");

  expect(await buyer.look()).toMatchObject({ status: "expired" });
  expect((await api.post(`/api/test-checkout/${buyer.checkout}`, { act: "pay" })).status).toBe(409);
  expect(await buyer.state()).toMatchObject({ state: "expired", payAt: null });
});

test("what can't be bought like that is refused with words, and nothing is written down", async () => {
  const api = await startApi();
  const refused: [object, object][] = [
    [{ plan: "monthly" }, { code: "BAD_REQUEST", field: "plan" }],
    [{ plan: "two-payments" }, { code: "BAD_REQUEST", field: "plan" }],
    [{ offer: "gold" }, { code: "BAD_REQUEST", field: "offer" }],
    [{ name: "  " }, { code: "BAD_REQUEST", field: "name", message: "Please enter your name." }],
    [{ email: "nobody" }, { code: "BAD_REQUEST", field: "email" }],
    [{ totalCents: 1 }, { code: "BAD_REQUEST" }],
    [{ coupon: "NOSUCH" }, { code: "COUPON_REFUSED", field: "coupon" }],
    [{ offer: "alumniGroup", plan: "monthly" }, { code: "INVITATION_NEEDED" }],
  ];
  for (const [over, refusal] of refused) {
    const response = await api.post("/api/checkout", {
      ...orderBody({ offer: "subscribePackage" }),
      ...over,
    });
    expect(await refusalOf(response), JSON.stringify(over)).toMatchObject(refusal);
  }
  expect(await api.db.selectFrom("orders").select("id").execute()).toEqual([]);
  expect((await api.get("/api/orders/no-such-order/state")).status).toBe(404);
  expect((await api.get("/api/test-checkout/no-such-checkout")).status).toBe(404);
});
