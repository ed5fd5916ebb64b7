import { expect, test } from "vitest";
import { type Api, openBrowser, signedIn } from "../../../testing/browser.ts";
import { codeIn, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const path = "/api/account/email/restore";
const noLonger = {
  status: 400,
  code: "LINK_EXPIRED",
  message: "That link has expired or was already used.",
};

async function start() {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  return { clock, api, thief: await signedIn(api) };
}

/** Somebody who got hold of a session and of the password gives the account another address. */
async function takeAway(api: Api, thief: Awaited<ReturnType<typeof signedIn>>, to: string) {
  const from = (await thief.who()) as string;
  await thief.post("/api/account/email", { email: to });
  const code = codeIn(await nextMail(api, to));
  expect((await thief.post("/api/account/email/confirm", { code })).status).toBe(200);
  const mail = await nextMail(api, from);
  expect(mail.subject).toBe("Your email address was changed");
  expect(mail.text).toContain("For seven days, this link moves it back to this address");
  return tokenIn(mail);
}

test("the address before takes the account back, and every other way in is closed", async () => {
  const { clock, api, thief } = await start();
  const { email, password } = thief;
  const token = await takeAway(api, thief, "thief@example.org");
  await thief.post("/api/account/password", { currentPassword: password, newPassword: "the thief's own" });
  const begun = await thief.post("/api/account/second-factor/start");
  expect(begun.status).toBe(200);
  clock.moveDays(6);

  const owner = openBrowser(api);
  const restored = await owner.post(path, { token });

  expect(await restored.json()).toEqual({ email });
  expect(await thief.who()).toBe(401);
  expect((await nextMail(api, "thief@example.org")).subject).toBe("Your password was changed");
  expect((await nextMail(api, "thief@example.org")).subject).toBe("An account no longer uses this address");
  for (const [address, word] of [
    [email, "the thief's own"],
    [email, password],
    ["thief@example.org", "the thief's own"],
  ]) {
    const tried = await openBrowser(api).post("/api/auth/sign-in/email", { email: address, password: word });
    expect(tried.status).toBe(400);
  }
  await owner.post("/api/auth/code", { email });
  const code = codeIn(await nextMail(api, email));
  expect((await owner.post("/api/auth/sign-in/code", { email, code })).status).toBe(200);
  expect(await (await owner.get("/api/account")).json()).toMatchObject({
    user: { email },
    hasPassword: false,
    secondFactor: { isOn: false },
  });
  expect(await refusalOf(await owner.post(path, { token })), "once").toEqual(noLonger);
});

test("after seven days, or with a link that never was one, nothing happens", async () => {
  const { clock, api, thief } = await start();
  const token = await takeAway(api, thief, "new@example.org");
  clock.moveDays(7);

  expect(await refusalOf(await openBrowser(api).post(path, { token }))).toEqual(noLonger);
  expect(await refusalOf(await openBrowser(api).post(path, { token: "x".repeat(43) }))).toEqual(noLonger);
  expect(await thief.who()).toBe("new@example.org");
});

test("a chain of changes is undone by its first address, and then by none of the later ones", async () => {
  const { clock, api, thief } = await start();
  const { email } = thief;
  const first = await takeAway(api, thief, "second@example.org");
  clock.moveMinutes(1);
  const later = await takeAway(api, thief, "third@example.org");

  expect(await (await openBrowser(api).post(path, { token: first })).json()).toEqual({ email });
  expect(await refusalOf(await openBrowser(api).post(path, { token: later }))).toEqual(noLonger);
});

test("an address that another account has by now is left to it", async () => {
  const { api, thief } = await start();
  const { email } = thief;
  const token = await takeAway(api, thief, "new@example.org");
  const other = openBrowser(api);
  await other.post("/api/auth/sign-up", { firstName: "Ann", lastName: "", email, password: "long enough" });
  const code = codeIn(await nextMail(api, email));
  expect((await other.post("/api/auth/sign-in/code", { email, code })).status).toBe(200);

  expect((await refusalOf(await openBrowser(api).post(path, { token }))).code).toBe("CONFLICT");
  expect([await thief.who(), await other.who()]).toEqual(["new@example.org", email]);
});
