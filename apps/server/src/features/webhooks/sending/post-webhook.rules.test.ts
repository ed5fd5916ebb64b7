import { expect, test } from "vitest";
import { startReceiver } from "../../../testing/outside/webhook-receiver.ts";
import { thisMachine } from "../../../testing/servers/this-machine.ts";
import { type Network, openNetwork, postWebhook } from "./post-webhook.ts";
import { isPublicAddress } from "./public-address.ts";

const post = (url: string, network: Network, more: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  postWebhook(network, {
    url,
    headers: { "content-type": "application/json" },
    body: '{"ä":1}',
    timeoutMs: 5000,
    signal: new AbortController().signal,
    ...more,
  });
/** As in an academy, but that it may speak without encryption to where a test listens. */
const guarded: Network = { ...openNetwork, protocols: ["http:", "https:"] };

test("what was sent arrives whole, and of the answer the beginning is kept", async () => {
  const { url, received } = await startReceiver((response) => {
    response.statusCode = 202;
    response.end(`fine\u0000 ${"é".repeat(2000)}`);
  });
  const sent = await post(url, thisMachine);

  expect(sent).toMatchObject({ status: 202, problem: null });
  expect(sent.answer).toMatch(/^fine {2}é{400,500}$/);
  expect(received).toMatchObject([{ path: "/in", body: '{"ä":1}' }]);
});

test("an answer without end is left, one that never comes is not waited for", async () => {
  const endless = await startReceiver((response) => {
    const more = () => {
      while (response.write("x".repeat(10_000))) if (response.destroyed) return;
    };
    response.on("drain", more);
    more();
  });
  const silent = await startReceiver(() => {});

  expect((await post(endless.url, thisMachine)).answer).toHaveLength(1000);
  expect(await post(silent.url, thisMachine, { timeoutMs: 50 })).toMatchObject({
    status: null,
    problem: "timeout",
  });
  await expect(post(silent.url, thisMachine, { signal: AbortSignal.abort() })).rejects.toThrow();
});

test("nobody is followed elsewhere", async () => {
  const inside = await startReceiver();
  for (const status of [301, 302, 303, 307, 308]) {
    const { url } = await startReceiver((response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${inside.port}/secret` }).end(),
    );
    expect(await post(url, thisMachine)).toMatchObject({ status, problem: "redirect" });
  }
  expect(inside.received).toEqual([]);
});

test("nothing goes to this machine or its network, however it is written", async () => {
  const { port, received } = await startReceiver();
  const hosts = [
    "127.0.0.1",
    "2130706433",
    "0x7f000001",
    "0177.1",
    "127.1",
    "0.0.0.0",
    "[::1]",
    "[::]",
    "localhost",
  ];
  const inside = [
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "169.254.169.254",
  ];

  for (const host of [...hosts, ...inside]) {
    expect(await post(`http://${host}:${port}/`, guarded)).toMatchObject({ problem: "private-address" });
  }
  expect(await post(`http://127.0.0.1:${port}/`, openNetwork)).toMatchObject({ problem: "private-address" });
  expect(received).toEqual([]);
});

test("a name that leads inside is refused, also where it has public addresses as well", async () => {
  const { port, received } = await startReceiver();
  for (const inside of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "fd00::1", "64:ff9b::a00:1"]) {
    const addresses = ["93.184.215.14", inside].map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    const network = { ...guarded, resolve: async () => addresses };
    expect(await post(`http://hooks.example.org:${port}/`, network)).toMatchObject({
      problem: "private-address",
    });
  }
  expect(received).toEqual([]);
});

test("a name is asked for once, and the connection goes where that answer said, whatever it says next", async () => {
  const { url, received } = await startReceiver();
  const asked: string[] = [];
  const answers = ["127.0.0.1", "127.0.0.2"];
  const network: Network = {
    ...thisMachine,
    resolve: async (host) => {
      asked.push(host);
      return [{ address: answers.shift() ?? "", family: 4 }];
    },
  };

  expect(await post(url, network)).toMatchObject({ status: 200 });
  expect([asked, received.length]).toEqual([["hooks.example.org"], 1]);
  // The other way round: what was public a moment ago leads inside by now.
  const later = {
    ...network,
    isAllowed: isPublicAddress,
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  };
  expect(await post(url, later)).toMatchObject({ problem: "private-address" });
  expect(received).toHaveLength(1);
});

test("what can't be reached says why", async () => {
  const nowhere = async () => {
    throw Object.assign(new Error("no"), { code: "ENOTFOUND" });
  };
  expect(await post("http://a.invalid/", { ...guarded, resolve: nowhere })).toMatchObject({
    problem: "no-such-host",
  });
  const { port } = await startReceiver();
  expect(
    await post(`https://hooks.example.org:${port}/`, { ...thisMachine, protocols: ["https:"] }),
  ).toMatchObject({
    problem: expect.stringMatching(/^(certificate|connection)$/),
  });
  const failing = await startReceiver((response) => response.writeHead(500).end("broken"));
  expect(await post(failing.url, thisMachine)).toEqual({ status: 500, problem: "status", answer: "broken" });
});
