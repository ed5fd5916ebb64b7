import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { type Api, type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startOpenIdServer } from "../../../testing/outside/openid-server.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { freePort } from "../../../testing/servers/free-port.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const ann = {
  sub: "ann-at-provider",
  email: "Ann@Example.org",
  email_verified: true,
  given_name: "Ann",
  family_name: "Example",
  picture: "https://elsewhere.example/ann.png",
};

/** What a browser does: off to the provider, and back with what it says. Answers the last address. */
async function comeBack(api: Api, browser: Browser, returnTo = "/settings") {
  const away = await browser.get(`/api/login/openid?returnTo=${encodeURIComponent(returnTo)}`);
  expect(away.status).toBe(302);
  const asked = new URL(away.headers.get("location") ?? "");
  const answer = await fetch(asked, { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(`${api.settings.baseUrl}/api/login/openid/callback`);
  const response = await browser.get(back.pathname + back.search);
  return { asked, back, response, location: response.headers.get("location") };
}

/** A browser that has been to the provider and not come back yet. */
async function goAway(browser: Browser) {
  const away = await browser.get("/api/login/openid?returnTo=/settings");
  const answer = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "");
}

const callback = async (browser: Browser, search: string) =>
  (await browser.get(`/api/login/openid/callback${search}`)).headers.get("location");
const refused = "/sign-in?problem=openid";

const usersOf = (api: Api) =>
  api.db
    .selectFrom("users")
    .select(["first_name", "last_name", "email", "image_url", "role", "is_email_verified"])
    .where("email", "=", "ann@example.org")
    .execute();

test("a provider's word makes an account and signs in, and the person is back where they were", async () => {
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: provider.env });
  const browser = openBrowser(api);
  expect(await (await api.get("/api/auth/options")).json()).toMatchObject({ hasOpenId: true });

  const { asked, location } = await comeBack(api, browser);

  expect(location).toBe("/settings");
  expect(await browser.who()).toBe("ann@example.org");
  expect([...browser.jar.keys()]).toEqual(["academy_session", "academy_signed_in", "academy_device"]);
  expect(await usersOf(api)).toEqual([
    {
      first_name: "Ann",
      last_name: "Example",
      email: "ann@example.org",
      image_url: null,
      role: "learner",
      is_email_verified: true,
    },
  ]);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: "code",
    client_id: "academy",
    redirect_uri: `${api.settings.baseUrl}/api/login/openid/callback`,
    code_challenge_method: "S256",
    code_challenge: expect.any(String),
    state: expect.any(String),
    nonce: expect.any(String),
  });
  expect(asked.searchParams.get("scope")).toContain("openid");
  const { access_token, id_token, refresh_token } = await api.db
    .selectFrom("accounts")
    .selectAll()
    .where("provider_id", "=", "openid")
    .executeTakeFirstOrThrow();
  expect([access_token, id_token, refresh_token], "the provider's tokens are not kept").toEqual([
    null,
    null,
    null,
  ]);
  await comeBack(api, openBrowser(api));
  expect(await usersOf(api), "the second time").toHaveLength(1);
  expect(await api.db.selectFrom("sessions").select("id").execute()).toHaveLength(2);
});

test("it leads to an account with the same proven address, password and all", async () => {
  const provider = await startOpenIdServer({ ...ann, email: "maya@example.com" });
  const api = await startApi({ env: provider.env });
  const known = await signedIn(api);
  const browser = openBrowser(api);

  await comeBack(api, browser);

  expect(await browser.who()).toBe(known.email);
  const { email, password } = known;
  expect((await openBrowser(api).post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
});

test("an address that the provider does not vouch for makes no account and opens none", async () => {
  const provider = await startOpenIdServer({ ...ann, email_verified: false });
  const api = await startApi({ env: provider.env });
  const browser = openBrowser(api);

  expect((await comeBack(api, browser)).location).toBe("/sign-in?problem=openid");
  expect(await usersOf(api)).toEqual([]);
  provider.about.claims = { ...ann, sub: "mallory", email: "elena@example.com", email_verified: false };
  expect((await comeBack(api, browser)).location).toBe("/sign-in?problem=openid");
  provider.about.claims = { ...ann, email_verified: "true" };
  expect((await comeBack(api, browser)).location, "only true is true").toBe("/sign-in?problem=openid");

  expect(await browser.who()).toBe(401);
  const linked = api.db.selectFrom("accounts").select("id").where("provider_id", "=", "openid");
  expect(await linked.execute()).toEqual([]);
  expect(await api.db.selectFrom("sessions").select("id").execute()).toEqual([]);
});

test("a second factor is asked for all the same", async () => {
  const provider = await startOpenIdServer({ ...ann, email: "maya@example.com" });
  const api = await startApi({ env: provider.env });
  const owner = await signedIn(api);
  const begun = await owner.post("/api/account/second-factor/start", { password: owner.password });
  const { secret } = (await begun.json()) as { secret: string };
  const codeIn = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms });
  expect((await owner.post("/api/account/second-factor/confirm", { code: codeIn(0) })).status).toBe(200);
  const browser = openBrowser(api);

  const { location } = await comeBack(api, browser, "/profile");

  expect(location).toBe("/sign-in?step=second-factor&returnTo=%2Fprofile");
  expect(await browser.who()).toBe(401);
  expect([...browser.jar.keys()]).toEqual(["academy_second_factor"]);
  expect((await browser.post("/api/auth/second-factor", { code: codeIn(30_000) })).status).toBe(200);
  expect(await browser.who()).toBe(owner.email);
});

test("an answer for another browser, another visit or another reader is refused", async () => {
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: provider.env });
  const browser = openBrowser(api);
  const away = await browser.get("/api/login/openid");
  const answer = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");

  expect(await callback(openBrowser(api), back.search), "another browser").toBe(refused);
  expect(await callback(browser, "?error=access_denied&state=x"), "no consent").toBe(refused);
  expect(await callback(browser, ""), "nothing").toBe(refused);
  for (const override of [
    { nonce: "of another visit" },
    { aud: "another academy" },
    { iss: "https://evil.example" },
    { exp: 1 },
  ]) {
    provider.about.override = override;
    const { location } = await comeBack(api, openBrowser(api));
    expect(location, JSON.stringify(override)).toBe("/sign-in?problem=openid");
  }
  provider.about.override = {};
  const { back: used } = await comeBack(api, browser);
  expect(await callback(browser, used.search), "used").toBe(refused);
  expect(await usersOf(api)).toHaveLength(1);
});

test("it leads back to this site and nowhere else", async () => {
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: provider.env });

  for (const evil of ["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"]) {
    expect((await comeBack(api, openBrowser(api), evil)).location, evil).toBe("/");
  }
});

test("in live its cookies are bound to https and the academy's own name", async () => {
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: { ...liveEnv, ...provider.env } });

  const away = await api.get("/api/login/openid");

  expect(away.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-openid_state=.+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

test("a provider that is away is said so, and is asked again once it is back", async () => {
  const port = await freePort();
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: { ...provider.env, OIDC_ISSUER: `http://localhost:${port}` } });

  const away = await refusalOf(await api.get("/api/login/openid"));

  expect(away).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  await provider.server.stop();
  await provider.server.start(port, "127.0.0.1");
  expect((await api.get("/api/login/openid")).status).toBe(302);
});

test("an answer counts once, within five minutes, and only with the state it was asked for", async () => {
  const provider = await startOpenIdServer(ann);
  const clock = movingClock();
  const api = await startApi({ env: provider.env, now: clock.now });
  const browser = openBrowser(api);
  const back = await goAway(browser);
  const cookie = browser.jar.get("openid_state") ?? "";
  const forged = new URLSearchParams(back.search);
  forged.set("state", "of somebody's own making");

  expect(await callback(browser, `?${forged}`), "forged").toBe(refused);
  const openings = await Promise.all([callback(browser, back.search), callback(browser, back.search)]);
  expect(openings.sort(), "of two at once, one counts").toEqual(["/settings", refused]);
  browser.jar.set("openid_state", cookie);
  expect(await callback(browser, back.search), "replayed with its cookie").toBe(refused);

  const late = await goAway(browser);
  clock.moveMinutes(5);
  expect(await callback(browser, late.search), "five minutes later").toBe(refused);
  expect(await usersOf(api)).toHaveLength(1);
});

test("what the database keeps of a sign-in under way does not open it, and is soon gone", async () => {
  const provider = await startOpenIdServer(ann);
  const clock = movingClock();
  const api = await startApi({ env: provider.env, now: clock.now, hasHourlyJobs: true });
  const browser = openBrowser(api);
  const rows = () => api.db.selectFrom("open_id_sign_ins").select("id").execute();

  const { search } = await goAway(browser);

  const [{ id } = { id: "" }] = await rows();
  const thief = openBrowser(api);
  thief.jar.set("openid_state", id);
  expect(await callback(thief, search)).toBe(refused);
  clock.moveDays(1);
  await expect.poll(rows).toEqual([]);
});

test("a provider that calls itself something else, or signs with a key it does not publish, is not believed", async () => {
  const provider = await startOpenIdServer(ann);
  const port = Number(new URL(provider.issuer).port);
  const elsewhere = await startApi({ env: { ...provider.env, OIDC_ISSUER: `http://127.0.0.1:${port}` } });
  expect(provider.issuer).toBe(`http://localhost:${port}`);
  expect((await elsewhere.get("/api/login/openid")).status).toBe(503);

  const api = await startApi({ env: { ...provider.env, OIDC_ISSUER: `${provider.issuer}/` } });
  const browser = openBrowser(api);
  provider.about.tamper = (idToken) => {
    const [head, body, signature = ""] = idToken.split(".");
    return [head, body, (signature.startsWith("A") ? "B" : "A") + signature.slice(1)].join(".");
  };
  expect((await comeBack(api, browser)).location, "signature").toBe(refused);
  provider.about.tamper = undefined;
  expect(await callback(browser, `${(await goAway(browser)).search}&iss=https://evil.example`)).toBe(refused);
  expect((await comeBack(api, browser)).location, "a slash more is the same issuer").toBe("/settings");
});

test("a provider that goes away while somebody is there, or asks for nothing more, leads back to the sign-in page", async () => {
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: provider.env, logLevel: "trace" });
  const browser = openBrowser(api);
  const back = await goAway(browser);
  await provider.server.stop();

  expect(await callback(browser, back.search)).toBe(refused);

  expect(api.logLines.join("")).toContain("an OpenID sign-in was refused");
  expect(api.logLines.join(""), "codes stay out of the log").not.toContain(back.searchParams.get("code"));
  await provider.server.start(Number(new URL(provider.issuer).port), "127.0.0.1");
  const declined = await goAway(browser);
  expect(await callback(browser, `?error=access_denied&state=${declined.searchParams.get("state")}`)).toBe(
    refused,
  );
});

test("what the token leaves out is asked for, and must be about the same person", async () => {
  const { email, email_verified, ...bare } = ann;
  const provider = await startOpenIdServer(bare);
  const api = await startApi({ env: provider.env });
  provider.about.userInfo = { ...ann, sub: "somebody else" };
  expect((await comeBack(api, openBrowser(api))).location).toBe(refused);
  expect(await usersOf(api)).toEqual([]);

  provider.about.userInfo = { ...bare, email, email_verified };
  const browser = openBrowser(api);
  expect((await comeBack(api, browser)).location).toBe("/settings");
  expect(await browser.who()).toBe("ann@example.org");
});

test("whoever was here before is known by what the provider calls them, whatever their address there is now", async () => {
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: provider.env });
  await comeBack(api, openBrowser(api));

  provider.about.claims = { ...ann, email: "ann.moved@example.net", given_name: "Annabel" };
  const browser = openBrowser(api);
  await comeBack(api, browser);

  expect(await browser.who()).toBe("ann@example.org");
  expect(await usersOf(api)).toMatchObject([{ first_name: "Ann" }]);
  provider.about.claims = { ...ann, email_verified: false };
  expect((await comeBack(api, openBrowser(api))).location, "and is vouched for each time").toBe(refused);
});

test("somebody new who comes back in several browsers at once is one person", async () => {
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: provider.env });
  const browsers = Array.from({ length: 4 }, () => openBrowser(api));
  const backs = await Promise.all(browsers.map((browser) => goAway(browser)));

  const locations = await Promise.all(
    browsers.map((browser, index) => callback(browser, backs[index]?.search ?? "")),
  );

  expect(locations).toEqual(browsers.map(() => "/settings"));
  expect(await usersOf(api)).toHaveLength(1);
  const linked = api.db.selectFrom("accounts").select("id").where("provider_id", "=", "openid");
  expect(await linked.execute()).toHaveLength(1);
});
