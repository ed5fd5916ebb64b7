import { expect, test } from "vitest";
import { type Api, type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { codeIn, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

/** Somebody who knows an address, and spends what is free of each kind of try. */
async function spendAll(api: Api, email: string): Promise<void> {
  const stranger = openBrowser(api);
  const until429 = async (path: string, body: object) => {
    for (let tries = 0; tries < 12; tries++) {
      if ((await stranger.post(path, body)).status === 429) return;
    }
    throw new Error(`${path} was never refused`);
  };
  await until429("/api/auth/sign-in/email", { email, password: "a stranger's guess" });
  await until429("/api/auth/code", { email });
  await until429("/api/auth/sign-in/code", { email, code: "000000" });
}

const signIn = (browser: Browser, email: string, password: string) =>
  browser.post("/api/auth/sign-in/email", { email, password });

test("where somebody has signed in before, a stranger's tries keep them out by no way in", async () => {
  const api = await sharedApi();
  const own = await signInLearner(api);
  const { email, password } = own;
  await own.post("/api/auth/sign-out");
  await spendAll(api, email);

  expect((await signIn(openBrowser(api), email, password)).status, "elsewhere it is to wait").toBe(429);
  expect((await signIn(own, email, password)).status).toBe(200);
  await own.post("/api/auth/sign-out");
  expect((await own.post("/api/auth/code", { email })).status).toBe(200);
  let mail = await nextMail(api, email);
  for (let earlier = 0; earlier < 5; earlier++) mail = await nextMail(api, email);
  // What the stranger asks for and tries now spoils nothing either.
  await openBrowser(api).post("/api/auth/sign-in/code", { email, code: "000000" });
  const byCode = await own.post("/api/auth/sign-in/code", { email, code: codeIn(mail) });
  expect(byCode.status).toBe(200);
  await own.post("/api/auth/sign-out");
  expect((await own.post("/api/auth/password/forgot", { email })).status).toBe(200);
  const token = tokenIn(await nextMail(api, email));
  const reset = await own.post("/api/auth/password/reset", { token, password: "a brand-new password" });
  expect(reset.status).toBe(200);
  expect((await signIn(openBrowser(api), email, "a brand-new password")).status, "and elsewhere again").toBe(
    200,
  );
});

test("its own tries are counted as anybody's", async () => {
  const api = await sharedApi();
  const own = await signInLearner(api);
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) {
    statuses.push((await signIn(own, own.email, `wrong ${tries}`)).status);
  }

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await signIn(openBrowser(api), own.email, own.password)).status).toBe(200);
});

test("a cookie that is made up, or that was given for another address, has no tries of its own", async () => {
  const api = await sharedApi();
  const own = await signInLearner(api);
  const owner = await signedIn(api, "owner");
  await spendAll(api, own.email);
  const real = own.jar.get("academy_device") ?? "";
  const [id] = real.split(".");

  for (const made of [
    owner.jar.get("academy_device"),
    `${id}.${"x".repeat(43)}`,
    id,
    `${id}.`,
    real.slice(1),
  ]) {
    const browser = openBrowser(api);
    browser.jar.set("academy_device", made ?? "");
    expect((await signIn(browser, own.email, own.password)).status, made).toBe(429);
  }
  expect(real).not.toContain(own.email);
});

test("a code that was asked for here can be typed elsewhere, and either way only once", async () => {
  const api = await sharedApi();
  const own = await signInLearner(api);
  const { email } = own;
  const elsewhere = openBrowser(api);
  await own.post("/api/auth/code", { email });
  const code = codeIn(await nextMail(api, email));

  expect((await elsewhere.post("/api/auth/sign-in/code", { email, code })).status).toBe(200);
  for (const browser of [own, openBrowser(api)]) {
    expect((await browser.post("/api/auth/sign-in/code", { email, code })).status).toBe(400);
  }
});
