import { sql } from "kysely";
import { expect, test } from "vitest";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const token = "a-token-of-sixteen-or-more";
const unauthorized = { status: 401, code: "UNAUTHORIZED", message: "Unauthorized" };

test("a server that can do its work says so", async () => {
  const api = await startApi();

  const alive = await api.get("/healthz");
  const ready = await api.get("/readyz");

  expect([alive.status, await alive.json()]).toEqual([200, { status: "alive" }]);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: "ready", database: "answers", migrations: "done" },
  ]);
});

test("a server whose schema is behind is alive but not ready, until it is caught up", async () => {
  const api = await startApi();
  const newest = await sql<{ name: string; timestamp: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration) returning name, timestamp
  `.execute(api.db);

  const behind = await api.get("/readyz");

  expect([behind.status, await behind.json()]).toEqual([
    503,
    { status: "unavailable", database: "answers", migrations: "pending" },
  ]);
  expect((await api.get("/healthz")).status).toBe(200);
  const [row] = newest.rows;
  await sql`insert into kysely_migration (name, timestamp) values (${row?.name}, ${row?.timestamp})`.execute(
    api.db,
  );
  expect((await api.get("/readyz")).status).toBe(200);
});

test("a server without its database is alive but not ready, and its calls fail without a word about why", async () => {
  const api = await startApi();
  await api.db.destroy();

  const away = await api.get("/readyz");

  expect([away.status, await away.json()]).toEqual([
    503,
    { status: "unavailable", database: "away", migrations: "unknown" },
  ]);
  expect((await api.get("/healthz")).status).toBe(200);
  expect((await api.get("/quiz")).status).toBe(200);
  const { status, code } = await refusalOf(await api.get("/api/dev/mails"));
  expect([status, code]).toEqual([500, "INTERNAL"]);
});

test("figures are for whoever sits at the machine", async () => {
  const api = await startApi();
  await api.get("/quiz");
  await api.get("/quiz?utm_source=ann");
  await api.get("/api/auth/user");
  await api.get("/api/dev/mails/not-an-id");
  await api.get("/api/nothing/ann@example.com");
  await api.get("/api/%zz");

  const response = await api.get("/metrics");
  const figures = await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = figures.split("\n");
  for (const line of [
    'http_requests_total{route="/quiz",method="GET",status="200"} 2',
    'http_requests_total{route="/api/auth/user",method="GET",status="401"} 1',
    'http_requests_total{route="/api/dev/mails/:id",method="GET",status="400"} 1',
    'http_requests_total{route="unmatched",method="GET",status="404"} 1',
    'http_requests_total{route="unmatched",method="GET",status="400"} 1',
    'http_request_duration_seconds_count{route="/api/auth/user"} 1',
    'jobs_unfinished{state="dead"} 0',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.find((line) => line.startsWith("nodejs_eventloop_lag_seconds "))).toBeDefined();
  expect(figures).not.toContain("ann");
  const proxied: Record<string, string>[] = [
    { "x-forwarded-for": "127.0.0.1" },
    { "x-real-ip": "127.0.0.1" },
    { "x-forwarded-for": "127.0.0.1", authorization: "Bearer undefined" },
    { "x-forwarded-for": "127.0.0.1", authorization: "Bearer " },
  ];
  for (const headers of proxied) {
    expect(await refusalOf(await api.get("/metrics", headers)), JSON.stringify(headers)).toEqual(
      unauthorized,
    );
  }
});

test("with a token figures can be read through a proxy, and by nobody with a wrong one", async () => {
  const api = await startApi({ env: { METRICS_TOKEN: token } });
  const proxied = { "x-forwarded-for": "203.0.113.9" };
  const statusWith = async (headers: Record<string, string>) => (await api.get("/metrics", headers)).status;

  expect(await statusWith({ ...proxied, authorization: `Bearer ${token}` })).toBe(200);
  expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200);
  expect(await statusWith({}), "at the machine no token is asked for").toBe(200);
  for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, "Bearer"]) {
    expect(await refusalOf(await api.get("/metrics", { ...proxied, authorization: wrong })), wrong).toEqual(
      unauthorized,
    );
  }
  expect(await statusWith({ authorization: "Bearer wrong" }), "a wrong token is wrong everywhere").toBe(401);
  expect(await refusalOf(await api.get("/metrics", proxied))).toEqual(unauthorized);
});
