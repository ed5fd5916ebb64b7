import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { processorMsOf } from "../testing/processor-time.ts";
import { aMessage, startAsShipped } from "../testing/servers/as-shipped.ts";
import { worstWaits } from "../testing/worst-waits.ts";

function openSockets(url: string, count: number): Socket[] {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  // Most are hung up on: that is the point.
  for (const socket of sockets) socket.on("error", () => {});
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
}

const opened = (socket: Socket) =>
  new Promise((resolve) => socket.once("connect", resolve).once("close", resolve));

test("silent connections that would use up every file, and answers that nobody reads, end nothing", async () => {
  const academy = await startAsShipped({ NODE_OPTIONS: "--max-old-space-size=512" }, { maxFiles: 256 });
  const silent = openSockets(academy.url, 400);
  await Promise.all(silent.map(opened));
  expect(academy.child.exitCode).toBeNull();
  // While they are all still there: the oldest silent ones give way.
  await eventually(academy.isReady, (isReady) => isReady);
  expect((await academy.stranger().get("/quiz")).status).toBe(200);
  for (const socket of silent) socket.destroy();

  // Sixteen megabytes of questions on each of many connections, and not one answer read.
  const question = `GET /healers-business-blueprint HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  const flood = question.repeat(Math.ceil((16 * 1024 * 1024) / question.length / 16));
  const deaf = openSockets(academy.url, 100);
  for (const socket of deaf) {
    socket.pause();
    for (let part = 0; part < 16; part++) socket.write(flood);
  }
  await Promise.all(deaf.map((socket) => new Promise((resolve) => socket.once("close", resolve))));
  expect(academy.child.exitCode).toBeNull();
  expect(academy.memory()).toBeLessThan(700);
  await eventually(academy.isReady, (isReady) => isReady);
});

/** As many as may wait on one connection: more would be cut off, and hold up nobody. */
const inOnePiece = 32;

test("fifty connections that ask in one piece and read nothing keep nobody waiting", async (context) => {
  const academy = await startAsShipped();
  const question = `GET /healers-business-blueprint HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  const pipeline = async () => {
    const deaf = openSockets(academy.url, 50);
    for (const socket of deaf) socket.pause();
    await Promise.all(deaf.map(opened));
    const sent = deaf.map(
      (socket) => new Promise((resolve) => socket.write(question.repeat(inOnePiece), resolve)),
    );
    await Promise.all(sent);
  };
  await worstWaits(academy, context, ["fifty pipeline and read nothing", pipeline]);
});

test("pictures of sixty million pixels, eight at once, are drawn within a budget or refused", async () => {
  const academy = await startAsShipped();
  const learner = await academy.signIn();
  const picture = await sharp({
    create: { width: 7700, height: 7700, channels: 3, background: "#7a5" },
  })
    .png()
    .toBuffer();
  const before = academy.memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, academy.memory());
  }, 50);
  const statuses = await Promise.all(
    Array.from({ length: 8 }, () =>
      learner
        .send("PUT", "/api/account/picture", picture, { "content-type": "image/png" })
        .then(({ status }) => status),
    ),
  );
  clearInterval(watch);

  expect(statuses).toContain(200);
  for (const status of statuses) expect([200, 429, 503]).toContain(status);
  expect(most - before).toBeLessThan(700);
  expect(await academy.isReady()).toBe(true);
});

test("texts, headers and paths that no browser sends answer with a refusal, and cost nobody else their turn", async () => {
  const academy = await startAsShipped();
  const stranger = academy.stranger();
  const slow = ["a".repeat(2000), "(".repeat(2000), "a@".repeat(1000), "hlep passwrod ".repeat(140)];
  // The first question of all makes the process learn to answer.
  const first = () => stranger.post("/api/chat", { message: "What does the course cost?" });
  await eventually(first, ({ status }) => status === 200);
  for (const message of slow) {
    const before = processorMsOf(academy.child.pid);
    const answer = await stranger.post("/api/chat", { message });
    expect([200, 429]).toContain(answer.status);
    expect(processorMsOf(academy.child.pid) - before, message.slice(0, 20)).toBeLessThan(3000);
  }
  const learner = await academy.signIn();
  for (const path of [
    "/api/courses/%00",
    "/api/courses/1%00/lessons",
    "/verify/%00",
    "/course/%00",
    "/test-results?r=%00",
    "/api/my-certificates/%00",
    "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
    "/..%2f..%2fsecret",
    "/films/..%2f..%2facademy.sqlite",
  ]) {
    for (const browser of [stranger, learner]) {
      const { status } = await browser.get(path);
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
    }
  }

  // Messages by the dozen, each from another address: the owner is told of all, in a few mails.
  for (let count = 0; count < 40; count++) {
    const { ok } = await academy.stranger().post("/api/contact", aMessage(count));
    expect(ok).toBe(true);
  }
  const { kept, mails } = await academy.withData(async (db) => ({
    kept: await db.selectFrom("contact_messages").select("id").execute(),
    mails: await db.selectFrom("jobs").select("id").where("kind", "=", "mail.send").execute(),
  }));
  expect(kept).toHaveLength(40);
  expect(mails.length).toBeLessThan(30);
  expect(await academy.isReady()).toBe(true);
});
