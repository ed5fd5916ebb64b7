import { expect, test } from "vitest";
import { parseSettings } from "../../../platform/settings/settings.ts";
import {
  connectModel,
  ratesFor,
  sampleSays as says,
  startModel,
  sampleText as text,
} from "../../../testing/outside/connect-model.ts";
import type { Behavior } from "../../../testing/outside/model-server.ts";
import { freePort } from "../../../testing/servers/free-port.ts";
import { noLimits } from "../../../testing/servers/start-api.ts";
import { makeModel } from "./answer-with-model.ts";
import { rules } from "./prompt.ts";

const brief = { pieceMs: 300, wholeMs: 900 };

test("without CHAT_API_URL there is no model", async () => {
  const deps = { rates: await ratesFor(noLimits), hash: String, now: () => new Date(), log: { warn() {} } };

  expect(makeModel(parseSettings({}), deps)).toBeUndefined();
});

test("a good answer comes with what it cites, and in pieces without marks", async () => {
  const { server, answer } = await startModel({ says });
  const deltas: string[] = [];

  expect(await answer({ onDelta: (delta) => deltas.push(delta) })).toEqual({ text, cited: [0, 1] });

  expect(deltas.join("")).toBe(text);
  expect(deltas.length).toBeGreaterThan(1);
  const [request] = server.requests;
  expect(request?.path).toBe("/v1/chat/completions");
  expect(request?.headers.authorization).toBe("Bearer a-key-of-the-model");
  expect(Object.keys(request?.body ?? {}).sort()).toEqual(["messages", "model", "stream"]);
  expect(request?.body.messages[0]).toEqual({ role: "system", content: rules });
  const prompt = JSON.stringify(request?.body.messages);
  expect(prompt).toContain("What does it cost?");
  for (const secret of ["a-key-of-the-model", "1.2.3.4", "chat-model:"]) expect(prompt).not.toContain(secret);
});

test("the lines around data are new for every question", async () => {
  const { server, answer } = await startModel({ says });
  await answer();
  await answer();

  const [first, second] = server.requests.map(({ body }) => body.messages[1]?.content);
  expect(first).not.toBe(second);
});

test.each([1, 2, 3, 5, 7, 64])("an answer in chunks of %i bytes is the same", async (chunkBytes) => {
  const spoken = [...says.slice(0, -1), " Two group calls a month, “each” is recorded ✨ [2]."];
  const { answer } = await startModel({ says: spoken, chunkBytes });

  expect((await answer())?.text).toBe(
    "Founding members pay $97 per month. Two group calls a month, “each” is recorded ✨.",
  );
});

test.each<[string, Behavior, string]>([
  ["fails", { status: 500 }, "status 500"],
  ["refuses the key", { status: 401 }, "status 401"],
  ["is too busy", { status: 429 }, "status 429"],
  ["sends us elsewhere", { status: 307 }, "unreachable"],
  ["answers with a page", { contentType: "text/html", says }, "no stream"],
  ["is slow with the first piece", { waitMs: 30_000, says }, "too slow"],
  ["says nothing at all", { stallsAfter: 0, says }, "too slow"],
  ["stalls in the middle", { stallsAfter: 2, says }, "too slow"],
  ["is cut off", { cutsAfter: 2, says }, "unreachable"],
  ["ends without an end", { says, finish: null }, "cut off"],
  ["runs out of words", { says, finish: "length" }, "did not finish"],
  ["is filtered", { says, finish: "content_filter" }, "did not finish"],
  ["sends rubbish", { raw: ["data: {nonsense\n\n"] }, "not a completion"],
  ["reports an error in the stream", { raw: ['data: {"error":{"message":"no"}}\n\n'] }, "not a completion"],
  [
    "asks for a tool",
    { raw: ['data: {"choices":[{"delta":{"tool_calls":[{"id":"1"}]}}]}\n\n'] },
    "asks for a tool",
  ],
])("a server that %s leads to the composed answer", async (_name, behavior, reason) => {
  const { answer, reasons } = await startModel(behavior, reason === "too slow" ? { patience: brief } : {});

  expect(await answer()).toBeUndefined();
  expect(reasons).toEqual([reason]);
});

test("a server that nobody reaches leads to the composed answer", async () => {
  const env = {
    CHAT_API_URL: `http://127.0.0.1:${await freePort()}/v1`,
    CHAT_API_KEY: "k1",
    CHAT_MODEL: "small",
  };
  const { answer, reasons } = await connectModel(env);

  expect(await answer()).toBeUndefined();
  expect(reasons).toEqual(["unreachable"]);
});

test("pieces that drip for ever are given up after the whole time", async () => {
  const { answer, reasons } = await startModel(
    { says: Array<string>(1000).fill("a"), pauseMs: 50 },
    { patience: brief },
  );

  expect(await answer()).toBeUndefined();
  expect(reasons).toEqual(["too slow"]);
});
