import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiError, asPromised, explain, getJson, isUnauthorized, request, sendJson } from "./api.ts";

const unauthorized = '{"code":"UNAUTHORIZED","message":"Unauthorized"}';
const answers: Record<string, [status: number, body: string]> = {
  "/fine": [200, '{"fine":true}'],
  "/nothing": [204, ""],
  "/empty": [503, ""],
  "/signed-out": [401, unauthorized],
  "/missing": [404, '{"code":"NOT_FOUND","message":"There is nothing here."}'],
};
let received: { method?: string; type?: string; body: string };

const server = createServer(async (incoming: IncomingMessage, response) => {
  const { method, headers } = incoming;
  received = { method, type: headers["content-type"], body: await text(incoming) };
  const [status, body] = answers[incoming.url ?? ""] ?? [500, "no such answer"];
  response.writeHead(status).end(body);
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("it succeeded"),
    (error: unknown) => error,
  );
const fine = { parse: (answer: unknown) => ({ parsed: answer }) };
const refusing = {
  parse: () => {
    throw new Error("not as promised");
  },
};

test("a success is its JSON", async () => {
  expect(await getJson(`${base}/fine`)).toEqual({ fine: true });
});

test("an answer goes through the schema that is given, and fails where it breaks the promise", async () => {
  expect(await getJson(`${base}/fine`, { schema: fine })).toEqual({ parsed: { fine: true } });
  expect(await sendJson("POST", `${base}/fine`, { schema: fine })).toEqual({ parsed: { fine: true } });
  await expect(getJson(`${base}/fine`, { schema: refusing })).rejects.toThrow("not as promised");
});

test("every call brings the cookies", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  await getJson(`${base}/fine`);
  await sendJson("DELETE", `${base}/nothing`);
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(["include", "include"]);
});

test("a call may outlive the page it comes from, and usually does not", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  await sendJson("POST", `${base}/nothing`, { body: {}, keepalive: true });
  await sendJson("POST", `${base}/nothing`, { body: {} });
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test("a body goes out as JSON, and only then is there a content type", async () => {
  await sendJson("POST", `${base}/fine`, { body: { name: "Ann" } });
  expect(received).toEqual({ method: "POST", type: "application/json", body: '{"name":"Ann"}' });

  await sendJson("POST", `${base}/fine`);
  expect(received).toEqual({ method: "POST", type: undefined, body: "" });

  await getJson(`${base}/fine`);
  expect(received).toEqual({ method: "GET", type: undefined, body: "" });
});

test("a file goes out as its own bytes with its own type", async () => {
  await sendJson("PUT", `${base}/fine`, { body: new Blob(["bytes"], { type: "image/png" }) });
  expect(received).toEqual({ method: "PUT", type: "image/png", body: "bytes" });
});

test("an answer can be taken as promised", async () => {
  expect(await sendJson("POST", `${base}/fine`, { schema: asPromised<{ fine: boolean }>() })).toEqual({
    fine: true,
  });
});

test("without a schema an answer to a change may be anything, even nothing", async () => {
  expect(await sendJson("POST", `${base}/nothing`, { body: {} })).toBeUndefined();
});

test("a failure says its status and body", async () => {
  const failure = await failureOf(getJson(`${base}/missing`));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 404,
    message: '404: {"code":"NOT_FOUND","message":"There is nothing here."}',
  });
});

test("a failure without a body says its status text", async () => {
  await expect(request("PUT", `${base}/empty`)).rejects.toThrow(/^503: Service Unavailable$/);
});

test("a 401 is thrown, unless it is asked to mean nothing", async () => {
  await expect(getJson(`${base}/signed-out`)).rejects.toThrow(`401: ${unauthorized}`);
  await expect(getJson(`${base}/signed-out`, { on401: "throw" })).rejects.toThrow("401: ");
  expect(await getJson(`${base}/signed-out`, { on401: "null" })).toBeNull();
  await expect(getJson(`${base}/missing`, { on401: "null" })).rejects.toThrow("404: ");
});

test("the end of a session is told by the message: 401 in front, Unauthorized in it", async () => {
  expect(isUnauthorized(await failureOf(sendJson("POST", `${base}/signed-out`)))).toBe(true);
  expect(isUnauthorized(await failureOf(getJson(`${base}/missing`)))).toBe(false);
  expect(isUnauthorized(new Error("401: proxy says no"))).toBe(false);
  expect(isUnauthorized("401: Unauthorized")).toBe(false);
});

test("a failure is explained in the server's words, or in its own when there are none", async () => {
  expect(explain(await failureOf(getJson(`${base}/missing`)))).toBe("There is nothing here.");
  expect(explain(await failureOf(getJson(`${base}/empty`)))).toBe("503: Service Unavailable");
});
