import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** What a thread full of visitors is given, and what it tells when it is asked to end. */
export type Visit = { url: string; paths: readonly string[]; connections: number };
export type SeenPage = {
  path: string;
  answers: number;
  /** Every different body, by how often it came. */
  bodies: { body: Uint8Array; count: number }[];
  /** Answers that were no page. */
  refused: number;
};

const { url, paths, connections } = workerData as Visit;
const { hostname, port, host } = new URL(url);
const seen: SeenPage[] = paths.map((path) => ({ path, answers: 0, bodies: [], refused: 0 }));
let isOver = false;

/** Asks for a page again and again, as fast as it is answered, and looks at every byte. */
function visit(page: SeenPage): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = `GET ${page.path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setNoDelay();
    onWholeAnswer(socket, (status, body) => {
      page.answers += 1;
      if (status !== 200) page.refused += 1;
      const known = page.bodies.find((each) => body.equals(each.body));
      if (known) known.count += 1;
      else page.bodies.push({ body: Buffer.from(body), count: 1 });
      if (isOver) socket.end(resolve);
      else socket.write(request);
    });
    socket.on("error", reject);
  });
}

function onWholeAnswer(socket: Socket, answered: (status: number, body: Buffer) => void): void {
  let parts: Buffer[] = [];
  let size = 0;
  let head = { status: 0, start: 0, end: Number.POSITIVE_INFINITY };
  socket.on("data", (chunk: Buffer) => {
    parts.push(chunk);
    size += chunk.length;
    if (head.start === 0) {
      const all = Buffer.concat(parts);
      const start = all.indexOf("\r\n\r\n") + 4;
      if (start < 4) return;
      const text = all.toString("latin1", 0, start);
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      head = { status: Number(text.slice(9, 12)), start, end: start + length };
    }
    if (size < head.end) return;
    const body = Buffer.concat(parts).subarray(head.start);
    const { status } = head;
    parts = [];
    size = 0;
    head = { status: 0, start: 0, end: Number.POSITIVE_INFINITY };
    answered(status, body);
  });
}

parentPort?.once("message", () => {
  isOver = true;
});
await Promise.all(
  Array.from({ length: connections }, (_, index) => visit(seen[index % seen.length] as SeenPage)),
);
parentPort?.postMessage(seen);
