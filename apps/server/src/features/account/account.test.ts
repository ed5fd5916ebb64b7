import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { codeIn, nextMail, tokenIn } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const accountOf = async (browser: Browser) =>
  (await (await browser.get("/api/account")).json()) as Record<string, unknown> & {
    sessions: { id: string; device: string; isCurrent: boolean }[];
  };
const wrongPassword = { status: 400, code: "WRONG_PASSWORD", message: "The password is not right." };
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

const calls: [string, string, object?][] = [
  ["GET", "/api/account"],
  ["PATCH", "/api/account/profile", { firstName: "A", lastName: "" }],
  ["PUT", "/api/account/preferences", { wantsNews: true }],
  ["PUT", "/api/account/picture"],
  ["DELETE", "/api/account/picture"],
  ["POST", "/api/account/email", { email: "a@example.org" }],
  ["POST", "/api/account/email/confirm", { code: "123456" }],
  ["POST", "/api/account/password", { newPassword: "a long password" }],
  ["POST", "/api/account/second-factor/start", {}],
  ["POST", "/api/account/second-factor/confirm", { code: "123456" }],
  ["POST", "/api/account/second-factor/recovery-codes", { code: "123456" }],
  ["POST", "/api/account/second-factor/stop", { code: "123456" }],
  ["DELETE", "/api/account/sessions/0b0e0f6e-6a3c-4a55-9d4e-3a6f0f3e2f11"],
  ["POST", "/api/account/sessions/end-all"],
  ["GET", "/api/account/export"],
  ["POST", "/api/account/delete", { email: "a@example.org" }],
  ["POST", "/api/owner/claim", { token: "a long enough token" }],
];

test("nothing of an account opens to somebody who is not signed in", async () => {
  const api = await startApi();
  const browser = openBrowser(api);

  for (const [method, path, body] of calls) {
    const refusal = await refusalOf(await browser.send(method, path, body));
    expect(refusal, `${method} ${path}`).toEqual({
      status: 401,
      code: "UNAUTHORIZED",
      message: "Unauthorized",
    });
  }
});

test("the settings page gets everything it shows", async () => {
  const api = await startApi();
  const browser = await signedIn(api, "learner", { "user-agent": firefox });

  expect(await accountOf(browser)).toEqual({
    user: expect.objectContaining({ email: browser.email, role: "learner" }),
    hasPassword: true,
    secondFactor: { isOn: false, recoveryCodesLeft: 0 },
    sessions: [
      {
        id: expect.any(String),
        device: "Firefox on Windows",
        startedAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
    ],
    preferences: { wantsNews: false },
    pendingEmail: null,
  });
});

test("name and preferences change, and the answer shows the account as it is then", async () => {
  const api = await startApi();
  const browser = await signedIn(api);

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
    message: "Please use at most 80 characters for the first name.",
  });
});

test("a new address counts once its code came back, and the old one is told", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
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
  expect((await nextMail(api, browser.email)).subject).toBe("Your e-mail address has changed");
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

test("a new password ends every other session, and needs the old one", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const other = await signedIn(api);
  const change = (body: object) => browser.post("/api/account/password", body);
  const newPassword = "a brand-new password";

  expect(await refusalOf(await change({ newPassword }))).toEqual(wrongPassword);
  expect(await refusalOf(await change({ currentPassword: "wrong", newPassword }))).toEqual(wrongPassword);
  expect(await other.who()).toBe(other.email);
  const changed = await change({ currentPassword: browser.password, newPassword });

  expect(await changed.json()).toEqual({ status: "done" });
  expect([await browser.who(), await other.who()]).toEqual([browser.email, 401]);
  expect((await nextMail(api, browser.email)).subject).toBe("Your password has changed");
  const { email } = browser;
  expect(
    (await openBrowser(api).post("/api/auth/sign-in/email", { email, password: newPassword })).status,
  ).toBe(200);
});

test("who came in by code sets a first password without an old one", async () => {
  const api = await startApi();
  const email = "ann@example.org";
  await api.post("/api/auth/sign-up", {
    firstName: "Ann",
    lastName: "",
    email,
    password: "lost with the tab",
  });
  const browser = openBrowser(api);
  await browser.post("/api/auth/sign-in/code", { email, code: codeIn(await nextMail(api, email)) });
  expect(await accountOf(browser)).toMatchObject({ hasPassword: false });

  await browser.post("/api/account/password", { newPassword: "a first password" });

  expect(await accountOf(browser)).toMatchObject({ hasPassword: true });
  expect(
    (await openBrowser(api).post("/api/auth/sign-in/email", { email, password: "a first password" })).status,
  ).toBe(200);
});

test("one session ends, or all of them, and nobody ends somebody else's", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const other = await signedIn(api);
  const owner = await signedIn(api, "owner");
  const { sessions } = await accountOf(browser);
  expect(sessions).toHaveLength(2);
  const theirs = sessions.find(({ isCurrent }) => !isCurrent)?.id;

  expect((await owner.send("DELETE", `/api/account/sessions/${theirs}`)).status).toBe(404);
  expect(await other.who()).toBe(other.email);
  const ended = await browser.send("DELETE", `/api/account/sessions/${theirs}`);
  expect(await ended.json()).toEqual({ status: "done" });
  expect([await browser.who(), await other.who()]).toEqual([browser.email, 401]);

  const third = await signedIn(api);
  await browser.post("/api/account/sessions/end-all");
  expect([await browser.who(), await third.who(), await owner.who()]).toEqual([401, 401, owner.email]);
  expect(browser.jar.size).toBe(0);
});

test("the export is a file with everything, and nothing that opens the account", async () => {
  const api = await startApi();
  const browser = await signedIn(api, "learner", { "user-agent": firefox });

  const response = await browser.get("/api/account/export");

  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="lightworker-academy-account.json"',
  );
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    user: { email: browser.email, firstName: expect.any(String) },
    sessions: [{ device: "Firefox on Windows" }],
    preferences: { wantsNews: false },
    signInWays: [{ kind: "password" }],
    files: [],
  });
  const { password, token } = await api.db
    .selectFrom("accounts")
    .innerJoin("sessions", "sessions.user_id", "accounts.user_id")
    .select(["accounts.password", "sessions.token"])
    .executeTakeFirstOrThrow();
  for (const secret of [password ?? "?", token, browser.jar.get("academy_session") ?? "?"]) {
    expect(text).not.toContain(secret);
  }
});

test("a deleted account is gone with all that belonged to it, and says farewell", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const other = await signedIn(api);
  const { email, password } = browser;
  await browser.post("/api/account/email", { email: "new@example.org" });
  await browser.post("/api/account/second-factor/start", { password });
  await browser.post("/api/auth/code", { email });
  const remove = (body: object) => browser.post("/api/account/delete", body);

  expect((await refusalOf(await remove({ email: "elena@example.com", password }))).status).toBe(400);
  expect(await refusalOf(await remove({ email }))).toEqual(wrongPassword);
  expect(await refusalOf(await remove({ email, password: "wrong" }))).toEqual(wrongPassword);
  expect(await browser.who()).toBe(email);
  const response = await remove({ email: ` ${email.toUpperCase()} `, password });

  expect(await response.json()).toEqual({ status: "done" });
  expect([await browser.who(), await other.who()]).toEqual([401, 401]);
  expect((await openBrowser(api).post("/api/auth/sign-in/email", { email, password })).status).toBe(400);
  for (const table of ["sessions", "mailed_codes", "second_factors", "one_time_tokens"] as const) {
    const rows = await api.db.selectFrom(table).selectAll().execute();
    const left = rows.filter((row) => !("purpose" in row) || row.purpose !== "claim-owner");
    expect(left, table).toEqual([]);
  }
  expect(await api.db.selectFrom("users").select("role").execute()).toEqual([{ role: "owner" }]);
  expect(await api.db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
  let mail = await nextMail(api, email);
  while (mail.subject !== "Farewell") mail = await nextMail(api, email);
});

test("names, addresses, codes, passwords and links never reach the log", async () => {
  const api = await startApi({ logLevel: "trace" });
  const browser = openBrowser(api);
  const ann = {
    firstName: "Quirina",
    lastName: "Unheardof",
    email: "quirina@example.org",
    password: "unheard-of password",
  };
  await browser.post("/api/auth/sign-up", ann);
  const code = codeIn(await nextMail(api, ann.email));
  await browser.post("/api/auth/sign-in/code", { email: ann.email, code });
  await browser.post("/api/auth/password/forgot", { email: ann.email });
  const token = tokenIn(await nextMail(api, ann.email));
  await browser.get(`/reset-password?token=${token}`);
  const session = browser.jar.get("academy_session") ?? "?";
  await browser.post("/api/account/second-factor/start", { password: ann.password });
  await browser.post("/api/account/delete", { email: ann.email, password: ann.password });
  await nextMail(api, ann.email);

  const log = api.logLines.join("");
  expect(log).toContain("/api/auth/sign-up");
  for (const secret of ["Quirina", "quirina", "Unheardof", "unheard-of", token, session]) {
    expect(log).not.toContain(secret);
  }
  expect(api.logLines.filter((line) => new RegExp(`\\b${code}\\b`).test(line))).toEqual([]);
  const jobs = await api.db.selectFrom("jobs").select("payload").where("state", "=", "done").execute();
  expect(jobs.map(({ payload }) => payload).filter((payload) => JSON.stringify(payload) !== "{}")).toEqual(
    [],
  );
});
