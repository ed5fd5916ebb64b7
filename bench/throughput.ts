import { connect, type Socket } from "node:net";

const seconds = 1;
const rounds = 11;

/**
 * Requests per second of each, in short turns: whatever else the machine does hits both alike, and the median of the
 * turns' ratios is not moved by the few it hits on one side only.
 */
export async function sideBySide(ours: Target, baseline: Target, connections: number) {
  const turns: { ours: number; baseline: number; ratio: number }[] = [];
  await rate(ours, connections, seconds);
  await rate(baseline, connections, seconds);
  for (let round = 0; round < rounds; round++) {
    const theirs = await rate(baseline, connections, seconds);
    const own = await rate(ours, connections, seconds);
    turns.push({ ours: own, baseline: theirs, ratio: own / theirs });
  }
  return {
    ours: median(turns.map((turn) => turn.ours)),
    baseline: median(turns.map((turn) => turn.baseline)),
    ratio: median(turns.map((turn) => turn.ratio)),
  };
}

async function rate(target: Target, connections: number, duration: number): Promise<number> {
  const { perSecond, statuses } = await load(target, connections, duration);
  // An answer of another kind (a refusal, say) would be a rate of something else.
  if (statuses.size !== 1) throw new Error(`${target.url}: statuses ${[...statuses].join()}`);
  return perSecond;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** With a body it is posted, another one each time. */
type Target = {
  url: string;
  headers?: Record<string, string>;
  body?: () => string;
};
type Load = { perSecond: number; statuses: Set<number> };

/**
 * Keep-alive connections, each asking again as soon as its answer is in. Written on bare sockets: a full HTTP client
 * costs more than the servers measured here, and would measure itself.
 */
async function load(
  { url, headers = {}, body }: Target,
  connections: number,
  seconds: number,
): Promise<Load> {
  const { hostname, port, pathname, host } = new URL(url);
  const lines = Object.entries({ host, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const asked = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines}\r\n`);
  const posted = (text: string) =>
    `POST ${pathname} HTTP/1.1\r\n${lines}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  const nextRequest = () => (body ? posted(body()) : asked);
  const statuses = new Set<number>();
  const deadline = performance.now() + seconds * 1000;
  let answers = 0;

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(nextRequest()));
      socket.setNoDelay();
      const answered = (status: number) => {
        statuses.add(status);
        answers++;
        if (performance.now() < deadline) socket.write(nextRequest());
        else socket.end(resolve);
      };
      onAnswer(socket, answered, () => reject(new Error(`${url}: more bytes than announced`)));
      socket.on("error", reject);
    });

  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  return { perSecond: (answers * 1000) / (performance.now() - started), statuses };
}

/** Calls `answered` with the status of each answer once it is here whole. */
function onAnswer(socket: Socket, answered: (status: number) => void, broken: () => void): void {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let bodyLeft = -1;
  socket.on("data", (chunk: Buffer) => {
    if (bodyLeft >= 0) {
      bodyLeft -= chunk.length;
    } else {
      head = head.length ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) return;
      const text = head.toString("latin1", 0, end);
      status = Number(text.slice(9, 12));
      bodyLeft = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
      head = Buffer.alloc(0);
    }
    if (bodyLeft < 0) return broken();
    if (bodyLeft > 0) return;
    bodyLeft = -1;
    answered(status);
  });
}
