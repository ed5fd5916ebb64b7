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

test("beyond the cap a connection is dropped with a reason, and the others are served on", async () => {
  const { url, logLines } = await bareServer((app) => void app.get("/", async () => "answered"), {
    maxConnections: 3,
  });
  const silent = [open(url), open(url), open(url)];
  await Promise.all(silent.map(opened));
  const [first] = silent;
  first?.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const answer = await new Promise((resolve) => first?.once("data", (chunk) => resolve(String(chunk))));
  expect(answer).toContain("200 OK");

  const fourth = open(url);
  await new Promise((resolve) => fourth.once("close", resolve));

  expect(logLines.filter((line) => line.includes("connections were dropped"))).toHaveLength(1);
  silent[1]?.destroy();
  silent[2]?.destroy();
  await eventually(
    () =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
  );
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
