import { connect, type Socket } from "node:net";

/** With a body it is posted, another one each time. */
export type Target = {
  url: string;
  headers?: Record<string, string>;
  body?: () => string;
  /** Headers that depend on what is posted, such as a signature. */
  headersOf?: (text: string) => Record<string, string>;
};
export type Load = { perSecond: number; statuses: Set<number> };

/**
 * Keep-alive connections, each asking again as soon as its answer is in. Written on bare sockets: a full HTTP client
 * costs more than the servers measured here, and would measure itself.
 */
export async function load(
  { url, headers = {}, body, headersOf = () => ({}) }: Target,
  connections: number,
  seconds: number,
): Promise<Load> {
  const { hostname, port, pathname, host } = new URL(url);
  const linesOf = (named: Record<string, string>) =>
    Object.entries(named)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
  const lines = linesOf({ host, ...headers });
  const asked = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines}\r\n`);
  const posted = (text: string) =>
    `POST ${pathname} HTTP/1.1\r\n${lines}${linesOf(headersOf(text))}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
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
export function onAnswer(socket: Socket, answered: (status: number) => void, broken: () => void): void {
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
