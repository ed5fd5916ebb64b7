import { expect, test } from "vitest";
import { type Api, type Browser, signedIn } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { shareApi, startApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

const sessionsOf = (api: Api, { id }: { id: string }) =>
  api.db.selectFrom("sessions").select("token").where("user_id", "=", id).execute();
const accountOf = async (browser: Browser) =>
  (await (await browser.get("/api/account")).json()) as Record<string, unknown> & {
    sessions: { id: string; isCurrent: boolean }[];
  };

test("in a demo the cookie is closed to scripts and other sites", async () => {
  const api = await sharedApi();
  const [{ email, password } = { email: "", password: "" }] = api.sampleSignIns;

  const response = await api.post("/api/auth/sign-in/email", { email, password });

  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^academy_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
    // Says that there is a session, not which.
    "academy_signed_in=1; Max-Age=5184000; Path=/; SameSite=Lax",
    // Says that the address has signed in here before, and opens nothing.
    expect.stringMatching(
      /^academy_device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test("every sign-in begins a new session and ends the one the browser had", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);
  const before = browser.jar.get("academy_session");

  await browser.post("/api/auth/sign-in/email", { email: browser.email, password: browser.password });

  const after = browser.jar.get("academy_session");
  expect(after).not.toBe(before);
  expect(await browser.who()).toBe(browser.email);
  expect((await api.get("/api/auth/user", { cookie: `academy_session=${before}` })).status).toBe(401);
  const kept = await sessionsOf(api, browser);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.token, "the table opens nothing").not.toBe(after);
});

test("signing out ends the session, also for whoever kept the cookie, and no other", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);
  const otherDevice = await browser.signInAgain();
  const cookie = `academy_session=${browser.jar.get("academy_session")}`;

  const response = await browser.post("/api/auth/sign-out");

  expect([response.status, await response.json()]).toEqual([200, { status: "done" }]);
  const cleared = [
    /^academy_session=; Max-Age=0;/,
    /^academy_signed_in=; Max-Age=0;/,
    /^academy_guise=; Max-Age=0;/,
  ];
  expect(response.headers.getSetCookie()).toEqual(cleared.map((cookie) => expect.stringMatching(cookie)));
  expect((await api.get("/api/auth/user", { cookie })).status).toBe(401);
  expect(await otherDevice.who()).toBe(browser.email);
  expect((await browser.post("/api/auth/sign-out")).status, "signing out twice").toBe(200);
});

test("a session ends after fourteen days without use, and after sixty with it", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const idle = await signedIn(api);
  const busy = await signedIn(api);
  clock.moveDays(13);
  expect(await busy.who()).toBe(busy.email);
  clock.moveDays(1);
  expect(await idle.who(), "fourteen days").toBe(401);

  for (let day = 14; day < 59; day += 9) {
    expect(await busy.who(), `day ${day}`).toBe(busy.email);
    clock.moveDays(9);
  }
  expect(await busy.who(), "day 59").toBe(busy.email);
  clock.moveDays(1);
  expect(await busy.who(), "day 60").toBe(401);
});

test("using a session is written down once a day at most", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const browser = await signedIn(api);
  const lastSeen = async () =>
    (await api.db.selectFrom("sessions").select("updated_at").executeTakeFirstOrThrow()).updated_at.getTime();
  const begun = clock.now().getTime();

  clock.moveMinutes(23 * 60);
  await browser.who();
  expect(await lastSeen()).toBe(begun);
  clock.moveMinutes(60);
  await browser.who();
  expect(await lastSeen()).toBe(begun + 24 * 60 * 60_000);
});

test("a browser whose session has ended elsewhere is told so once, and forgets it", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);
  await api.db.deleteFrom("sessions").where("user_id", "=", browser.id).execute();

  expect(await browser.who()).toBe(401);
  expect([...browser.jar.keys()]).toEqual(["academy_device"]);
});

test("a browser that lost only the sign of its session gets it back where it is sent to sign in", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);
  browser.jar.delete("academy_signed_in");

  const response = await browser.get("/api/login?returnTo=/settings");

  expect(response.headers.get("location")).toBe("/settings");
  expect(browser.jar.get("academy_signed_in")).toBe("1");
});

test("a cookie that is forged, broken or cleared is nobody", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);
  const token = browser.jar.get("academy_session") ?? "";
  const [{ token: kept } = { token: "" }] = await sessionsOf(api, browser);
  const cookies = [
    "academy_session=",
    "academy_session=garbage",
    "academy_session=%zz",
    `academy_session=${token.slice(0, -1)}`,
    `academy_session=${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
    `academy_session=${kept}`,
    `__Host-academy_session=${token}`,
    `academy_session_2=${token}`,
    `academy_second_factor=${token}`,
    "=; ;;; =",
    `academy_session=${"x".repeat(4000)}`,
    `academy_session=' or 1=1 --`,
  ];

  for (const forged of cookies) {
    expect((await api.get("/api/auth/user", { cookie: forged })).status, forged).toBe(401);
  }
  const among = await api.get("/api/auth/user", { cookie: `theme=dark; academy_session=${token}; other=1` });
  expect(among.status).toBe(200);
  browser.jar.clear();
  expect(await browser.who()).toBe(401);
});

test("a session remembers the address we trust, not one the visitor wrote", async () => {
  const api = await startApi();

  await signedIn(api, "learner", {
    "x-forwarded-for": "9.9.9.9",
    "x-client-address": "9.9.9.9",
    "user-agent": `a browser ${"x".repeat(1000)}`,
  });

  expect(await api.db.selectFrom("sessions").select(["ip_address", "user_agent"]).execute()).toEqual([
    { ip_address: "127.0.0.1", user_agent: expect.stringMatching(/^a browser x{390}$/) },
  ]);
});

test("one session ends, or all of them, and nobody ends somebody else's", async () => {
  const api = await sharedApi();
  const browser = await signInLearner(api);
  const other = await browser.signInAgain();
  const owner = await signedIn(api, "owner");
  const { sessions } = await accountOf(browser);
  expect(sessions).toHaveLength(2);
  const theirs = sessions.find(({ isCurrent }) => !isCurrent)?.id;

  expect((await owner.send("DELETE", `/api/account/sessions/${theirs}`)).status).toBe(404);
  expect(await other.who()).toBe(browser.email);
  const ended = await browser.send("DELETE", `/api/account/sessions/${theirs}`);
  expect(await ended.json()).toEqual({ status: "done" });
  expect([await browser.who(), await other.who()]).toEqual([browser.email, 401]);

  const third = await browser.signInAgain();
  await browser.post("/api/account/sessions/end-all");
  expect([await browser.who(), await third.who(), await owner.who()]).toEqual([401, 401, owner.email]);
  expect([...browser.jar.keys()]).toEqual(["academy_device"]);
});
