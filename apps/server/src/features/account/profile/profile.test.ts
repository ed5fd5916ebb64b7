import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { submission } from "../../../testing/data/quiz-sheet.ts";
import { eventually } from "../../../testing/eventually.ts";
import { codeIn, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi, startApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

const accountOf = async (browser: Browser) =>
  (await (await browser.get("/api/account")).json()) as Record<string, unknown> & {
    sessions: { id: string; isCurrent: boolean }[];
    preferences: { wantsNews: boolean };
  };

test("name and preferences change, and the answer shows the account as it is then", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);

  const renamed = await browser.send("PATCH", "/api/account/profile", {
    firstName: " 🌙 Noor ",
    lastName: "ﷺ",
  });
  expect(await renamed.json()).toMatchObject({ user: { firstName: "🌙 Noor", lastName: "ﷺ" } });
  const wanted = await browser.send("PUT", "/api/account/preferences", { wantsNews: true });
  expect(await wanted.json()).toMatchObject({ preferences: { wantsNews: true } });

  expect(await accountOf(browser)).toMatchObject({
    user: { firstName: "🌙 Noor" },
    preferences: { wantsNews: true },
  });
  const long = await browser.send("PATCH", "/api/account/profile", {
    firstName: "x".repeat(10_000),
    lastName: "",
  });
  expect(await refusalOf(long)).toMatchObject({
    status: 400,
    field: "firstName",
    message: "Please use 80 characters or fewer for the first name.",
  });
});

test("news asked for with the quiz stands in the settings, and is ended there for both", async () => {
  const api = await startApi();
  const email = api.sampleSignIns.find(({ role }) => role === "learner")?.email;
  // Before they came in.
  await api.post("/api/subscribe-lead", submission({ email, wants_news: true }));
  await api.post("/api/subscribe-lead", submission({ email: "other@example.org", wants_news: true }));
  const browser = await signedIn(api);
  const wantsNews = async () => (await accountOf(browser)).preferences.wantsNews;
  const inLeads = async (address: string | undefined) =>
    (await leads()).find((lead) => lead.email === address)?.wants_news;
  const leads = async () => api.db.selectFrom("leads").select(["email", "wants_news"]).execute();
  const save = (wanted: boolean) => browser.send("PUT", "/api/account/preferences", { wantsNews: wanted });
  const send = (more: object) =>
    browser.post("/api/subscribe-lead", submission({ email: browser.email, ...more }));

  expect(await wantsNews()).toBe(true);
  expect(await (await save(false)).json()).toMatchObject({ preferences: { wantsNews: false } });
  expect([await inLeads(email), await inLeads("other@example.org")]).toEqual([false, true]);
  await send({ wants_news: false });
  expect(await wantsNews()).toBe(false);
  await send({ wants_news: true });
  expect(await wantsNews()).toBe(true);
  await save(false);
  // What they send to a friend's address is the friend's.
  await send({ email: "friend@example.org", wants_news: true });
  expect(await wantsNews()).toBe(false);
  await save(true);
  await send({ wants_news: false });
  expect(await inLeads(email)).toBe(true);
});

test("a new address counts once its code came back, and the old one is told", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);
  const email = "maya+new@example.org";
  await browser.post("/api/auth/password/forgot", { email: browser.email });
  const oldLink = tokenIn(await nextMail(api, browser.email));

  const asked = await browser.post("/api/account/email", { email: " Maya+New@Example.org " });
  expect(await asked.json()).toEqual({ status: "mail-sent" });
  expect(await accountOf(browser)).toMatchObject({ pendingEmail: email, user: { email: browser.email } });
  const code = codeIn(await nextMail(api, email));
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await refusalOf(await browser.post("/api/account/email/confirm", { code: wrong }))).code).toBe(
    "WRONG_CODE",
  );
  const confirmed = await browser.post("/api/account/email/confirm", { code });

  expect(await confirmed.json()).toMatchObject({ user: { email }, pendingEmail: null });
  expect((await nextMail(api, browser.email)).subject).toBe("Your email address was changed");
  const signIn = async (address: string) =>
    (await openBrowser(api).post("/api/auth/sign-in/email", { email: address, password: browser.password }))
      .status;
  expect([await signIn(browser.email), await signIn(email)]).toEqual([400, 200]);
  const reset = await browser.post("/api/auth/password/reset", {
    token: oldLink,
    password: "a long password",
  });
  expect((await refusalOf(reset)).code, "a link in the old mailbox").toBe("LINK_EXPIRED");
  expect((await refusalOf(await browser.post("/api/account/email/confirm", { code }))).code).toBe(
    "CODE_EXPIRED",
  );
});

test("asking for somebody else's address looks the same, and only they learn of it", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const browser = await signedIn(api);
  const [, owner = { email: "" }] = api.sampleSignIns;
  await nextMail(api, owner.email);

  const asked = await browser.post("/api/account/email", { email: owner.email });

  expect([asked.status, await asked.json()]).toEqual([200, { status: "mail-sent" }]);
  expect(await accountOf(browser)).toMatchObject({ pendingEmail: owner.email });
  const mail = await nextMail(api, owner.email);
  expect(mail.subject).toBe("You already have an account");
  expect(mail.text).not.toMatch(/^\s*\d{6}\s*$/m);
  expect((await refusalOf(await browser.post("/api/account/email/confirm", { code: "000000" }))).code).toBe(
    "WRONG_CODE",
  );
  clock.moveMinutes(10);
  expect((await refusalOf(await browser.post("/api/account/email/confirm", { code: "000000" }))).code).toBe(
    "CODE_EXPIRED",
  );
  expect(await browser.who()).toBe(browser.email);
});

test("of two who take one address at the same moment one has it, and the other is told", async () => {
  const api = await sharedApi();
  const [ann, bob] = [await signInLearner(api), await signInLearner(api, "Bob")];
  const email = "wanted@example.org";
  const codes: string[] = [];
  for (const browser of [ann, bob]) {
    await browser.post("/api/account/email", { email });
    codes.push(codeIn(await nextMail(api, email)));
  }
  const confirm = (browser: Browser, index: number) =>
    browser.post("/api/account/email/confirm", { code: codes[index] });
  // On SQLite one comes after the other, and finds the address taken.
  if (api.database.engine === "sqlite") {
    const both = await Promise.all([ann, bob].map(confirm));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    return;
  }
  // Ann has seen that it is free, and waits for her own row.
  const [hasHeld, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = api.db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", ann.id).forNoKeyUpdate().execute();
    hasHeld.resolve();
    await mayGo.promise;
  });
  await hasHeld.promise;
  const late = confirm(ann, 0);
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(
    () => waiting.execute(api.db),
    ({ rows }) => rows.length > 0,
  );
  expect((await confirm(bob, 1)).status).toBe(200);
  mayGo.resolve();
  await held;
  expect((await late).status).toBe(409);
});
