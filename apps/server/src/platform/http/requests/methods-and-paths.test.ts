import { expect, test } from "vitest";
import { threadMs } from "../../../testing/processor-time.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { sendRaw } from "../../../testing/send-raw.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

const mailId = "0b0e0f6e-6a3c-4a55-9d4e-3a6f0f3e2f11";

const addresses = [
  { path: "/api/auth/user", allow: "GET, HEAD" },
  { path: "/api/auth/sign-in/email", allow: "POST" },
  { path: `/api/dev/mails/${mailId}`, allow: "GET, HEAD" },
  { path: `/api/dev/mails/${"x".repeat(150)}`, allow: "GET, HEAD" },
  { path: "/quiz", allow: "GET, HEAD" },
  { path: "/quiz?from=mail", allow: "GET, HEAD" },
  { path: `/dev/mail/${mailId}`, allow: "GET, HEAD" },
  { path: "/healthz", allow: "GET, HEAD" },
  { path: "/metrics", allow: "GET, HEAD" },
  { path: "/", allow: "GET, HEAD" },
];

test("a method that an address does not take gets 405 and the ones it takes, on calls, pages and checks alike", async () => {
  const api = await sharedApi();

  for (const { path, allow } of addresses) {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      if (allow.split(", ").includes(method)) continue;
      const label = `${method} ${path}`;
      const response = await api.call(path, { method });

      expect(response.status, label).toBe(405);
      expect(response.headers.get("allow"), label).toBe(allow);
      if (method === "HEAD") continue;
      expect(await refusalOf(response), label).toEqual({
        status: 405,
        code: "METHOD_NOT_ALLOWED",
        message: "This address doesn’t allow that method.",
      });
    }
  }
});

test("a call that does not exist gets 404 as JSON with any method; elsewhere only reading gets the page", async () => {
  const api = await sharedApi();
  const nothing = { status: 404, code: "NOT_FOUND", message: "There’s nothing here." };

  for (const path of ["/api", "/api/", "/api/nothing", "/api/auth/user/", "/api/nothing?a=b"]) {
    for (const method of ["GET", "POST", "DELETE", "OPTIONS", "PROPFIND"]) {
      expect(await refusalOf(await api.call(path, { method })), `${method} ${path}`).toEqual(nothing);
    }
  }
  for (const method of ["POST", "DELETE", "PROPFIND"]) {
    expect(await refusalOf(await api.call("/nothing", { method })), method).toEqual(nothing);
  }
  const apiary = await api.get("/apiary");
  expect(apiary.status).toBe(404);
  expect(await apiary.text()).toContain("404 Page Not Found");
});

test("an address that can't be decoded gets 400, whatever it starts with", async () => {
  const api = await sharedApi();

  for (const path of [
    "/api/%zz",
    "/api/dev/mails/%E0%A4%A",
    "/quiz%",
    "/files/%ff",
    "/%c0%ae%c0%ae/etc/passwd",
  ]) {
    for (const method of ["GET", "POST"]) {
      const response = await api.call(path, { method });

      expect(response.headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(await refusalOf(response), `${method} ${path}`).toEqual({
        status: 400,
        code: "BAD_REQUEST",
        message: "We couldn’t understand that request.",
      });
    }
  }
});

test("an overlong or odd part of an address is refused like any other wrong one", async () => {
  const api = await sharedApi();
  const statusOf = async (path: string) => (await api.get(path)).status;

  expect(await statusOf(`/api/dev/mails/${"x".repeat(200)}`), "as long as allowed, not an id").toBe(400);
  expect(await refusalOf(await api.get(`/api/dev/mails/${"x".repeat(201)}`)), "too long").toEqual({
    status: 400,
    code: "BAD_REQUEST",
    message: "We couldn’t understand that request.",
  });
  expect(await statusOf(`/files/${"x".repeat(5000)}`)).toBe(400);
  expect(await statusOf(`/api/dev/mails?cursor=${"x".repeat(201)}`)).toBe(400);
  expect(await statusOf(`/api/dev/mails/${encodeURIComponent(`${mailId}\0`)}`)).toBe(400);
  expect(await statusOf("/files/..%2f..%2fetc%2fpasswd")).toBe(400);
});

test("an address written whole, as to a proxy, opens nothing that its path would not", async () => {
  const api = await sharedApi();
  const ask = (address: string) =>
    sendRaw(api.url, [
      `GET ${address} HTTP/1.1`,
      "host: localhost",
      "x-forwarded-for: 9.9.9.9",
      "connection: close",
    ]);

  expect((await ask(`http://evil.example/dev/mail/${mailId}`)).status).toBe(404);
  expect((await ask(`/%64ev/mail/${mailId}`)).status, "written with an escape").toBe(404);
  const withSlash = await ask(`http://evil.example/dev/mail/${mailId}/`);
  expect(withSlash.status).toBe(404);
  expect(withSlash.headers.location).toBeUndefined();
});

test("a long run of slashes costs no more than any other address", async () => {
  const api = await sharedApi();
  const path = `/${"/".repeat(14_000)}x/`;

  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    times.push(await threadMs(async () => expect((await api.get(path)).status).toBe(404)));
  }

  // Trimming it with a regular expression took 200 ms. The best of five: the first ones compile.
  expect(Math.min(...times)).toBeLessThan(50);
});
