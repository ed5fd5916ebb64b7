import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "../processes.ts";
import { atMost, type Row } from "../report.ts";
import type { Owner } from "./owner.ts";

const film = readFileSync(join(import.meta.dirname, "../../packages/content/films/business-strategy.mp4"));
const total = 2_000_000_000;
const piece = Buffer.alloc(1_000_000);
/** A film, and after it a box of nothing: two gigabytes that a player reads as the film they begin with. */
const begin = (() => {
  const box = Buffer.alloc(16);
  box.writeUInt32BE(1);
  box.write("free", 4);
  box.writeBigUInt64BE(BigInt(total - film.length), 8);
  return Buffer.concat([film, box]);
})();

function* bytesFrom(offset: number): Generator<Buffer> {
  if (offset < begin.length) yield begin.subarray(offset);
  for (let at = Math.max(offset, begin.length); at < total; at += piece.length) {
    yield piece.subarray(0, Math.min(piece.length, total - at));
  }
}

type UploadState = { offset: number; state: string; mediaId: string | null };
type Alive = { product: Running; owner: Owner };

/** Cut three times and killed once, with what the server needs of memory at most, beyond what it has while nobody asks. */
export async function measureLongUpload(
  product: Running,
  owner: Owner,
  killAndStart: () => Promise<Alive>,
): Promise<Row[]> {
  let alive: Alive = { product, owner };
  const response = await fetch(`${product.url}/api/studio/uploads`, {
    method: "POST",
    headers: {
      ...owner.headers,
      "tus-resumable": "1.0.0",
      "upload-length": String(total),
      "upload-metadata": `filename ${Buffer.from("long.mp4").toString("base64")}`,
    },
  });
  const address = response.headers.get("location") ?? "";
  const began = performance.now();
  const watch = watchMemory(() => alive.product);
  for (const end of ["cut", "cut", "cut", "kill"] as const) {
    await send(alive, address, total / 6);
    if (end !== "kill") continue;
    watch.pause();
    alive = await killAndStart();
    watch.goOn();
  }
  await send(alive, address);
  const sentMs = performance.now() - began;
  let standing = await standingOf(alive, address);
  while (standing.state === "checking") {
    await wait(500);
    standing = await standingOf(alive, address);
  }
  const seconds = (performance.now() - began) / 1000;
  watch.stop();
  if (standing.state !== "done") throw new Error(`the film was ${standing.state}`);
  await alive.owner.call("DELETE", `/api/studio/media/${standing.mediaId}`);
  const what = "a film of 2 GB, cut three times and killed once";
  return [
    atMost(`${what}: memory beyond the idle server's`, watch.growth(), "MB", 120),
    { what: `${what}: bytes arrive at`, ours: total / 1e6 / (sentMs / 1000), unit: "MB/s" },
    { what: `${what}: until it is in the library`, ours: seconds, unit: "s" },
  ];
}

const standingOf = async ({ owner }: Alive, address: string) =>
  (await owner.call<UploadState>("GET", address)).answer;

/** From where it stands on; with `most`, the line is cut once so much has gone. */
async function send(alive: Alive, address: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  const { offset } = await standingOf(alive, address);
  const sending = request(alive.product.url + address, {
    method: "PATCH",
    headers: {
      ...alive.owner.headers,
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
      "content-length": String(total - offset),
    },
  });
  const answered = new Promise<number | undefined>((resolve) => {
    sending.on("response", (answer) => resolve(answer.resume().statusCode));
    sending.on("error", () => resolve(undefined));
  });
  let sent = 0;
  for (const bytes of bytesFrom(offset)) {
    if (sent >= most) break;
    if (!sending.write(bytes)) await new Promise((resolve) => sending.once("drain", resolve));
    sent += bytes.length;
  }
  if (sent >= most) sending.destroy();
  else sending.end();
  const status = await answered;
  if (most === Number.POSITIVE_INFINITY && status !== 204)
    throw new Error(`the last piece answered ${status}`);
}

/** Each process against what it had when it was first looked at. */
function watchMemory(product: () => Running) {
  let [before, growth, isPaused] = [Number.NaN, 0, false];
  const look = () => {
    if (isPaused) return;
    const now = residentMegabytes(product());
    if (Number.isNaN(before)) before = now;
    growth = Math.max(growth, now - before);
  };
  look();
  const looking = setInterval(look, 100);
  return {
    pause: () => {
      isPaused = true;
    },
    goOn: () => {
      [before, isPaused] = [Number.NaN, false];
      look();
    },
    stop: () => clearInterval(looking),
    growth: () => growth,
  };
}

function residentMegabytes({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
