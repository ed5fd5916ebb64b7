import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { type Api, type Browser, openBrowser } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { codeIn, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";

type Clock = ReturnType<typeof movingClock>;
const wrongCode = {
  status: 400,
  code: "WRONG_CODE",
  message: "That code isn’t right. Please try the next one.",
};
const tooLate = { status: 400, code: "CODE_EXPIRED", message: "That took too long. Please sign in again." };

const begun = new Date();
const clock = movingClock(begun);
const sharedApi = shareApi(() => ({ now: clock.now }));

async function start() {
  clock.moveTo(begun);
  return { clock, api: await sharedApi() };
}

/** What an authenticator would show now. */
const codeFor = (secret: string, clock: Clock) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

async function withSecondFactor(api: Api, clock: Clock) {
  const browser = await signInLearner(api);
  const begun = await browser.post("/api/account/second-factor/start");
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await browser.post("/api/account/second-factor/confirm", {
    code: codeFor(secret, clock),
  });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  expect((await nextMail(api, browser.email)).subject).toBe("Two-step verification is on");
  // The code that confirmed it is used.
  clock.moveMinutes(1);
  return { browser, secret, recoveryCodes };
}

const firstHalf = (browser: Browser, email: string, password: string) =>
  browser.post("/api/auth/sign-in/email", { email, password });
const secondHalf = (browser: Browser, body: object) => browser.post("/api/auth/second-factor", body);

test("setting it up shows a secret to scan, which counts from the first right code on", async () => {
  const { clock, api } = await start();
  const browser = await signInLearner(api);
  const other = await browser.signInAgain();

  const begun = await browser.post("/api/account/second-factor/start");
  const shown = (await begun.json()) as { secret: string; uri: string; qrSvg: string };
  expect(shown.uri).toBe(
    `otpauth://totp/Lightworker%20Academy:${encodeURIComponent(browser.email)}?secret=${shown.secret}&issuer=Lightworker%20Academy&algorithm=SHA1&digits=6&period=30`,
  );
  expect(shown.qrSvg).toMatch(/^<svg [\s\S]*<\/svg>$/);
  const { secret: kept } = await api.db
    .selectFrom("second_factors")
    .select("secret")
    .where("user_id", "=", browser.id)
    .executeTakeFirstOrThrow();
  expect(kept, "encrypted").not.toContain(shown.secret);
  expect((await firstHalf(openBrowser(api), browser.email, browser.password)).status).toBe(200);
  expect(await other.who(), "not counted yet").toBe(browser.email);

  const wrong = codeFor(shown.secret, clock) === "000000" ? "000001" : "000000";
  expect(await refusalOf(await browser.post("/api/account/second-factor/confirm", { code: wrong }))).toEqual(
    wrongCode,
  );
  const confirmed = await browser.post("/api/account/second-factor/confirm", {
    code: codeFor(shown.secret, clock),
  });

  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await (await browser.get("/api/account")).json()).toMatchObject({
    secondFactor: { isOn: true, recoveryCodesLeft: 10 },
  });
  expect(await other.who(), "sessions that began without it").toBe(401);
  const again = await browser.post("/api/account/second-factor/start");
  expect((await refusalOf(again)).code).toBe("CONFLICT");
});

test("with it a password alone begins no session, the code of the authenticator does", async () => {
  const { clock, api } = await start();
  const { browser: first, secret } = await withSecondFactor(api, clock);
  const browser = openBrowser(api);

  const half = await firstHalf(browser, first.email, first.password);

  expect([half.status, await half.json()]).toEqual([200, { status: "second-factor" }]);
  expect(half.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^academy_second_factor=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(await browser.who()).toBe(401);
  const whole = await secondHalf(browser, { code: codeFor(secret, clock) });
  expect(await whole.json()).toMatchObject({ status: "signed-in", user: { email: first.email } });
  expect([...browser.jar.keys()]).toEqual(["academy_session", "academy_signed_in", "academy_device"]);
  expect(await browser.who()).toBe(first.email);
});

test("neither a mailed code nor a new password leads around it", async () => {
  const { clock, api } = await start();
  const { browser: first, secret } = await withSecondFactor(api, clock);
  const browser = openBrowser(api);

  await browser.post("/api/auth/code", { email: first.email });
  const code = codeIn(await nextMail(api, first.email));
  const byCode = await browser.post("/api/auth/sign-in/code", { email: first.email, code });
  expect(await byCode.json()).toEqual({ status: "second-factor" });
  expect(await browser.who()).toBe(401);

  await browser.post("/api/auth/sign-up", {
    firstName: "Ann",
    lastName: "",
    email: first.email,
    password: "another password",
  });
  const again = codeIn(await nextMail(api, first.email));
  const bySignUp = await browser.post("/api/auth/sign-in/code", { email: first.email, code: again });
  expect(await bySignUp.json()).toEqual({ status: "second-factor" });

  await browser.post("/api/auth/password/forgot", { email: first.email });
  const token = tokenIn(await nextMail(api, first.email));
  const reset = await browser.post("/api/auth/password/reset", { token, password: "a brand-new password" });
  expect(await reset.json()).toEqual({ status: "done" });
  expect(await browser.who()).toBe(401);
  expect(
    await refusalOf(await secondHalf(browser, { code: codeFor(secret, clock) })),
    "begun before",
  ).toEqual(tooLate);
  const byPassword = await firstHalf(browser, first.email, "a brand-new password");
  expect(await byPassword.json()).toEqual({ status: "second-factor" });
  expect((await secondHalf(browser, { code: codeFor(secret, clock) })).status).toBe(200);
});

test("a code of the authenticator works once, and one of yesterday not at all", async () => {
  const { clock, api } = await start();
  const { browser: first, secret } = await withSecondFactor(api, clock);
  const begin = async () => {
    const browser = openBrowser(api);
    await firstHalf(browser, first.email, first.password);
    return browser;
  };
  const code = codeFor(secret, clock);

  expect((await secondHalf(await begin(), { code })).status).toBe(200);
  expect(await refusalOf(await secondHalf(await begin(), { code })), "again").toEqual(wrongCode);
  clock.moveMinutes(0.5);
  expect(await refusalOf(await secondHalf(await begin(), { code })), "a moment later").toEqual(wrongCode);
  expect((await secondHalf(await begin(), { code: codeFor(secret, clock) })).status, "the next").toBe(200);
  const old = codeFor(secret, clock);
  clock.moveDays(1);
  expect((await secondHalf(await begin(), { code: old })).status, "yesterday's").toBe(400);
});

test("each recovery code opens the account once, however it is written down", async () => {
  const { clock, api } = await start();
  const { browser: first, recoveryCodes } = await withSecondFactor(api, clock);
  const [one = "", two = ""] = recoveryCodes;
  const open = async (recoveryCode: string) => {
    const browser = openBrowser(api);
    await firstHalf(browser, first.email, first.password);
    return secondHalf(browser, { recoveryCode });
  };

  expect((await open(one)).status).toBe(200);
  expect(await refusalOf(await open(one))).toEqual(wrongCode);
  expect((await open(` ${two.toUpperCase().replaceAll("-", " ")} `)).status).toBe(200);
  expect((await open("aaaa-bbbb-cccc")).status).toBe(400);
  expect(await (await first.get("/api/account")).json()).toMatchObject({
    secondFactor: { recoveryCodesLeft: 8 },
  });
  const kept = await api.db.selectFrom("recovery_codes").select("code_hash").execute();
  expect(kept.some(({ code_hash }) => recoveryCodes.includes(code_hash))).toBe(false);
});

test("the second half has to follow the first in the same browser, within ten minutes", async () => {
  const { clock, api } = await start();
  const { browser: first, secret } = await withSecondFactor(api, clock);
  const stranger = openBrowser(api);
  expect(await refusalOf(await secondHalf(stranger, { code: codeFor(secret, clock) }))).toEqual(tooLate);
  stranger.jar.set("academy_second_factor", "x".repeat(43));
  expect(await refusalOf(await secondHalf(stranger, { code: codeFor(secret, clock) }))).toEqual(tooLate);

  const browser = openBrowser(api);
  await firstHalf(browser, first.email, first.password);
  clock.moveMinutes(10);

  expect(await refusalOf(await secondHalf(browser, { code: codeFor(secret, clock) }))).toEqual(tooLate);
});

test("guessing it gets slower too, also from many browsers", async () => {
  const { clock, api } = await start();
  const { browser: first, secret } = await withSecondFactor(api, clock);
  const guess = async (body: object) => {
    const browser = openBrowser(api);
    await firstHalf(browser, first.email, first.password);
    return (await secondHalf(browser, body)).status;
  };
  const right = codeFor(secret, clock);
  const wrong = right === "000000" ? "000001" : "000000";

  for (let i = 0; i < 4; i++) expect(await guess({ code: wrong })).toBe(400);
  expect(await guess({ recoveryCode: "aaaa-bbbb-cccc" })).toBe(400);
  expect(await guess({ code: right }), "not even the right one").toBe(429);
  clock.moveMinutes(1);
  expect(await guess({ code: codeFor(secret, clock) })).toBe(200);
});

test("new recovery codes end the old ones, and switching it off ends all of them", async () => {
  const { clock, api } = await start();
  const { browser, recoveryCodes } = await withSecondFactor(api, clock);
  const path = "/api/account/second-factor";

  const renewed = await browser.post(`${path}/recovery-codes`);
  const { recoveryCodes: fresh } = (await renewed.json()) as { recoveryCodes: string[] };
  expect(fresh).toHaveLength(10);
  const other = openBrowser(api);
  await firstHalf(other, browser.email, browser.password);
  expect((await secondHalf(other, { recoveryCode: recoveryCodes[0] })).status).toBe(400);
  expect((await secondHalf(other, { recoveryCode: fresh[0] })).status).toBe(200);

  const stopped = await browser.post(`${path}/stop`);
  expect(await stopped.json()).toEqual({ status: "done" });
  expect((await nextMail(api, browser.email)).subject).toBe("Two-step verification is off");
  const plain = openBrowser(api);
  expect(await (await firstHalf(plain, browser.email, browser.password)).json()).toMatchObject({
    status: "signed-in",
  });
  expect(await (await browser.get("/api/account")).json()).toMatchObject({
    secondFactor: { isOn: false, recoveryCodesLeft: 0 },
  });
  for (const call of ["recovery-codes", "stop"]) {
    expect((await refusalOf(await browser.post(`${path}/${call}`))).code, call).toBe("CONFLICT");
  }
});
