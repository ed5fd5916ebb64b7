import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { type Api, openBrowser, signedIn } from "../../../testing/browser.ts";
import { buy } from "../../../testing/data/buyers.ts";
import { nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

async function start() {
  const clock = movingClock();
  return { clock, api: await startApi({ now: clock.now }) };
}

/** Somebody pays with this address; of the mails that follow, one has the link. */
async function linkFor(api: Api, email: string): Promise<string> {
  await buy(api, { offer: "blueprintSelfGuided", email });
  const mails = [await nextMail(api, email), await nextMail(api, email)];
  const letter = mails.find(({ text }) => text.includes("token="));
  if (!letter) throw new Error("no mail had a link");
  return tokenIn(letter);
}

const signInWith = (api: Api, token: string, browser = openBrowser(api)) =>
  browser.post("/api/auth/sign-in/link", { token });

test("the link of a purchase is good for seven days", async () => {
  const { api, clock } = await start();
  const early = await linkFor(api, "early@example.org");
  const late = await linkFor(api, "late@example.org");

  clock.moveDays(6.99);
  expect((await signInWith(api, early)).status).toBe(200);
  clock.moveDays(0.02);
  expect(await refusalOf(await signInWith(api, late))).toMatchObject({ code: "LINK_EXPIRED" });
});

test("the link of a purchase does not lead around a second factor", async () => {
  const { api, clock } = await start();
  const ann = await signedIn(api);
  const codeFor = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  const { secret } = (await (await ann.post("/api/account/second-factor/start")).json()) as {
    secret: string;
  };
  await ann.post("/api/account/second-factor/confirm", { code: codeFor(secret) });
  await nextMail(api, ann.email);
  clock.moveMinutes(1);
  const browser = openBrowser(api);

  const answer = await signInWith(api, await linkFor(api, ann.email), browser);

  expect(await answer.json()).toEqual({ status: "second-factor" });
  expect(await browser.who()).toBe(401);
  expect((await browser.post("/api/auth/second-factor", { code: codeFor(secret) })).status).toBe(200);
  expect(await browser.who()).toBe(ann.email);
});
