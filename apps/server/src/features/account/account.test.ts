import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLogs } from "../../platform/log/log.ts";
import { liveEnv } from "../../testing/live-env.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi, testOrigin } from "../../testing/start-api.ts";
import { emptyPlace, testDatabase } from "../../testing/test-database.ts";
import { insertAccountWithPassword } from "./account.queries.ts";
import { createAuth } from "./auth.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

const signIn = (api: Api, email: string, password: string, origin = testOrigin) =>
  api.post("/api/auth/sign-in/email", { email, password }, { origin });

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

async function signedInLearner(api: Api) {
  const [learner = { email: "", password: "" }] = api.sampleSignIns;
  const response = await signIn(api, learner.email, learner.password);
  expect(response.status).toBe(200);
  return { learner, response, cookie: cookieOf(response) };
}

test("nobody signed in gets 401 with the word Unauthorized", async () => {
  const api = await startApi();

  const response = await api.get("/api/auth/user");

  expect(await refusalOf(response)).toEqual({ status: 401, code: "UNAUTHORIZED", message: "Unauthorized" });
});

test("a demo's first start makes a learner and an owner who can sign in", async () => {
  const api = await startApi();
  expect(api.sampleSignIns.map(({ role }) => role)).toEqual(["learner", "owner"]);

  for (const { email, password } of api.sampleSignIns) {
    const cookie = cookieOf(await signIn(api, email, password));
    const user = await api.get("/api/auth/user", { cookie });

    expect(user.status).toBe(200);
    expect(await user.json()).toMatchObject({ email, subscriptionStatus: "free", profileImageUrl: null });
  }
});

test("signing in answers with the person and a cookie that scripts and other sites can't use", async () => {
  const api = await startApi();

  const { learner, response } = await signedInLearner(api);

  expect(await response.json()).toEqual({
    user: {
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: learner.email,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      subscriptionStatus: "free",
    },
  });
  const [cookie = "", ...more] = response.headers.getSetCookie();
  const [pair = "", ...attributes] = cookie.split("; ");
  expect(more).toEqual([]);
  expect(pair).toMatch(/^academy_session=.{40,}$/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
});

test("a wrong password and an unknown e-mail can't be told apart", async () => {
  const api = await startApi();
  const [learner = { email: "", password: "" }] = api.sampleSignIns;
  const attempts = [
    [learner.email, "wrong-password"],
    [learner.email, `${learner.password} `],
    ["nobody@example.com", "wrong-password"],
    ["not an e-mail", "wrong-password"],
    ["nul\0@example.com", "nul\0"],
    ["half \ud800 sign", "\udfff"],
  ] as const;

  for (const [email, password] of attempts) {
    const response = await signIn(api, email, password);

    expect(response.headers.getSetCookie(), JSON.stringify(email)).toEqual([]);
    expect(await refusalOf(response), JSON.stringify(email)).toEqual({
      status: 401,
      code: "UNAUTHORIZED",
      message: "Unauthorized: e-mail or password is wrong.",
    });
  }
  expect((await signIn(api, ` ${learner.email.toUpperCase()} `, learner.password)).status).toBe(200);
});

test("signing out ends the session, also for whoever kept the cookie", async () => {
  const api = await startApi();
  const { cookie } = await signedInLearner(api);
  const { cookie: otherDevice } = await signedInLearner(api);
  expect((await api.get("/api/auth/user", { cookie })).status).toBe(200);

  const response = await api.call("/api/auth/sign-out", {
    method: "POST",
    headers: { cookie, origin: testOrigin },
  });

  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^academy_session=; Max-Age=0/),
  );
  expect((await api.get("/api/auth/user", { cookie })).status).toBe(401);
  expect((await api.get("/api/auth/user", { cookie: otherDevice })).status).toBe(200);
  const again = await api.call("/api/auth/sign-out", { method: "POST", headers: { cookie } });
  expect(again.status, "signing out twice").toBe(200);
});

test("a cookie that is forged, broken or past its time is nobody", async () => {
  const api = await startApi();
  const { cookie } = await signedInLearner(api);
  const [token = "", signature = ""] = decodeURIComponent(cookie.slice("academy_session=".length)).split(".");
  const cookies = [
    "academy_session=",
    "academy_session=garbage",
    "academy_session=%zz",
    "academy_session=a.b.c.d",
    `academy_session=${token}`,
    `academy_session=${encodeURIComponent(`${token}.${signature.slice(0, -4)}AAA=`)}`,
    `academy_session=${encodeURIComponent(`${token.slice(0, -1)}.${signature}`)}`,
    `__Host-academy_session=${encodeURIComponent(`${token}.${signature}`)}`,
    `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
    "=; ;;; =",
    `academy_session=${"x".repeat(4000)}`,
  ];

  for (const forged of cookies) {
    expect((await api.get("/api/auth/user", { cookie: forged })).status, forged).toBe(401);
  }
  const stillIn = await api.get("/api/auth/user", { cookie: `theme=dark; ${cookie}; other=1` });
  expect(stillIn.status).toBe(200);
  const past = new Date(Date.now() - 1000);
  await api.db.updateTable("sessions").set({ expires_at: past }).execute();
  expect((await api.get("/api/auth/user", { cookie })).status, "past its time").toBe(401);
});

test("of the sign-in library only our own three calls can be reached", async () => {
  const api = await startApi();

  for (const path of [
    "sign-up/email",
    "get-session",
    "list-sessions",
    "update-user",
    "delete-user",
    "ok",
    "error",
  ]) {
    for (const method of ["GET", "POST"]) {
      const response = await api.call(`/api/auth/${path}`, { method });
      expect(await refusalOf(response), `${method} ${path}`).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
    }
  }
});

test("a second start makes no new sample accounts, and who was signed in still is", async () => {
  const place = await emptyPlace();
  const first = await startApi({ place });
  const { cookie, learner } = await signedInLearner(first);
  await first.stop();

  const second = await startApi({ place });

  expect(second.sampleSignIns).toEqual([]);
  expect(await second.db.selectFrom("users").select("id").execute()).toHaveLength(2);
  expect((await second.get("/api/auth/user", { cookie })).status).toBe(200);
  expect((await signIn(second, learner.email, learner.password)).status).toBe(200);
});

test("a live academy starts without accounts, and its cookie is bound to https and its own name", async () => {
  const place = await emptyPlace();
  const api = await startApi({ place, env: { ...liveEnv, SECRET: secret } });
  expect(api.sampleSignIns).toEqual([]);
  expect(await api.db.selectFrom("users").select("id").execute()).toEqual([]);
  const { password: passwords } = await authOn(api.database).$context;
  const hash = await passwords.hash("a long password");
  const person = {
    firstName: "Ann",
    lastName: "Example",
    email: "ann@example.com",
    role: "learner" as const,
  };
  await api.db.transaction().execute((tx) => insertAccountWithPassword(tx, { ...person, hash }, new Date()));

  const response = await signIn(api, "ann@example.com", "a long password", liveEnv.BASE_URL);

  expect(response.status).toBe(200);
  const [cookie = "", ...more] = response.headers.getSetCookie();
  const [pair = "", ...attributes] = cookie.split("; ");
  expect(more).toEqual([]);
  expect(pair).toMatch(/^__Host-academy_session=.{40,}$/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"]);
  expect((await api.get("/api/auth/user", { cookie: cookieOf(response) })).status).toBe(200);
});

test("a session remembers the address we trust, not one the visitor wrote", async () => {
  const api = await startApi();
  const [learner = { email: "", password: "" }] = api.sampleSignIns;
  const { email, password } = learner;

  await api.post(
    "/api/auth/sign-in/email",
    { email, password },
    {
      origin: testOrigin,
      "x-forwarded-for": "9.9.9.9",
      "x-client-address": "9.9.9.9",
      "user-agent": "a browser",
    },
  );

  expect(await api.db.selectFrom("sessions").select(["ip_address", "user_agent"]).execute()).toEqual([
    { ip_address: "127.0.0.1", user_agent: "a browser" },
  ]);
});

test("when the sign-in library fails the caller learns nothing and the log says why", async () => {
  const api = await startApi();
  const { cookie } = await signedInLearner(api);
  await sql`alter table sessions rename to visits`.execute(api.db);

  const response = await api.get("/api/auth/user", { cookie });

  expect(await refusalOf(response)).toMatchObject({ status: 500, code: "INTERNAL" });
  const reasons = api.logLines.map((line) => JSON.parse(line)).filter(({ source }) => source === "sign-in");
  expect(reasons.map(({ err }) => err.message)).toContainEqual(expect.stringContaining("sessions"));
});

test("our tables are what the sign-in library would make", async () => {
  const database = await testDatabase();
  const missing = async () => {
    const { toBeAdded, toBeCreated } = await getMigrations(authOn(database).options);
    return [...toBeCreated, ...toBeAdded].map(({ table, fields }) => `${table}: ${Object.keys(fields)}`);
  };

  expect(await missing()).toEqual([]);
  await database.db.schema.alterTable("users").dropColumn("image_url").execute();
  expect(await missing(), "the comparison would notice").toEqual(["users: image_url"]);
});

const secret = "a secret of more than thirty-two characters";

function authOn(database: Parameters<typeof createAuth>[0]["database"]) {
  const { log } = createLogs("silent");
  const baseUrl = liveEnv.BASE_URL;
  return createAuth({ database, baseUrl, trustedOrigins: [baseUrl], isDemo: false, secret, log });
}
