import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { savePicture } from "@academy/contract/calls/account";
import { listCourses, showCourse } from "@academy/contract/calls/learning/courses";
import { askSage } from "@academy/contract/calls/sage";
import { sendMessage } from "@academy/contract/calls/visitors/contact";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { callApi, fetchApi, nullOn401 } from "./api.ts";
import { ApiError, explain, hasCode, isUnauthorized } from "./api-error.ts";

const unauthorized = '{"code":"UNAUTHORIZED","message":"Unauthorized"}';
const answers: Record<string, [status: number, body: string]> = {
  "/fine": [200, '{"fine":true}'],
  "/nothing": [204, ""],
  "/empty": [503, ""],
  "/signed-out": [401, unauthorized],
  "/missing": [404, '{"code":"NOT_FOUND","message":"There’s nothing here."}'],
  "/wrong": [400, '{"code":"BAD_REQUEST","message":"Please enter your name.","field":"name"}'],
  "/proxy": [502, '"<html>"'],
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
const question = (path: string) => ({ ...listCourses, path: base + path });
const change = (path: string) => ({ ...askSage, path: base + path });
const body = { message: "Hello" };

test("a success is its JSON, or nothing where there is none", async () => {
  expect(await callApi(question("/fine"))).toEqual({ fine: true });
  expect(await callApi(change("/fine"), { body })).toEqual({ fine: true });
  expect(await callApi(change("/nothing"), { body })).toBeUndefined();
});

test("the address is filled in", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  await callApi(showCourse, { params: { id: "a/b" } });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/courses/a%2Fb");
});

test("every call brings the cookies", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  await callApi(question("/fine"));
  await callApi(change("/nothing"), { body });
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(["include", "include"]);
});

test("a call may outlive the page it comes from, and usually does not", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  await callApi(change("/nothing"), { body, keepalive: true });
  await callApi(change("/nothing"), { body });
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test("a body goes out as JSON, and only then is there a content type", async () => {
  await callApi(change("/fine"), { body });
  expect(received).toEqual({ method: "POST", type: "application/json", body: '{"message":"Hello"}' });

  await callApi(question("/fine"));
  expect(received).toEqual({ method: "GET", type: undefined, body: "" });
});

test("a file goes out as its own bytes with its own type", async () => {
  const file = new Blob(["bytes"], { type: "image/png" });
  await callApi({ ...savePicture, path: `${base}/fine` }, { body: file });
  expect(received).toEqual({ method: "PUT", type: "image/png", body: "bytes" });
});

test("what is not JSON can be read as it comes", async () => {
  expect(await (await fetchApi(question("/fine"))).text()).toBe('{"fine":true}');
});

test("a failure says its status and body", async () => {
  const failure = await failureOf(callApi(question("/missing")));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 404,
    code: "NOT_FOUND",
    message: '404: {"code":"NOT_FOUND","message":"There’s nothing here."}',
  });
  expect(hasCode(failure, "NOT_FOUND")).toBe(true);
  expect(hasCode(failure, "FORBIDDEN")).toBe(false);
});

test("a failure names the field that is wrong", async () => {
  const failure = await failureOf(callApi({ ...sendMessage, path: `${base}/wrong` }, { body: {} as never }));
  expect(failure).toMatchObject({ code: "BAD_REQUEST", field: "name" });
  expect(explain(failure)).toBe("Please enter your name.");
});

test("a failure without a body says its status text", async () => {
  await expect(callApi(question("/empty"))).rejects.toThrow(/^503: Service Unavailable$/);
});

test("a 401 is thrown, unless it is asked to mean nothing", async () => {
  await expect(callApi(question("/signed-out"))).rejects.toThrow(`401: ${unauthorized}`);
  expect(await callApi(question("/signed-out")).catch(nullOn401)).toBeNull();
  await expect(callApi(question("/missing")).catch(nullOn401)).rejects.toThrow("404: ");
});

test("the end of a session is told by the message: 401 in front, Unauthorized in it", async () => {
  expect(isUnauthorized(await failureOf(callApi(change("/signed-out"), { body })))).toBe(true);
  expect(isUnauthorized(await failureOf(callApi(question("/missing"))))).toBe(false);
  expect(isUnauthorized(new Error("401: proxy says no"))).toBe(false);
  expect(isUnauthorized("401: Unauthorized")).toBe(false);
});

test("a failure is explained in the server's words, or in its own when there are none", async () => {
  expect(explain(await failureOf(callApi(question("/missing"))))).toBe("There’s nothing here.");
  expect(explain(await failureOf(callApi(question("/empty"))))).toBe("503: Service Unavailable");
  expect(explain(await failureOf(callApi(question("/proxy"))))).toBe('502: "<html>"');
});
