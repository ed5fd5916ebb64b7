import { randomUUID } from "node:crypto";
import * as accountCalls from "@academy/contract/calls/account";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { signInLearner } from "../../../testing/data/learners.ts";
import { codeIn, nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";

const proofNeeded = {
  status: 403,
  code: "FRESH_PROOF_NEEDED",
  message: "Please confirm it’s you first.",
};

const begun = new Date();
const clock = movingClock(begun);
const sharedApi = shareApi(() => ({ now: clock.now }));

async function start() {
  clock.moveTo(begun);
  const api = await sharedApi();
  return { clock, api, browser: await signInLearner(api) };
}

const newAddress = () => `${randomUUID()}@example.org`;

/** What decides who can get in, by the contract: another call that does so says it there. */
const guarded = Object.values(accountCalls).filter((call) => "wantsFreshProof" in call);
const anyId = "00000000-0000-4000-8000-000000000000";

test("everything that changes who can get in wants a proof", () => {
  expect(guarded.map(({ path }) => path)).toEqual([
    "/api/account/email",
    "/api/account/email/confirm",
    "/api/account/password",
    "/api/account/second-factor/start",
    "/api/account/second-factor/confirm",
    "/api/account/second-factor/recovery-codes",
    "/api/account/second-factor/stop",
    "/api/account/sessions/:id",
    "/api/account/sessions/end-all",
    "/api/account/delete",
    "/api/owner/claim",
  ]);
});

test("ten minutes after signing in a session alone changes nothing of it, whatever is sent along", async () => {
  const { clock, browser } = await start();
  clock.moveMinutes(11);

  for (const { method, path } of guarded) {
    const response = await browser.send(method, path.replace(":id", anyId), { password: browser.password });
    expect(await refusalOf(response), path).toEqual(proofNeeded);
  }
  expect(await browser.who(), "who is there still is").toBe(browser.email);
});

test("within ten minutes nobody who has signed in is asked again", async () => {
  const { clock, browser } = await start();
  clock.moveMinutes(10);

  expect((await browser.post("/api/account/email", { email: newAddress() })).status).toBe(200);
});

test("the password proves it for ten minutes, for this session alone; a wrong one is no proof", async () => {
  const { clock, browser } = await start();
  const other = await browser.signInAgain();
  clock.moveMinutes(11);
  const change = () => browser.post("/api/account/email", { email: newAddress() });

  const wrong = await browser.post("/api/account/proof", { password: "wrong" });
  expect(await refusalOf(wrong)).toEqual({
    status: 400,
    code: "WRONG_PASSWORD",
    message: "That password isn’t right.",
  });
  expect(await refusalOf(await change())).toEqual(proofNeeded);

  const right = await browser.post("/api/account/proof", { password: browser.password });
  expect(await right.json()).toEqual({ status: "done" });
  expect((await change()).status).toBe(200);
  expect(await refusalOf(await other.post("/api/account/second-factor/start"))).toEqual(proofNeeded);
  clock.moveMinutes(11);
  expect(await refusalOf(await change())).toEqual(proofNeeded);
});

test("a copy of the session from before the proof is worth nothing after it", async () => {
  const { clock, api, browser } = await start();
  clock.moveMinutes(11);
  const stolen = `academy_session=${browser.jar.get("academy_session")}`;
  expect((await api.get("/api/auth/user", { cookie: stolen })).status).toBe(200);

  await browser.post("/api/account/proof", { password: browser.password });

  expect((await api.get("/api/auth/user", { cookie: stolen })).status).toBe(401);
  expect(await browser.who()).toBe(browser.email);
});

test("a code to the address proves it, once, and only the newest", async () => {
  const { clock, browser, api } = await start();
  clock.moveMinutes(11);
  const prove = (mailedCode: string) => browser.post("/api/account/proof", { mailedCode });

  expect(await (await browser.post("/api/account/proof/code")).json()).toEqual({ status: "mail-sent" });
  const mail = await nextMail(api, browser.email);
  expect(mail.subject).toBe("Your confirmation code");
  const code = codeIn(mail);
  expect((await refusalOf(await prove(code === "000000" ? "000001" : "000000"))).code).toBe("WRONG_CODE");
  expect((await browser.post("/api/account/second-factor/start")).status).toBe(403);
  expect((await prove(code)).status).toBe(200);
  expect((await browser.post("/api/account/second-factor/start")).status).toBe(200);

  clock.moveMinutes(11);
  expect((await refusalOf(await prove(code))).code).toBe("CODE_EXPIRED");
});

test("a code for signing in is no proof, and a code for proving signs nobody in", async () => {
  const { clock, browser, api } = await start();
  clock.moveMinutes(11);
  const { email } = browser;

  await browser.post("/api/auth/code", { email });
  const forSigningIn = codeIn(await nextMail(api, email));
  expect((await browser.post("/api/account/proof", { mailedCode: forSigningIn })).status).toBe(400);
  await browser.post("/api/account/proof/code");
  const forProving = codeIn(await nextMail(api, email));
  const signIn = await browser.post("/api/auth/sign-in/code", { email, code: forProving });
  expect(forProving === forSigningIn || signIn.status === 400).toBe(true);
});

test("where there is a second factor nothing weaker proves it", async () => {
  const { clock, browser } = await start();
  const begun = await browser.post("/api/account/second-factor/start");
  const { secret } = (await begun.json()) as { secret: string };
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  const confirmed = await browser.post("/api/account/second-factor/confirm", { code: code() });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  clock.moveMinutes(11);
  const prove = (body: object) => browser.post("/api/account/proof", body);
  const isProven = async () =>
    (await browser.post("/api/account/email", { email: newAddress() })).status === 200;

  expect((await refusalOf(await prove({ password: browser.password }))).code).toBe("FORBIDDEN");
  expect((await refusalOf(await browser.post("/api/account/proof/code"))).code).toBe("FORBIDDEN");
  expect((await refusalOf(await prove({ mailedCode: "000000" }))).code).toBe("FORBIDDEN");
  const right = code();
  expect((await prove({ code: right === "000000" ? "000001" : "000000" })).status).toBe(400);
  expect(await isProven()).toBe(false);

  expect((await prove({ code: right })).status).toBe(200);
  expect(await isProven()).toBe(true);
  clock.moveMinutes(11);
  expect((await prove({ code: right })).status, "used").toBe(400);
  expect((await prove({ recoveryCode: recoveryCodes[0] })).status).toBe(200);
  expect(await isProven()).toBe(true);
});

test("tries at a password by whoever holds a session are counted", async () => {
  const { clock, browser } = await start();
  clock.moveMinutes(11);
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) {
    statuses.push((await browser.post("/api/account/proof", { password: `wrong ${tries}` })).status);
  }

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});
