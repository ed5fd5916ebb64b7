import { expect, test } from "vitest";
import { refusalOf } from "../../../testing/refusal.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { shareApi, startApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

const crossSite = { status: 403, code: "CROSS_SITE", message: "Requests from other sites aren’t allowed." };

type Api = Awaited<ReturnType<typeof startApi>>;
const write = (api: Api, headers: Record<string, string>, method = "POST") =>
  api.call("/api/auth/sign-out", { method, headers });

test("a page of another site can't write, whatever it says about itself", async () => {
  const api = await sharedApi();
  const refused: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "" },
    { origin: "http://localhost:5001" },
    { origin: "https://localhost:5000" },
    { origin: "http://localhost:5000.evil.example" },
    { origin: "http://localhost:5000, https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "anything" },
    { origin: "http://localhost:5000", "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ];

  for (const headers of refused) {
    expect(await refusalOf(await write(api, headers)), JSON.stringify(headers)).toEqual(crossSite);
  }
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    expect((await write(api, { origin: "https://evil.example" }, method)).status, method).toBe(403);
  }
});

test("our own pages under both local names and programs that are no browser may write", async () => {
  const api = await sharedApi();
  const allowed: Record<string, string>[] = [
    {},
    { origin: "http://localhost:5000" },
    { origin: "http://127.0.0.1:5000" },
    { origin: "http://localhost:5000", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ];

  for (const headers of allowed) {
    expect((await write(api, headers)).status, JSON.stringify(headers)).toBe(200);
  }
});

test("reading from another site is not refused", async () => {
  const api = await sharedApi();

  const response = await api.get("/healthz", {
    origin: "https://evil.example",
    "sec-fetch-site": "cross-site",
  });

  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("a live academy takes writes from its own address alone", async () => {
  const api = await startApi({ env: liveEnv });

  expect((await write(api, { origin: "https://academy.example.com" })).status).toBe(200);
  expect((await write(api, {})).status).toBe(200);
  for (const origin of [
    "http://academy.example.com",
    "https://www.academy.example.com",
    "https://academy.example.com:8443",
    "http://localhost:5000",
    "http://127.0.0.1:5000",
  ]) {
    expect(await refusalOf(await write(api, { origin })), origin).toEqual(crossSite);
  }
});
