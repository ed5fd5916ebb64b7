import { connect } from "node:net";
import { expect, test } from "vitest";
import { patient } from "../../../testing/pace.ts";
import { sendRaw } from "../../../testing/send-raw.ts";
import { bareServer } from "../../../testing/servers/bare-server.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";
import { defaultHttpLimits } from "../server.ts";

const sharedApi = shareApi();

test("what is not HTTP gets 400 as JSON and the connection is closed", async () => {
  const api = await sharedApi();
  const malformed = {
    "not HTTP at all": ["\u0016\u0003\u0001 hello"],
    "an unknown method": ["BREW /quiz HTTP/1.1", "host: localhost"],
    "an unknown version": ["GET /quiz HTTP/9.9", "host: localhost"],
    "a header without a colon": ["GET /quiz HTTP/1.1", "host: localhost", "nonsense"],
    "a space before the colon": ["GET /quiz HTTP/1.1", "host: localhost", "x-a : b"],
    "two lengths": [
      "POST /api/auth/sign-out HTTP/1.1",
      "host: localhost",
      "content-length: 1",
      "content-length: 2",
    ],
    "a length and chunks": [
      "POST /api/auth/sign-out HTTP/1.1",
      "host: localhost",
      "content-length: 5",
      "transfer-encoding: chunked",
    ],
  };

  for (const [label, lines] of Object.entries(malformed)) {
    const { status, headers, body } = await sendRaw(api.url, lines);

    expect(status, label).toBe(400);
    expect(headers["content-type"], label).toBe("application/json; charset=utf-8");
    expect(headers.connection, label).toBe("close");
    expect(JSON.parse(body), label).toEqual({
      code: "BAD_REQUEST",
      message: "We couldn’t understand that request.",
    });
  }
});

test("headers beyond 16 kB get 431, and the server goes on serving others", async () => {
  const api = await sharedApi();

  for (const lines of [
    ["GET /healthz HTTP/1.1", "host: localhost", `x-long: ${"x".repeat(17_000)}`],
    [`GET /quiz?${"x".repeat(17_000)} HTTP/1.1`, "host: localhost"],
  ]) {
    const { status, body } = await sendRaw(api.url, lines);

    expect(status).toBe(431);
    expect(JSON.parse(body)).toEqual({ code: "BAD_REQUEST", message: "The request’s headers are too long." });
  }
  expect((await api.get("/healthz")).status).toBe(200);
});

test("a sender that never finishes its headers or its body gets 408", async () => {
  const { url } = await bareServer((app) => app.post("/read", async () => "read"), {
    httpLimits: {
      ...defaultHttpLimits,
      headersTimeout: 60,
      requestTimeout: 120,
      connectionsCheckingInterval: 20,
    },
  });
  const unfinished = {
    headers: "POST /read HTTP/1.1\r\nhost: localhost\r\nx-half: ",
    body: 'POST /read HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
  };

  for (const [label, text] of Object.entries(unfinished)) {
    const answer = await writeAndWait(url, text);

    expect(answer, label).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer, label).toContain('{"code":"TOO_SLOW","message":"The request took too long to arrive."}');
  }
});

test("an ordinary start waits 15 s for headers, 30 s for a request and keeps a connection for 65 s", async () => {
  const { app } = await bareServer(() => {});

  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;

  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    timeout: 90_000,
  });
});

function writeAndWait(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = "";
    socket.setTimeout(patient(60_000), () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
