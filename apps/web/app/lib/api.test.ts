import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiError, explain, getJson } from "./api.ts";

const server = createServer((request, response) => {
  if (request.url === "/fine") return response.end('{"fine":true}');
  response.statusCode = request.url === "/empty" ? 503 : 404;
  response.end(request.url === "/empty" ? "" : '{"code":"NOT_FOUND","message":"There is nothing here."}');
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => server.close());

test("a success is its JSON", async () => {
  expect(await getJson(`${base}/fine`)).toEqual({ fine: true });
});

test("a failure says its status and body", async () => {
  const failure = await getJson(`${base}/missing`).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 404,
    message: '404: {"code":"NOT_FOUND","message":"There is nothing here."}',
  });
});

test("a failure without a body says its status text", async () => {
  await expect(getJson(`${base}/empty`)).rejects.toThrow("503: Service Unavailable");
});

test("a failure is explained in the server's words, or in its own when there are none", async () => {
  const failureOf = (path: string) => getJson(base + path).catch((error: unknown) => error);
  expect(explain(await failureOf("/missing"))).toBe("There is nothing here.");
  expect(explain(await failureOf("/empty"))).toBe("503: Service Unavailable");
});
