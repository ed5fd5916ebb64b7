import type { OffersView, OrderView } from "@academy/contract/orders";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../testing/browser.ts";
import { buy, goToPay, holdings, jobsDone, orderBody, stateIn } from "../../testing/data/buyers.ts";
import { courseCalled } from "../../testing/data/certificates.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { makeKeyedHash } from "../account/public.ts";
import { invite, revokeInvitations } from "./public.ts";

const offer = "alumniGroup";
type Api = Awaited<ReturnType<typeof startApi>>;

async function startAcademy() {
  const clock = movingClock(new Date("2031-01-31T12:00:00.000Z"));
  const api = await startApi({ now: clock.now, env: { SECRET: "a secret of more than thirty-two letters" } });
  const hash = makeKeyedHash("a secret of more than thirty-two letters");
  const inviteTo = async (email: string) => (await invite({ db: api.db, hash, now: clock.now }, email)).token;
  return { api, clock, inviteTo };
}

async function complete(api: Api, userId: string, now: Date) {
  await give(api.db, userId, "blueprintSelfGuided");
  const course = await courseCalled(api, "Healer’s Business Blueprint");
  await api.db
    .updateTable("enrollments")
    .set({ completed_at: now })
    .where("user_id", "=", userId)
    .where("course_id", "=", course)
    .execute();
}

test("an invitation is for one address, once, for fourteen days, and can be taken back", async () => {
  const { api, clock, inviteTo } = await startAcademy();
  const email = "ann@example.org";
  const tryWith = async (invitation: string, address = email) =>
    refusalOf(await api.post("/api/checkout", orderBody({ offer, invitation, email: address })));
  const refused = { status: 403, code: "INVITATION_NEEDED" };

  const token = await inviteTo(email);
  expect((await nextMail(api, email)).text).toContain(
    `http://localhost:5000/checkout/alumniGroup?invitation=${token}`,
  );
  expect(await tryWith(token, "bob@example.org"), "somebody else's").toMatchObject(refused);
  expect(await tryWith("made-up")).toMatchObject(refused);
  await buy(api, { offer, invitation: token, email });
  expect(await holdings(api, email)).toEqual(["alumni-space"]);
  expect(await tryWith(token), "used").toMatchObject(refused);

  const late = await inviteTo("late@example.org");
  clock.moveDays(14);
  expect(await tryWith(late, "late@example.org"), "expired").toMatchObject(refused);
  const gone = await inviteTo("gone@example.org");
  await api.db.transaction().execute((tx) => revokeInvitations(tx, "gone@example.org", clock.now()));
  expect(await tryWith(gone, "gone@example.org"), "taken back").toMatchObject(refused);
});

test("whoever has completed the Blueprint needs no invitation; whoever has only bought it does", async () => {
  const { api, clock } = await startAcademy();
  const ann = await signInLearner(api);
  const bob = await signInLearner(api, "Bob");
  await complete(api, ann.id, clock.now());
  await give(api.db, bob.id, "blueprintSelfGuided");

  expect((await bob.post("/api/checkout", orderBody({ offer }))).status).toBe(403);
  await buy(api, { offer }, ann);
  expect(await holdings(api, ann.email)).toContain("alumni-space");
});

test("nobody is charged each month without having agreed to it, and what they agreed to stays with the order", async () => {
  const api = await startApi();
  const ann = await signInLearner(api);
  await complete(api, ann.id, new Date());
  for (const agrees_to_renewal of [undefined, false]) {
    const refused = await ann.post("/api/checkout", { ...orderBody({ offer }), agrees_to_renewal });
    expect(await refusalOf(refused)).toMatchObject({ code: "BAD_REQUEST", field: "agrees_to_renewal" });
  }
  expect(await api.db.selectFrom("orders").select("id").execute()).toEqual([]);

  const { order } = await buy(api, { offer }, ann);
  const terms = "You’ll be charged $97 today and every month until you cancel.";
  const owner = await signedIn(api, "owner");
  expect(await (await owner.get(`/api/studio/orders/${order}`)).json()).toMatchObject({
    renewalTerms: terms,
  });
  const once = await buy(api, { offer: "blueprintGuided", email: "bo@example.org" });
  expect(await (await owner.get(`/api/studio/orders/${once.order}`)).json()).toMatchObject({
    renewalTerms: null,
  });
});

test("a membership renews, is canceled to the end of its month, taken back, and ends", async () => {
  const { api, clock } = await startAcademy();
  const ann = await signInLearner(api);
  await complete(api, ann.id, clock.now());
  const bought = await buy(api, { offer }, ann);
  // A session does not outlast the months of this story.
  const change = async (what: string) =>
    (await ann.signInAgain()).post(`/api/orders/${bought.order}/${what}`);
  const mail = async () => (await nextMail(api, ann.email)).text;
  await mail();
  await mail();
  // The month after January 31 ends with February.
  const view = (await (await ann.get("/api/my-orders")).json()) as { items: OrderView[] };
  expect(view.items[0]).toMatchObject({
    plan: "monthly",
    nextPayment: { at: "2031-02-28T12:00:00.000Z", amountCents: 9_700 },
    canCancel: true,
    canResume: false,
  });
  clock.moveDays(28);
  await bought.act("pay-next");
  expect(await mail()).toContain("$97");

  expect(await (await change("cancel")).json()).toMatchObject({
    state: "ending",
    end: "canceled",
    endsAt: "2031-03-28T12:00:00.000Z",
    canCancel: false,
    canResume: true,
    nextPayment: null,
  });
  expect(await mail()).toContain("March 28, 2031");
  expect((await change("cancel")).status, "twice is once").toBe(200);
  expect(await (await change("resume")).json()).toMatchObject({
    state: "active",
    end: null,
    canCancel: true,
  });
  await mail();
  await change("cancel");
  await mail();
  expect(await holdings(api, ann.email)).toContain("alumni-space");
  clock.moveDays(28);
  await bought.act("end");
  await bought.comesTo("ended");
  await mail();
  expect(await holdings(api, ann.email)).not.toContain("alumni-space");
  expect((await change("resume")).status).toBe(409);
});

test("a missed renewal is told, and paid in time closes nothing", async () => {
  const { api, clock } = await startAcademy();
  const ann = await signInLearner(api);
  await complete(api, ann.id, clock.now());
  const bought = await buy(api, { offer }, ann);
  clock.moveDays(28);
  await bought.act("miss-next");
  await bought.comesTo("ending");
  clock.moveDays(5);
  await bought.act("pay-next");
  await bought.comesTo("active");
  clock.moveDays(20);
  await jobsDone(api, clock.now());
  expect(await stateIn(api, bought.order)).toBe("active");
  expect(await holdings(api, ann.email)).toContain("alumni-space");
});

test("others can't cancel, and a card is changed at the provider's", async () => {
  const { api, clock } = await startAcademy();
  const ann = await signInLearner(api);
  const bob = await signInLearner(api, "Bob");
  await complete(api, ann.id, clock.now());
  const { order, checkout } = await buy(api, { offer }, ann);
  for (const what of ["cancel", "resume", "card"]) {
    expect((await bob.post(`/api/orders/${order}/${what}`)).status, what).toBe(404);
    expect((await openBrowser(api).post(`/api/orders/${order}/${what}`)).status, what).toBe(401);
  }
  expect(await (await ann.post(`/api/orders/${order}/card`)).json()).toEqual({
    url: `/test-checkout/${checkout}`,
  });
});

test("sixty want twenty seats at once: twenty sit, the rest are told and can't pay", async () => {
  const { api, inviteTo } = await startAcademy();
  const emails = Array.from({ length: 60 }, (_, index) => `buyer${index}@example.org`);
  const invitations: string[] = [];
  for (const email of emails) invitations.push(await inviteTo(email));

  const answers = await Promise.all(
    emails.map((email, index) =>
      api.post("/api/checkout", orderBody({ offer, email, invitation: invitations[index] ?? "" })),
    ),
  );

  const opened = answers.filter(({ status }) => status === 200);
  expect(opened).toHaveLength(20);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: "SEATS_TAKEN" });
  }
  const seatsLeft = async () => {
    const { offers } = (await (await api.get("/api/offers")).json()) as OffersView;
    return offers.find(({ key }) => key === offer)?.seatsLeft;
  };
  expect(await seatsLeft(), "held while they pay").toBe(0);
  const orders = await Promise.all(
    opened.map(async (each) => (await each.json()) as { order: string; url: string }),
  );
  await Promise.all(
    orders.map(({ url }) => api.post(url.replace("/test-checkout/", "/api/test-checkout/"), { act: "pay" })),
  );
  await jobsDone(api, new Date("2031-01-31T12:00:00.000Z"));
  const members = await api.db
    .selectFrom("entitlements")
    .select("user_id")
    .where("opens", "=", "alumni-space")
    .where("revoked_at", "is", null)
    .execute();
  expect(members).toHaveLength(20);
  const payments = await api.db.selectFrom("test_payments").select("id").execute();
  expect(payments, "nobody else was charged").toHaveLength(20);
});

test("a seat is held while somebody pays, and free again when they don't", async () => {
  const { api, clock, inviteTo } = await startAcademy();
  const seats = async () => {
    const { offers } = (await (await api.get("/api/offers")).json()) as OffersView;
    return offers.find(({ key }) => key === offer)?.seatsLeft;
  };
  expect(await seats(), "nobody sits yet").toBeNull();
  const email = "ann@example.org";
  const buyer = await goToPay(api, { offer, email, invitation: await inviteTo(email) });
  expect(await seats()).toBe(19);
  clock.moveMinutes(31);
  await buyer.comesTo("expired");
  expect(await seats()).toBeNull();
  expect(await stateIn(api, buyer.order)).toBe("expired");
});
