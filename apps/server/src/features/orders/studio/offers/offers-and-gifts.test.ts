import { randomUUID } from "node:crypto";
import type { OrderDetail } from "@academy/contract/studio/orders";
import { expect, test } from "vitest";
import { buy, goToPay } from "../../../../testing/data/buyers.ts";
import { academyWithOrders, couponBody, ordersPath } from "../../../../testing/data/orders-in-studio.ts";
import { eventually } from "../../../../testing/eventually.ts";
import { nextMail } from "../../../../testing/mailbox.ts";
import { refusalOf } from "../../../../testing/refusal.ts";

test("codes are made, counted, refused where they make no sense, and ended once", async () => {
  const { api, clock, owner, read, audit } = await academyWithOrders();
  const make = (more: object) => owner.post("/api/studio/coupons", couponBody(more));
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
  const { api, owner, read } = await academyWithOrders();
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
  const { api, clock, owner, read, audit } = await academyWithOrders();
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
  const { api, clock, owner, read } = await academyWithOrders();
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
  const { moments } = await read<OrderDetail>(`${ordersPath}/${order}`);
  expect(moments.map(({ what }) => what)).toContain("gift-sent-again");
  expect((await deliver(randomUUID())).status).toBe(404);
});
