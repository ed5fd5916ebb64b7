import { connect } from "node:net";
import { onAnswer } from "./load.ts";
import { median } from "./throughput.ts";

/** Where to ask, and what: another request each time. */
export type RequestSource = {
  url: string;
  next: () => { method: string; path: string; cookie: string; body?: string };
};

const rounds = 15;
const perRound = 40;

/** Milliseconds until the answer is here, in short turns as in `sideBySide`: medians, and the median of the turns' ratios. */
export async function slowdown(ours: RequestSource, baseline: RequestSource) {
  const turns: { ours: number; baseline: number; ratio: number }[] = [];
  await medianMs(ours);
  await medianMs(baseline);
  for (let round = 0; round < rounds; round++) {
    const theirs = await medianMs(baseline);
    const own = await medianMs(ours);
    turns.push({ ours: own, baseline: theirs, ratio: own / theirs });
  }
  return {
    ours: median(turns.map((turn) => turn.ours)),
    baseline: median(turns.map((turn) => turn.baseline)),
    ratio: median(turns.map((turn) => turn.ratio)),
  };
}

/** One connection, one request after the other. */
export function medianMs({ url, next }: RequestSource): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    const ask = () => {
      const { method, path, cookie, body = "" } = next();
      const head = [`${method} ${path} HTTP/1.1`, `host: ${host}`, `cookie: ${cookie}`];
      if (body) head.push("content-type: application/json", `content-length: ${Buffer.byteLength(body)}`);
      sentAt = performance.now();
      socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
    };
    const socket = connect(Number(port), hostname, ask);
    socket.setNoDelay();
    socket.on("error", reject);
    const answered = (status: number) => {
      times.push(performance.now() - sentAt);
      if (status !== 200) reject(new Error(`${url}: status ${status}`));
      else if (times.length < perRound) ask();
      else socket.end(() => resolve(median(times)));
    };
    onAnswer(socket, answered, () => reject(new Error(`${url}: more bytes than announced`)));
  });
}
