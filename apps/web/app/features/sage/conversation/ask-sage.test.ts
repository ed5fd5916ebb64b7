import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as calls from "@academy/contract/calls/sage";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askSage } from "./ask-sage.ts";

const answer = { id: "a-1", response: "Two weeks 🌿.", sources: [], followUp: null, isUnknown: false };
const line = (piece: object) => `${JSON.stringify(piece)}\n`;
const whole = line({ kind: "answer", answer });

let streamed: (response: ServerResponse) => void;
let called: string[];
let unstreamedStatus = 200;
const server = createServer(async (incoming: IncomingMessage, response) => {
  called.push(`${incoming.url} ${await text(incoming)}`);
  if (incoming.url === "/stream") return streamed(response);
  response
    .writeHead(unstreamedStatus)
    .end(JSON.stringify(unstreamedStatus === 200 ? answer : { code: "INTERNAL" }));
});
let ways: Parameters<typeof askSage>[3];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  ways = {
    stream: { ...calls.streamSage, path: `${base}/stream` },
    whole: { ...calls.askSage, path: `${base}/whole` },
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  called = [];
  unstreamedStatus = 200;
});

const ask = (onText: (text: string) => void = () => {}, signal = new AbortController().signal) =>
  askSage("How long?", onText, signal, ways);
const both = ['/stream {"message":"How long?"}', '/whole {"message":"How long?"}'];

test("an answer comes in pieces, wherever they are cut", async () => {
  const bytes = Buffer.from(
    line({ kind: "delta", text: "Two " }) + line({ kind: "delta", text: "weeks 🌿." }) + whole,
  );
  streamed = async (response) => {
    for (let at = 0; at < bytes.length; at += 7) {
      await new Promise((resolve) => response.write(bytes.subarray(at, at + 7), resolve));
    }
    response.end();
  };
  const seen: string[] = [];
  expect(await ask((soFar) => seen.push(soFar))).toEqual(answer);
  expect(seen).toEqual(["Two ", "Two weeks 🌿."]);
  expect(called).toHaveLength(1);
});

test("the last line needs no line break, and what follows the answer is not waited for", async () => {
  streamed = (response) => void response.end(whole.trim());
  expect(await ask()).toEqual(answer);
  streamed = (response) => void response.write(whole);
  expect(await ask()).toEqual(answer);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["fails", (response) => void response.writeHead(500).end("{}")],
  ["is not there", (response) => void response.writeHead(404).end("{}")],
  ["ends before its answer", (response) => void response.end(line({ kind: "delta", text: "Two" }))],
  ["says nonsense", (response) => void response.end("<html>\n")],
  [
    "breaks off",
    (response) => {
      response.write(line({ kind: "delta", text: "Two" }), () => response.destroy());
    },
  ],
])("a stream that %s is replaced by one call for the whole", async (_how, stream) => {
  streamed = stream;
  const seen: string[] = [];
  expect(await ask((soFar) => seen.push(soFar))).toEqual(answer);
  expect(called).toEqual(both);
  expect(seen.at(-1)).toBe("");
});

test("a failure of both is a failure with the status in front", async () => {
  streamed = (response) => void response.writeHead(503).end("{}");
  unstreamedStatus = 500;
  await expect(ask()).rejects.toThrow('500: {"code":"INTERNAL"}');
});

test("a refusal is not asked about again", async () => {
  streamed = (response) => void response.writeHead(429).end("{}");
  await expect(ask()).rejects.toThrow("429: {}");
  expect(called).toHaveLength(1);

  streamed = (response) => void response.writeHead(503).end('{"code":"SAGE_BUSY","message":"Later."}');
  await expect(ask()).rejects.toThrow("503");
  expect(called).toHaveLength(2);
});

test("what was called off stays called off", async () => {
  const visit = new AbortController();
  streamed = () => visit.abort();
  await expect(ask(undefined, visit.signal)).rejects.toThrow(/abort/i);
  expect(called).toHaveLength(1);
});
