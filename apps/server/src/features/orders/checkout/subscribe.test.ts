import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { holdings, jobsDone, orderBody } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { allMails, nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { seededDatabase } from "../../../testing/servers/test-database.ts";
import { quizPersonalData } from "../../leads/public.ts";
import { setCheckoutLink } from "../../offers/public.ts";

const live = { BASE_URL: "https://academy.example.com", SMTP_URL: "smtp://127.0.0.1:1" };
const form = () => ({ name: "Ann Example", email: "ann@example.org", submission_id: randomUUID() });

test("in a demo the form really buys: when it answers, the courses are open and the mails are on their way", async () => {
  const api = await startApi();
  const body = form();

  const answers = await Promise.all(
    Array.from({ length: 3 }, async () => (await api.post("/api/subscribe", body)).json()),
  );

  expect(answers[0]).toEqual({ outcome: "bought", order: expect.any(String) });
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await holdings(api, body.email)).toEqual(["all-courses"]);
  const mails = [await nextMail(api, body.email), await nextMail(api, body.email)];
  expect(mails.some(({ text }) => text.includes("/welcome?token="))).toBe(true);
  expect(await api.db.selectFrom("payments").select("amount_cents").execute()).toEqual([
    { amount_cents: 99_700 },
  ]);
});

test("somebody signed in finds all courses open, and is told so when they try again", async () => {
  const api = await startApi();
  const ann = await signInLearner(api);

  expect(await (await ann.post("/api/subscribe", form())).json()).toMatchObject({ outcome: "bought" });
  expect(await holdings(api, ann.email)).toEqual(["all-courses"]);
  expect(await refusalOf(await ann.post("/api/subscribe", form()))).toMatchObject({ code: "ALREADY_YOURS" });
});

test("while payment is not open, what was typed is kept as an interested lead, once", async () => {
  const api = await startApi({ env: live });
  const browser = openBrowser(api);
  for (let times = 0; times < 2; times++) {
    expect(await (await browser.post("/api/subscribe", form())).json()).toEqual({ outcome: "noted" });
  }
  const interest = { offer: "alumniGroup", name: "Ann E.", email: "ANN@example.org" };
  expect((await browser.post("/api/interest", interest)).status).toBe(200);

  expect(await api.db.selectFrom("leads").select(["email", "name", "wants_news"]).execute()).toEqual([
    { email: "ann@example.org", name: "Ann E.", wants_news: false },
  ]);
  const kept = await api.db.selectFrom("interests").select("offer").orderBy("offer").execute();
  expect(kept).toEqual([{ offer: "alumniGroup" }, { offer: "subscribePackage" }]);
  const exported = await quizPersonalData.collect(api.db, { id: "nobody", email: "ann@example.org" });
  expect(exported).toMatchObject({ interests: [{ told_at: null }, { told_at: null }] });
  const refused = await browser.post("/api/checkout", orderBody({ offer: "subscribePackage" }));
  expect(await refusalOf(refused)).toMatchObject({ status: 409, code: "PAYMENT_CLOSED" });
  expect(await api.db.selectFrom("orders").select("id").execute()).toEqual([]);
});

test("once payment is open, whoever asked is told, once", async () => {
  const databaseEnv = await seededDatabase();
  const closed = await startApi({ env: live, databaseEnv });
  await closed.post("/api/interest", { offer: "blueprintGuided", name: "Ann", email: "ann@example.org" });
  await closed.stop();

  // It is looked at once an hour.
  const clock = movingClock(new Date(Date.now() + 61 * 60_000));
  const api = await startApi({ databaseEnv, now: clock.now, hasHourlyJobs: true });
  const mail = await nextMail(api, "ann@example.org");
  expect(mail.subject).toBe("You can buy it now");
  expect(mail.text).toContain("http://localhost:5000/checkout/blueprintGuided");
  clock.moveMinutes(61);
  await jobsDone(api, clock.now());
  const mails = (await allMails(api)).filter(({ to }) => to.includes("ann@example.org"));
  expect(mails).toHaveLength(1);
});

test("where the owner has set a payment page of somebody else's, the form leads there", async () => {
  const api = await startApi({ env: live });
  const link = "https://pay.example.com/academy";
  await api.db.transaction().execute((tx) => setCheckoutLink(tx, "subscribePackage", link));
  expect(await (await api.post("/api/subscribe", form())).json()).toEqual({
    outcome: "checkout",
    order: null,
    url: link,
  });
});
