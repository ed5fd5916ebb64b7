import { getMigrations } from "better-auth/db/migration";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { createLogs } from "../../platform/log/log.ts";
import { type Api, type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { freePort } from "../../testing/servers/free-port.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startOpenIdServer } from "../../testing/servers/openid-server.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { createSignInLibrary } from "./sign-in-library.ts";

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
  expect([...browser.jar.keys()]).toEqual(["academy_session", "academy_signed_in"]);
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
  const refused = async (who: Browser, query: string) =>
    (await who.get(`/api/login/openid/callback${query}`)).headers.get("location");

  expect(await refused(openBrowser(api), back.search), "another browser").toBe("/sign-in?problem=openid");
  expect(await refused(browser, "?error=access_denied&state=x"), "no consent").toBe(
    "/sign-in?problem=openid",
  );
  expect(await refused(browser, ""), "nothing").toBe("/sign-in?problem=openid");
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
  expect(await refused(browser, used.search), "used").toBe("/sign-in?problem=openid");
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
    expect.stringMatching(/^__Host-openid_state=.+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test("a provider that is away is said so, and is asked again once it is back", async () => {
  const port = await freePort();
  const provider = await startOpenIdServer(ann);
  const api = await startApi({ env: { ...provider.env, OIDC_ISSUER: `http://127.0.0.1:${port}` } });

  const away = await refusalOf(await api.get("/api/login/openid"));

  expect(away).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  await provider.server.stop();
  await provider.server.start(port, "127.0.0.1");
  expect((await api.get("/api/login/openid")).status).toBe(302);
});

test("our tables are what the sign-in library would make", async () => {
  const database = await testDatabase();
  const library = createSignInLibrary({
    database,
    baseUrl: liveEnv.BASE_URL,
    isDemo: false,
    secret: "a secret of more than thirty-two characters",
    log: createLogs("silent").log,
    provider: { issuer: "http://127.0.0.1:1", clientId: "academy", clientSecret: "secret" },
  });
  const missing = async () => {
    const { toBeAdded, toBeCreated } = await getMigrations(library.options);
    return [...toBeCreated, ...toBeAdded].map(({ table, fields }) => `${table}: ${Object.keys(fields)}`);
  };

  expect(await missing()).toEqual([]);
  await database.db.schema.alterTable("users").dropColumn("image_url").execute();
  expect(await missing(), "the comparison would notice").toEqual(["users: image_url"]);
});
