import { once } from "node:events";
import { connect } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { bareServer } from "../../../testing/servers/bare-server.ts";
import { builtSite } from "../../../testing/servers/built-site.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const internal = {
  status: 500,
  code: "INTERNAL",
  message: "Something went wrong on our end. Please try again.",
};

test("a handler that fails answers with a code and a sentence, and the log has the rest", async () => {
  const api = await startApi();
  await sql`drop table kept_mails`.execute(api.db);

  const response = await api.get("/api/dev/mails");

  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await refusalOf(response)).toEqual(internal);
  const line = api.logLines.map((each) => JSON.parse(each)).find(({ msg }) => msg === "request failed");
  expect(line).toMatchObject({
    level: "error",
    errorCode: "INTERNAL",
    reqId: response.headers.get("x-request-id"),
  });
  expect(line.err.message).toContain("kept_mails");
  expect(line.err.stack).toContain("cursor-paging.ts");
});

test("of two who want the same at once one is told so, and a full disk is a matter of time, on either engine", async () => {
  const thrown: Record<string, object> = {
    postgres: { code: "23505" },
    sqlite: { code: "ERR_SQLITE_ERROR", errcode: 2067 },
    disk: { code: "ENOSPC" },
  };
  const { url } = await bareServer((app) => {
    app.get("/throw/:what", async (request) => {
      throw Object.assign(new Error("hunter2"), thrown[(request.params as { what: string }).what]);
    });
  });
  for (const [what, status, code] of [
    ["postgres", 409, "CONFLICT"],
    ["sqlite", 409, "CONFLICT"],
    ["disk", 503, "UNAVAILABLE"],
  ] as const) {
    const response = await fetch(`${url}/throw/${what}`);
    expect(await refusalOf(response), what).toEqual({
      status,
      code,
      message: expect.not.stringContaining("hunter2"),
    });
  }
});

test("whatever is thrown, nothing of it reaches the caller", async () => {
  const thrown: Record<string, unknown> = {
    error: new Error("password is hunter2"),
    text: "hunter2",
    object: { message: "hunter2", statusCode: 200 },
    nothing: undefined,
    // What another service said to us is not what we say to whoever asked.
    teapot: Object.assign(new Error("hunter2"), { statusCode: 418 }),
    card: Object.assign(new Error("hunter2"), { statusCode: 402, code: "card_declined" }),
    framework: Object.assign(new Error("hunter2"), { statusCode: 413, code: "FST_ERR_CTP_BODY_TOO_LARGE" }),
  };
  const { url } = await bareServer((app) => {
    app.get("/throw/:what", async (request) => {
      throw thrown[(request.params as { what: string }).what];
    });
  });

  for (const what of Object.keys(thrown)) {
    const response = await fetch(`${url}/throw/${what}`);

    const expected = what === "framework" ? { status: 413, code: "TOO_LARGE" } : internal;
    expect(await refusalOf(response), what).toEqual({
      message: expect.not.stringContaining("hunter2"),
      ...expected,
    });
  }
});

test("while the server closes, what is under way finishes and the next request gets 503", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: closing, resolve: startClosing } = Promise.withResolvers<void>();
  const { app, url } = await bareServer((server) => {
    server.addHook("preClose", async () => startClosing());
    server.get("/slow", () => {
      arrive();
      return held;
    });
  });
  const ask = "GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n";
  const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(ask));
  let answers = "";
  socket.on("data", (chunk) => (answers += chunk));
  await arrived;

  const closed = app.close();
  await closing;
  const next = once(app.server, "request");
  socket.write(ask);
  await next;
  release("finished");
  await Promise.all([closed, once(socket, "close")]);

  const [first = "", second = ""] = answers.split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*finished$/);
  expect(second).toMatch(/^HTTP\/1\.1 503 [\s\S]*x-content-type-options: nosniff/);
  expect(second.split("\r\n\r\n")[1]).toContain(
    '{"code":"UNAVAILABLE","message":"The academy is busy right now. Please try again shortly."}',
  );
});

const answers = [
  { path: "/api/auth/user", status: 401, isPage: false },
  { path: "/healthz", status: 200, isPage: false },
  { path: "/", status: 302, isPage: false },
  { path: "/api/nothing", status: 404, isPage: false },
  { path: "/api/%zz", status: 400, isPage: false },
  { path: "/api/auth/sign-in/email", status: 405, isPage: false },
  { path: "/quiz", status: 200, isPage: true },
  { path: "/nothing", status: 404, isPage: true },
  { path: "/account/orders", status: 200, isPage: true },
];

test("every answer, page, call or refusal, carries the security headers; a demo never demands https", async () => {
  const api = await startApi({ pages: await builtSite({ isDemo: true }) });

  for (const { path, status, isPage } of answers) {
    const { headers, ...response } = await api
      .get(path)
      .then((each) => ({ headers: each.headers, status: each.status }));

    expect(response.status, path).toBe(status);
    expect(Object.fromEntries(headers), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": isPage
        ? expect.stringMatching(/^default-src 'self'; script-src 'self' .*frame-ancestors 'none'$/)
        : "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
    if (!isPage) expect(headers.get("cache-control"), path).toBe("no-store");
    expect(headers.get("strict-transport-security"), path).toBeNull();
    expect(headers.get("x-powered-by"), path).toBeNull();
  }
});

test("the microphone is for learners’ own pages alone", async () => {
  const mine = ["/course/:id", "/course/:id/lesson/:lessonId", "/course/:id/workbook/:slug", "/resources"];
  const routes = ["/", ...mine, "/studio", "/sign-in"];
  const api = await startApi({ pages: { ...(await builtSite({ isDemo: true })), shellRoutes: routes } });
  const member = await signedIn(api);
  const allows = async (path: string) => {
    const { status, headers } = await member.get(path);
    const policies = [headers.get("permissions-policy"), headers.get("content-security-policy")].join(" ");
    return [status, policies.includes("microphone=(self)"), policies.includes("media-src 'self' blob:")];
  };
  for (const path of ["/", "/course/1", "/course/1/lesson/2", "/course/1/workbook/offer", "/resources"]) {
    expect(await allows(path), path).toEqual([200, true, true]);
  }
  for (const path of ["/studio", "/sign-in", "/quiz"]) {
    expect(await allows(path), path).toEqual([200, false, false]);
  }
});

test("a live academy asks for https on every answer", async () => {
  const api = await startApi({ env: liveEnv, pages: await builtSite({ isDemo: false }) });

  for (const { path } of answers) {
    const { headers } = await api.get(path);

    expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000; includeSubDomains");
  }
});

test("every call has a request id of its own, never one the caller chose", async () => {
  const api = await startApi();

  const ids: (string | null)[] = [];
  for (const path of ["/api/auth/user", "/api/auth/user", "/api/nothing", "/nothing", "/api/%zz"]) {
    ids.push(
      (await api.get(path, { "x-request-id": "mine", "request-id": "mine" })).headers.get("x-request-id"),
    );
  }

  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
  expect(new Set(ids).size).toBe(ids.length);
});
