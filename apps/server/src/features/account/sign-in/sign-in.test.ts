import { expect, test } from "vitest";
import { type Api, openBrowser, signedIn } from "../../../testing/browser.ts";
import { cheapHashing } from "../../../testing/data/cheap-hashing.ts";
import { codeIn, nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { startApi, testOrigin } from "../../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../../testing/servers/test-database.ts";
import { setPassword } from "../passwords/passwords.queries.ts";
import { insertUser } from "../users.queries.ts";

const signIn = (api: Api, email: string, password: string, origin = testOrigin) =>
  api.post("/api/auth/sign-in/email", { email, password }, { origin });
const unauthorized = { status: 401, code: "UNAUTHORIZED", message: "Unauthorized" };
const wrong = { status: 400, code: "WRONG_CREDENTIALS", message: "That email or password isn’t right." };

test("nobody signed in gets 401 with the word Unauthorized", async () => {
  const api = await startApi();

  expect(await refusalOf(await api.get("/api/auth/user"))).toEqual(unauthorized);
});

test("a demo's first start makes a learner and an owner who can sign in", async () => {
  const api = await startApi({ hasSampleHistory: true });
  expect(api.sampleSignIns.map(({ role }) => role)).toEqual(["learner", "owner"]);

  for (const role of ["learner", "owner"] as const) {
    const browser = await signedIn(api, role);
    const user = await browser.get("/api/auth/user");

    expect(user.status).toBe(200);
    expect(await user.json()).toEqual({
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: browser.email,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      // The sample learner holds the package; owners need none.
      subscriptionStatus: role === "learner" ? "active" : "free",
      role,
      archetype: null,
    });
  }
});

test("a live academy starts without accounts, and its cookie is bound to https and its own name", async () => {
  const api = await startApi({ env: liveEnv });
  expect(api.sampleSignIns).toEqual([]);
  expect(await api.db.selectFrom("users").select("id").execute()).toEqual([]);
  const password = "a long password";
  const hash = await cheapHashing.hash(password);
  await api.db.transaction().execute(async (tx) => {
    const ann = { firstName: "Ann", lastName: "", email: "ann@example.com", role: "learner" as const };
    await setPassword(tx, await insertUser(tx, ann, new Date()), hash, new Date());
  });

  const response = await signIn(api, "ann@example.com", password, liveEnv.BASE_URL);

  expect(response.status).toBe(200);
  const [cookie = "", hint] = response.headers.getSetCookie();
  expect(hint).toBe("__Host-academy_signed_in=1; Max-Age=5184000; Path=/; SameSite=Lax; Secure");
  expect(cookie).toMatch(
    /^__Host-academy_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  const [pair = ""] = cookie.split(";");
  expect((await api.get("/api/auth/user", { cookie: pair })).status).toBe(200);
  expect((await api.get("/api/auth/user", { cookie: pair.replace("__Host-", "") })).status).toBe(401);
});

test("a wrong password and an unknown e-mail can't be told apart", async () => {
  const api = await startApi();
  const [learner = { email: "", password: "" }] = api.sampleSignIns;
  const attempts = [
    [learner.email, "wrong-password"],
    [learner.email, `${learner.password} `],
    ["nobody@example.com", "wrong-password"],
    ["nobody@example.com", "nul\0"],
    [learner.email, "half \ud800 sign"],
  ] as const;

  for (const [email, password] of attempts) {
    const response = await signIn(api, email, password);

    expect(response.headers.getSetCookie(), email).toEqual([]);
    expect(await refusalOf(response), email).toEqual(wrong);
  }
  expect((await signIn(api, ` ${learner.email.toUpperCase()} `, learner.password)).status).toBe(200);
});

test("every call that takes an address answers a known and an unknown one alike, headers and all", async () => {
  const api = await startApi();
  const [learner = { email: "" }] = api.sampleSignIns;
  const person = { firstName: "Ann", lastName: "Example", password: "a long password" };
  const calls: [string, object][] = [
    ["/api/auth/sign-up", person],
    ["/api/auth/code", {}],
    ["/api/auth/password/forgot", {}],
    ["/api/auth/sign-in/email", { password: "wrong-password" }],
    ["/api/auth/sign-in/code", { code: "000000" }],
  ];
  const seen = async (path: string, body: object) => {
    const response = await api.post(path, body);
    const headers = [...response.headers.entries()]
      .filter(([name]) => !["x-request-id", "date"].includes(name))
      .map(([name, value]) => `${name}: ${value.replace(/=[\w-]{43};/, "=TOKEN;")}`);
    return [response.status, await response.text(), headers];
  };

  for (const [path, body] of calls) {
    const known = await seen(path, { ...body, email: learner.email });
    const unknown = await seen(path, { ...body, email: "nobody@example.com" });
    expect(unknown, path).toEqual(known);
  }
});

test("guessing gets slower with every failure, for an account and for an address without one alike", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const [learner = { email: "", password: "" }] = api.sampleSignIns;
  const guess = async (email: string, password = "wrong-password") => {
    const response = await signIn(api, email, password);
    return [response.status, response.headers.get("retry-after")];
  };

  for (const email of ["nobody@example.com", learner.email]) {
    for (let i = 0; i < 5; i++) expect(await guess(email)).toEqual([400, null]);
    for (const seconds of [60, 120, 240, 480, 900, 900]) {
      expect(await guess(email), email).toEqual([429, String(seconds)]);
      clock.moveMinutes(seconds / 60);
      expect(await guess(email), email).toEqual([400, null]);
    }
  }
  expect(await guess(learner.email, learner.password), "not even with the right one").toEqual([429, "900"]);
  clock.moveMinutes(15);
  expect(await guess(learner.email, learner.password)).toEqual([200, null]);
  expect(await guess(learner.email), "and all is forgotten").toEqual([400, null]);
});

test("many guesses at once count one by one", async () => {
  const api = await startApi();
  const [learner = { email: "" }] = api.sampleSignIns;

  const statuses = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, index) => (await signIn(api, learner.email, `guess ${index}`)).status,
    ),
  );

  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test("a locked password leaves the way in by a mailed code open", async () => {
  const api = await startApi();
  const [learner = { email: "", password: "" }] = api.sampleSignIns;
  for (let i = 0; i < 6; i++) await signIn(api, learner.email, "wrong-password");
  const browser = openBrowser(api);

  await browser.post("/api/auth/code", { email: learner.email });
  const mail = await nextMail(api, learner.email);
  expect(mail.subject).toBe("Your sign-in code");
  await browser.post("/api/auth/sign-in/code", { email: learner.email, code: codeIn(mail) });

  expect(await browser.who()).toBe(learner.email);
});

test("a code signs in beside the password and leaves it as it is", async () => {
  const api = await startApi();
  const [learner = { email: "", password: "" }] = api.sampleSignIns;
  const browser = openBrowser(api);
  await browser.post("/api/auth/code", { email: learner.email });
  await browser.post("/api/auth/sign-in/code", {
    email: learner.email,
    code: codeIn(await nextMail(api, learner.email)),
  });

  expect((await signIn(api, learner.email, learner.password)).status).toBe(200);
});

test("where sign-in libraries answer, there is nothing here", async () => {
  const api = await startApi();

  for (const path of [
    "auth/sign-up/email",
    "auth/get-session",
    "auth/list-sessions",
    "auth/update-user",
    "auth/delete-user",
    "auth/ok",
    "auth/error",
    "login/callback/openid",
    "login/sign-in/social",
    "login/openid",
    "login/openid/callback",
  ]) {
    for (const method of ["GET", "POST"]) {
      const response = await api.call(`/api/${path}`, { method });
      expect(await refusalOf(response), `${method} ${path}`).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
    }
  }
  expect(await (await api.get("/api/auth/options")).json()).toEqual({
    hasOpenId: false,
    keepsMail: true,
  });
});

test("nobody is told of kept mails where mails are sent", async () => {
  const api = await startApi({ env: liveEnv });
  expect(await (await api.get("/api/auth/options")).json()).toMatchObject({ keepsMail: false });
});

test("until somebody has signed in as a sample, every start tells how, and it works", async () => {
  const databaseEnv = await emptyDatabase();
  const first = await startApi({ databaseEnv });
  await first.stop();

  const second = await startApi({ databaseEnv });
  expect(second.sampleSignIns).toEqual(first.sampleSignIns);
  const [learner = { email: "", password: "" }, owner] = second.sampleSignIns;
  await second.db
    .updateTable("accounts")
    .set({ password: await cheapHashing.hash("chosen since then") })
    .where("user_id", "in", second.db.selectFrom("users").select("id").where("email", "=", learner.email))
    .execute();
  await second.stop();

  const third = await startApi({ databaseEnv });
  expect(third.sampleSignIns, "one that was changed is not told").toEqual([owner]);
  expect((await signIn(third, owner?.email ?? "", owner?.password ?? "")).status).toBe(200);
  await third.stop();

  expect((await startApi({ databaseEnv })).sampleSignIns).toEqual([]);
});

test("a second start makes no new sample accounts, and who was signed in still is", async () => {
  const databaseEnv = await emptyDatabase();
  const first = await startApi({ databaseEnv });
  const { jar, email, password } = await signedIn(first);
  await first.stop();

  const second = await startApi({ databaseEnv });

  expect(second.sampleSignIns).toEqual([]);
  expect(await second.db.selectFrom("users").select("id").execute()).toHaveLength(2);
  const cookie = `academy_session=${jar.get("academy_session")}`;
  expect((await second.get("/api/auth/user", { cookie })).status).toBe(200);
  expect((await signIn(second, email, password)).status).toBe(200);
});
