import { expect, test } from "vitest";
import { personalDataOf } from "../../start/personal-data.ts";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { codeIn, nextMail, tokenIn } from "../../testing/mailbox.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const accountOf = async (browser: Browser) =>
  (await (await browser.get("/api/account")).json()) as Record<string, unknown> & {
    sessions: { id: string; device: string; isCurrent: boolean }[];
  };
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
    isOnlyOwner: false,
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

test("the export is a file with everything, and nothing that opens the account", async () => {
  const api = await startApi();
  const browser = await signedIn(api, "learner", { "user-agent": firefox });

  const response = await browser.get("/api/account/export");

  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="lightworker-academy-account.json"',
  );
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const text = await response.text();
  // What one feature tells may not take the place of what another does.
  for (const { name } of personalDataOf(() => new Date())) {
    expect(text.match(new RegExp(`^ {2}"${name}":`, "gm")), name).toHaveLength(1);
  }
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
  await browser.post("/api/account/second-factor/start");
  await browser.post("/api/auth/code", { email });
  const remove = (body: object) => browser.post("/api/account/delete", body);

  expect((await refusalOf(await remove({ email: "elena@example.com" }))).status).toBe(400);
  expect(await browser.who()).toBe(email);
  const response = await remove({ email: ` ${email.toUpperCase()} ` });

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
  while (mail.subject !== "Your account has been deleted") mail = await nextMail(api, email);
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
  await browser.post("/api/account/proof", { password: ann.password });
  await browser.post("/api/account/second-factor/start");
  await browser.post("/api/account/delete", { email: ann.email });
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
