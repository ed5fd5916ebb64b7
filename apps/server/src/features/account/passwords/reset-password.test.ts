import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { sendRaw } from "../../../testing/send-raw.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const expired = {
  status: 400,
  code: "LINK_EXPIRED",
  message: "That link has expired or was already used. Ask for a new one.",
};
const password = "a brand-new password";

test("the mailed link sets a new password once, and ends every session", async () => {
  const api = await startApi();
  const phone = await signedIn(api);
  const laptop = await signedIn(api);
  const browser = openBrowser(api);
  await browser.post("/api/auth/password/forgot", { email: phone.email });
  const mail = await nextMail(api, phone.email);
  const token = tokenIn(mail);
  expect(mail.text).toContain(`http://localhost:5000/reset-password?token=${token}`);

  const tooShort = await browser.post("/api/auth/password/reset", { token, password: "short" });
  expect(await refusalOf(tooShort)).toMatchObject({
    field: "password",
    message: "Please use at least 10 characters.",
  });
  const response = await browser.post("/api/auth/password/reset", { token, password });

  expect([response.status, await response.json()]).toEqual([200, { status: "done" }]);
  expect(response.headers.getSetCookie(), "nobody is signed in by it").toEqual([]);
  expect([await phone.who(), await laptop.who()]).toEqual([401, 401]);
  expect((await nextMail(api, phone.email)).subject).toBe("Your password was changed");
  const signIn = async (given: string) =>
    (await openBrowser(api).post("/api/auth/sign-in/email", { email: phone.email, password: given })).status;
  expect(await signIn(phone.password)).toBe(400);
  expect(await signIn(password)).toBe(200);
  const again = await browser.post("/api/auth/password/reset", { token, password: "yet another one" });
  expect(await refusalOf(again), "used").toEqual(expired);
  expect(await signIn(password)).toBe(200);
});

test("a link that is old, replaced by a success, or made up explains itself", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const [learner = { email: "" }] = api.sampleSignIns;
  const browser = openBrowser(api);
  const askForLink = async () => {
    await browser.post("/api/auth/password/forgot", { email: learner.email });
    return tokenIn(await nextMail(api, learner.email));
  };
  const use = async (token: string) => browser.post("/api/auth/password/reset", { token, password });

  const old = await askForLink();
  clock.moveMinutes(60);
  expect(await refusalOf(await use(old)), "an hour later").toEqual(expired);
  const [one, two] = [await askForLink(), await askForLink()];
  expect((await use(two)).status).toBe(200);
  expect(await refusalOf(await use(one)), "the one before").toEqual(expired);
  expect(await refusalOf(await use("made-up-token-of-nobody")), "made up").toEqual(expired);
  const kept = await api.db.selectFrom("one_time_tokens").select("token_hash").execute();
  expect(kept.map(({ token_hash }) => token_hash)).not.toContain(two);
});

test("a forged Host header has no part in the link", async () => {
  const api = await startApi();
  const [learner = { email: "" }] = api.sampleSignIns;
  const body = JSON.stringify({ email: learner.email });

  const answer = await sendRaw(
    api.url,
    [
      "POST /api/auth/password/forgot HTTP/1.1",
      "host: evil.example",
      "x-forwarded-host: evil.example",
      "forwarded: host=evil.example",
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ],
    body,
  );

  expect(answer.status).toBe(200);
  const mail = await nextMail(api, learner.email);
  expect(mail.html + mail.text).not.toContain("evil");
  expect(mail.text).toContain("http://localhost:5000/reset-password?token=");
});

test("an address without an account gets a mail that says so", async () => {
  const api = await startApi();

  await api.post("/api/auth/password/forgot", { email: "nobody@example.org" });

  const mail = await nextMail(api, "nobody@example.org");
  expect(mail.subject).toBe("No account with this address");
  expect(mail.text).not.toContain("token");
});
