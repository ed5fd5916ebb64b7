import { expect, test } from "vitest";
import { defaultLimits } from "../../../rate-limits.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { bareServer } from "../../../testing/servers/bare-server.ts";
import { noLimits, startApi } from "../../../testing/servers/start-api.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";
import { limitRates } from "./rate-limits.ts";

const tooMany = {
  status: 429,
  code: "TOO_MANY_REQUESTS",
  message: "Too many requests. Please wait a moment and try again.",
};
const groups = ["signIn", "leads", "chat", "general"] as const;

type Api = Awaited<ReturnType<typeof startApi>>;
const trySignIn = (api: Api, headers: Record<string, string> = {}) =>
  api.post("/api/auth/sign-in/email", { email: "ann@example.com", password: "wrong" }, headers);

test("each group refuses what exceeds its own limit, and says when to come back", async () => {
  const { pool } = await testDatabase();
  const limits = {
    signIn: { points: 1, perSeconds: 200 },
    leads: { points: 2, perSeconds: 300 },
    chat: { points: 3, perSeconds: 400 },
    general: { points: 12, perSeconds: 500 },
  };
  const { url } = await bareServer((app) => {
    limitRates(app, limits, pool);
    for (const group of groups) app.get(`/${group}`, { config: { limit: group } }, async () => "answered");
  });

  for (const group of ["signIn", "leads", "chat"] as const) {
    const { points, perSeconds } = limits[group];
    for (let i = 0; i < points; i++) expect((await fetch(`${url}/${group}`)).status, group).toBe(200);
    const refused = await fetch(`${url}/${group}`);

    const wait = Number(refused.headers.get("retry-after"));
    expect(wait, group).toBeGreaterThan(perSeconds - 60);
    expect(wait, group).toBeLessThanOrEqual(perSeconds);
    expect(await refusalOf(refused), group).toEqual(tooMany);
  }
  // Nine of the twelve that "general" allows are used: every call counts there, refused or not.
  for (let i = 0; i < 3; i++) expect((await fetch(`${url}/general`)).status).toBe(200);
  const refused = await fetch(`${url}/general`);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(440);
  expect(await refusalOf(refused)).toEqual(tooMany);
});

test("an ordinary start allows fewer sign-ins than other calls", async () => {
  const api = await startApi({ limits: defaultLimits });

  const statuses = new Map<number, number>();
  for (let i = 0; i < defaultLimits.signIn.points + 1; i++) {
    const { status } = await api.post("/api/auth/sign-in/email", {});
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  expect(Object.fromEntries(statuses)).toEqual({ 400: defaultLimits.signIn.points, 429: 1 });
  expect((await api.get("/api/auth/user")).status).toBe(401);
});

test("without TRUST_PROXY nobody gets a new allowance by naming another address", async () => {
  const api = await startApi({
    limits: { ...noLimits, signIn: { points: 1, perSeconds: 60 } },
  });
  const claims = ["1.1.1.1", "2.2.2.2", "3.3.3.3"];

  const statuses: number[] = [];
  for (const address of claims) {
    const headers = { "x-forwarded-for": address, "x-real-ip": address, forwarded: `for=${address}` };
    statuses.push((await trySignIn(api, headers)).status);
  }

  expect(statuses).toEqual([400, 429, 429]);
});

test("behind a trusted proxy each visitor has an allowance, as the nearest proxy saw them", async () => {
  const api = await startApi({
    env: { TRUST_PROXY: "1" },
    limits: { ...noLimits, signIn: { points: 1, perSeconds: 60 } },
  });
  const statusFrom = async (forwardedFor: string) =>
    (await trySignIn(api, { "x-forwarded-for": forwardedFor })).status;

  expect(await statusFrom("1.1.1.1")).toBe(400);
  expect(await statusFrom("1.1.1.1")).toBe(429);
  expect(await statusFrom("2.2.2.2")).toBe(400);
  // What stands before the last address was written by the visitor.
  expect(await statusFrom("7.7.7.7, 1.1.1.1")).toBe(429);
  expect(await statusFrom("2001:db8:1:2::1")).toBe(400);
  expect(await statusFrom("2001:db8:1:2:ffff::9")).toBe(429);
  expect(await statusFrom("2001:db8:1:3::1")).toBe(400);
});

test("whoever walks through the networks of their own line is found at the next wider one", async () => {
  const api = await startApi({
    env: { TRUST_PROXY: "1" },
    limits: { ...noLimits, signIn: { points: 1, perSeconds: 60 } },
  });
  const statusFrom = async (address: string) =>
    (await api.post("/api/auth/sign-in/email", {}, { "x-forwarded-for": address })).status;

  const within56: number[] = [];
  for (let i = 0; i < 6; i++) within56.push(await statusFrom(`2001:db8:1:10${i}::1`));
  expect(within56).toEqual([400, 400, 400, 400, 429, 429]);

  const within48: number[] = [];
  for (let i = 0; i < 14; i++) within48.push(await statusFrom(`2001:db8:1:${(i + 2).toString(16)}00::1`));
  expect(within48.filter((status) => status === 400)).toHaveLength(12);
  expect(within48.slice(12)).toEqual([429, 429]);
  expect(await statusFrom("2001:db8:2::1")).toBe(400);
});

test("an address that a proxy writes with its port is the same visitor", async () => {
  const api = await startApi({
    env: { TRUST_PROXY: "1" },
    limits: { ...noLimits, signIn: { points: 1, perSeconds: 60 } },
  });
  const statusFrom = async (address: string) =>
    (await api.post("/api/auth/sign-in/email", {}, { "x-forwarded-for": address })).status;

  expect(await statusFrom("1.1.1.1:40001")).toBe(400);
  expect(await statusFrom("1.1.1.1:40002")).toBe(429);
});

test("a call beyond the general limit is refused; checks and pages are never limited", async () => {
  const api = await startApi({
    limits: { ...noLimits, general: { points: 2, perSeconds: 60 } },
  });
  await api.get("/api/auth/user");
  await api.get("/api/auth/user");

  expect(await refusalOf(await trySignIn(api))).toEqual(tooMany);
  expect((await api.get("/healthz")).status, "checks are never limited").toBe(200);
  expect((await api.get("/quiz")).status, "pages are never limited").toBe(200);
});

test("a route that names a limit nobody has declared stops the start", async () => {
  const limits = { general: { points: 1, perSeconds: 60 } };
  const start = bareServer((app) => {
    limitRates(app, limits, undefined);
    app.get("/", { config: { limit: "leads" } }, async () => "answered");
  });

  await expect(start).rejects.toThrow('no feature has declared the rate limit "leads"');
});
