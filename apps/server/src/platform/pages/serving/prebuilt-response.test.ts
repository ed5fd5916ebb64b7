import { connect } from "node:net";
import { expect, test } from "vitest";
import { shareApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

/** Everything a connection says until it is quiet or closed. */
function exchange(url: string, request: string, answers: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (text.split("</title>").length > answers) socket.end();
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}

const fields = (answer: string) =>
  answer
    .slice(0, answer.indexOf("\r\n\r\n"))
    .toLowerCase()
    .split("\r\n")
    .filter((line) => !/^(date|connection|keep-alive):/.test(line))
    .sort();

test("a prebuilt response says what an ordinary one says", async () => {
  const { url } = await sharedApi();
  const asked = Date.now();

  const prebuilt = await exchange(url, "GET /quiz HTTP/1.1\r\nHost: x\r\n\r\n", 1);
  const ordinary = await exchange(url, "GET /quiz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 1);

  expect(fields(prebuilt)).toEqual(fields(ordinary));
  expect(prebuilt).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n/);
  expect(ordinary).toMatch(/\r\nConnection: close\r\n/);
  expect(prebuilt.split("\r\n\r\n")[1]).toBe(ordinary.split("\r\n\r\n")[1]);
  // Whole seconds, and renewed once in each.
  expect(Date.parse(/Date: (.*)\r\n/.exec(prebuilt)?.[1] ?? "")).toBeGreaterThan(asked - 2000);
});

test("requests sent ahead on one connection are answered in their order", async () => {
  const { url } = await sharedApi();
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  const answers = await exchange(
    url,
    ask("/quiz") + ask("/no-such-page") + ask("/dev/mail") + ask("/quiz"),
    4,
  );

  const titles = [...answers.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
  expect(titles).toEqual(["quiz", "404 Page Not Found", "mail", "quiz"]);
});

test("a client of HTTP/1.0 gets an ordinary answer and an end", async () => {
  const { url } = await sharedApi();

  const answer = await exchange(url, "GET /quiz HTTP/1.0\r\n\r\n", 99);

  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/<title>quiz<\/title>$/);
});
