import { allCalls } from "@academy/contract/catalog/all-calls";
import { expect, test } from "vitest";
import { refusalOf } from "./testing/refusal.ts";
import { startApi } from "./testing/servers/start-api.ts";

/** Two calls are there only with a provider; nobody asks it anything here. */
const openId = { OIDC_ISSUER: "http://127.0.0.1:1", OIDC_CLIENT_ID: "academy", OIDC_CLIENT_SECRET: "secret" };
const every = Object.values(allCalls).flatMap((calls) => Object.values(calls));
const guarded = every.filter(({ audience }) => audience !== "everyone");

test("who asks is decided before what they sent: signed out, whatever was sent is answered with 401", async () => {
  const api = await startApi();
  expect(guarded.length).toBeGreaterThan(30);
  for (const { method, path } of guarded) {
    const nonsense = `${path.replace(/:\w+/g, "no-such-id")}?nonsense=%F0`;
    const init =
      method === "GET" ? {} : { headers: { "content-type": "application/json" }, body: "{nonsense" };
    expect(await refusalOf(await api.call(nonsense, { method, ...init })), `${method} ${path}`).toEqual({
      status: 401,
      code: "UNAUTHORIZED",
      message: "Unauthorized",
    });
  }
});

test("every call of the contract is answered by a route of its own", async () => {
  const api = await startApi({ env: openId });
  for (const { method, path } of every.filter(({ audience }) => audience === "everyone")) {
    // An address that no route has names none of the methods it would take.
    const answer = await api.call(path.replace(/:\w+/g, "x"), { method: "OPTIONS" });
    expect(answer.headers.get("allow")?.split(", "), `${method} ${path}`).toContain(method);
  }
});
