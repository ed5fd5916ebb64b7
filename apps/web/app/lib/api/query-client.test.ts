import { createServer } from "node:http";
import { listCourses } from "@academy/contract/calls/learning/courses";
import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiQuery, apiQueryOrNull, createQueryClient } from "./query-client.ts";

let calls = 0;
const server = createServer((incoming, response) => {
  calls += 1;
  if (incoming.url === "/signed-out") response.statusCode = 401;
  response.end(incoming.url === "/signed-out" ? "Unauthorized" : '{"fine":true}');
});
let base = "";
const at = (path: string) => ({ ...listCourses, path: base + path });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => server.close());

test("the defaults are those that were asked for", () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  });
});

test("data is fetched once and never becomes stale", async () => {
  const client = createQueryClient();
  const query = apiQuery(at("/fine"));
  calls = 0;
  await client.fetchQuery(query);
  await client.fetchQuery(query);
  expect(calls).toBe(1);
  const observer = new QueryObserver(client, query);
  expect(observer.getCurrentResult()).toMatchObject({ data: { fine: true }, isStale: false });
});

test("a failed query is not tried again", async () => {
  calls = 0;
  await expect(createQueryClient().fetchQuery(apiQuery(at("/signed-out")))).rejects.toThrow(
    "401: Unauthorized",
  );
  expect(calls).toBe(1);
});

test("the end of a session is heard of once, whoever ran into it", async () => {
  let ended = 0;
  const client = createQueryClient(() => {
    ended += 1;
  });
  await expect(client.fetchQuery(apiQuery(at("/signed-out")))).rejects.toThrow("401: ");
  expect(ended).toBe(1);
  const change = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new Error("401: Unauthorized")),
  });
  await expect(change.mutate()).rejects.toThrow("401: ");
  expect(ended).toBe(2);
  await client.fetchQuery(apiQueryOrNull(at("/signed-out")));
  expect(ended).toBe(2);
});

test("a 401 can be asked to mean nothing", async () => {
  expect(await createQueryClient().fetchQuery(apiQueryOrNull(at("/signed-out")))).toBeNull();
});

test("a failed change is not tried again", async () => {
  let tries = 0;
  const change = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      tries += 1;
      return Promise.reject(new Error("refused"));
    },
  });
  await expect(change.mutate()).rejects.toThrow("refused");
  expect(tries).toBe(1);
});

test("without a connection a change fails at once instead of waiting for one", async () => {
  onlineManager.setOnline(false);
  try {
    const change = new MutationObserver(createQueryClient(), {
      mutationFn: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await expect(change.mutate()).rejects.toThrow("Failed to fetch");
  } finally {
    onlineManager.setOnline(true);
  }
});
