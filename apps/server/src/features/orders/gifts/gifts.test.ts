import { expect, test } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { buy, goToPay, holdings, jobsDone, orderBody } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { eventually } from "../../../testing/eventually.ts";
import { nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const receiver = "rose@example.org";
const gift = { name: "Rose 🌹", email: receiver, note: "For your\nnew beginning", deliverOn: null };

async function startAcademy() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  return { api, clock };
}

test("a gift is handed over at once: the other gets the course, the note and a way in, the giver a receipt", async () => {
  const { api } = await startAcademy();
  const ann = await signInLearner(api);

  await buy(api, { offer: "blueprintGuided", gift }, ann);
  const mail = await nextMail(api, receiver);

  expect(mail.text).toContain("For your");
  expect(mail.text).toContain("new beginning");
  expect(await holdings(api, receiver)).toEqual(["healers-business-blueprint"]);
  expect(await holdings(api, ann.email)).toEqual([]);
  const rose = openBrowser(api);
  expect((await rose.post("/api/auth/sign-in/link", { token: tokenIn(mail) })).status).toBe(200);
  expect(await rose.who()).toBe(receiver);
  const subjects = [];
  for (let count = 0; count < 3; count++) subjects.push((await nextMail(api, ann.email)).subject);
  expect(new Set(subjects).size, "ordered, receipt, handed over").toBe(3);
  expect(await (await ann.get("/api/my-orders")).json()).toMatchObject({
    items: [{ gift: { name: gift.name, email: receiver, deliverOn: null, deliveredAt: expect.any(String) } }],
  });
});

test("a gift waits for its day; refunded before, it is not handed over", async () => {
  const { api, clock } = await startAcademy();
  const first = { ...gift, deliverOn: "2031-06-01" };
  await buy(api, { offer: "subscribePackage", gift: first });
  const second = await buy(api, {
    offer: "subscribePackage",
    email: "bob@example.org",
    gift: { ...first, email: "lily@example.org" },
  });
  await jobsDone(api, clock.now());
  expect(await holdings(api, receiver)).toEqual([]);

  await second.act("refund");
  await second.comesTo("ending");
  clock.moveDays(4);
  await second.comesTo("ended");
  clock.moveDays(14);
  await eventually(
    () => holdings(api, receiver),
    (held) => held.includes("all-courses"),
  );
  await jobsDone(api, clock.now());
  expect(await holdings(api, "lily@example.org")).toEqual([]);
});

test("a refunded gift closes for whoever was given it, and they are told", async () => {
  const { api, clock } = await startAcademy();
  const bought = await buy(api, { offer: "subscribePackage", gift });
  await nextMail(api, receiver);
  await bought.act("refund");
  await bought.comesTo("ending");
  expect(await holdings(api, receiver)).toEqual(["all-courses"]);
  clock.moveDays(3);
  await bought.comesTo("ended");
  expect(await holdings(api, receiver)).toEqual([]);
  expect((await nextMail(api, receiver)).text).toContain("complete academy");
});

test("somebody may give what they have themselves, to several, and the group to nobody", async () => {
  const { api } = await startAcademy();
  const ann = await signInLearner(api);
  await buy(api, { offer: "subscribePackage" }, ann);
  const one = await goToPay(api, { offer: "subscribePackage", gift }, ann);
  const two = await goToPay(
    api,
    { offer: "subscribePackage", gift: { ...gift, email: "two@example.org" } },
    ann,
  );

  expect(await one.look(), "not ended by the second").toMatchObject({ status: "open" });
  expect(await two.look()).toMatchObject({ status: "open" });
  const refused = async (over: object) =>
    refusalOf(await ann.post("/api/checkout", { ...orderBody({ offer: "blueprintGuided", gift }), ...over }));
  expect(await refused({ plan: "two-payments" })).toMatchObject({ field: "gift" });
  expect(await refused({ offer: "alumniGroup", plan: "monthly" })).toMatchObject({ field: "gift" });
  expect(await refused({ gift: { ...gift, note: "x".repeat(1001) } })).toMatchObject({ status: 400 });
  expect(await refused({ gift: { ...gift, deliverOn: "June" } })).toMatchObject({ status: 400 });
});
