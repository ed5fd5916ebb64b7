import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { bareServer } from "../../../testing/servers/bare-server.ts";
import { connectionCap } from "./connections.ts";

const limits = (files: number) =>
  `Limit   Soft Limit   Hard Limit   Units\nMax open files            ${files}   ${files}   files\n`;

test.each([
  ["few", limits(256), 153],
  ["the usual", limits(1024), 614],
  ["very many", limits(1_048_576), 10_000],
  ["hardly any", limits(16), 20],
  ["who knows how many", "", 614],
])("with %s file descriptors, connections leave enough for the rest", (_, text, cap) => {
  expect(connectionCap(text)).toBe(cap);
});

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}
const opened = (socket: Socket) => new Promise((resolve) => socket.once("connect", resolve));

const statusOf = (url: string) =>
  fetch(url, { headers: { connection: "close" } }).then(
    ({ status }) => status,
    () => 0,
  );

test("beyond the cap the oldest silent connection gives way to a new visitor, and one that is busy to nobody", async () => {
  const release = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const { url, logLines } = await bareServer(
    (app) => {
      app.get("/", async () => "answered");
      app.get("/long", () => {
        asked.resolve();
        return release.promise;
      });
    },
    { maxConnections: 3 },
  );
  const busy = open(url);
  await opened(busy);
  busy.write("GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await asked.promise;
  const silent = [open(url), open(url)];
  for (const socket of silent) await opened(socket);
  const gone: number[] = [];
  for (const [index, socket] of silent.entries()) socket.once("close", () => gone.push(index));

  for (let visitor = 0; visitor < 5; visitor++) expect(await statusOf(url)).toBe(200);

  expect(gone[0]).toBe(0);
  expect(logLines.filter((line) => line.includes("connections were dropped"))).toHaveLength(1);
  const answer = new Promise((resolve) => busy.once("data", (chunk) => resolve(String(chunk))));
  release.resolve("at last");
  expect(await answer).toContain("200 OK");
});

test("where every connection is busy a new one is dropped, and the others are served on", async () => {
  const release = Promise.withResolvers<string>();
  let asked = 0;
  const { url } = await bareServer(
    (app) =>
      void app.get("/", () => {
        asked++;
        return release.promise;
      }),
    { maxConnections: 2 },
  );
  const busy = [statusOf(url), statusOf(url)];
  await eventually(
    () => asked,
    (count) => count === 2,
  );

  expect(await statusOf(url)).toBe(0);
  release.resolve("at last");
  expect(await Promise.all(busy)).toEqual([200, 200]);
  await eventually(
    () => statusOf(url),
    (status) => status === 200,
  );
});

test("of thirty requests in one piece each waits its turn: somebody else is answered in between", async () => {
  const order: string[] = [];
  const other = Promise.withResolvers<void>();
  let send = () => {};
  const { url } = await bareServer(() => {}, {
    serveFirst: ({ url: path = "" }, response) => {
      order.push(path);
      if (order.length === 1) send();
      if (path === "/visitor") other.resolve();
      response.end("x");
      return true;
    },
  });
  const [greedy, visitor] = [open(url), open(url)];
  greedy.resume();
  await Promise.all([opened(greedy), opened(visitor)]);
  // From the moment on when the first of them is looked at.
  send = () => void visitor.write("GET /visitor HTTP/1.1\r\nhost: localhost\r\n\r\n");
  greedy.write("GET /greedy HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(30));
  await other.promise;

  expect(order.indexOf("/visitor")).toBeLessThan(20);
});

test("a connection that reads nothing is not answered further", async () => {
  let answered = 0;
  const { url } = await bareServer(() => {}, {
    serveFirst: ({ url: path }, response) => {
      if (path === "/deaf") answered++;
      response.end(path === "/deaf" ? Buffer.alloc(8 * 1024 * 1024) : "x");
      return true;
    },
  });
  const deaf = open(url);
  deaf.pause();
  await opened(deaf);
  deaf.write("GET /deaf HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(30));
  for (let count = 0; count < 50; count++) expect(await statusOf(url)).toBe(200);

  expect(answered).toBeLessThan(4);
});

test("whoever asks again and again and reads nothing is cut off before it costs memory", async () => {
  let answered = 0;
  const { url } = await bareServer((app) => {
    app.get("/", async () => {
      answered++;
      return "x".repeat(100_000);
    });
  });
  const socket = open(url);
  socket.pause();
  await opened(socket);
  const closed = new Promise((resolve) => socket.once("close", resolve));

  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(2000));
  socket.resume();
  await closed;

  expect(answered).toBeLessThan(200);
  expect((await fetch(url)).status).toBe(200);
});

test("a few requests at once on one connection are answered in order", async () => {
  const { url } = await bareServer(
    (app) => void app.get("/:n", async ({ params }) => `answer ${JSON.stringify(params)}`),
  );
  const socket = open(url);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once("close", resolve));

  for (let n = 1; n <= 8; n++) {
    socket.write(`GET /${n} HTTP/1.1\r\nhost: localhost\r\n${n === 8 ? "connection: close\r\n" : ""}\r\n`);
  }
  await closed;

  const numbers = [
    ...Buffer.concat(chunks)
      .toString()
      .matchAll(/"n":"(\d)"/g),
  ].map(([, n]) => Number(n));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
