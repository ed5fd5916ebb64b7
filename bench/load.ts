import { connect } from "node:net";

/** With a body it is posted, another one each time. */
export type Target = { url: string; headers?: Record<string, string>; body?: () => string };
export type Load = { perSecond: number; statuses: Set<number> };

/**
 * Keep-alive connections, each asking again as soon as its answer is in. Written on bare sockets: a full HTTP client
 * costs more than the servers measured here, and would measure itself.
 */
export async function load(
  { url, headers = {}, body }: Target,
  connections: number,
  seconds: number,
): Promise<Load> {
  const { hostname, port, pathname, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const asked = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const posted = (text: string) =>
    `POST ${pathname} HTTP/1.1\r\n${lines.join("")}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  const nextRequest = () => (body ? posted(body()) : asked);
  const statuses = new Set<number>();
  const deadline = performance.now() + seconds * 1000;
  let answers = 0;

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(nextRequest()));
      socket.setNoDelay();
      let head: Buffer = Buffer.alloc(0);
      let bodyLeft = -1;
      const answered = () => {
        bodyLeft = -1;
        answers++;
        if (performance.now() < deadline) socket.write(nextRequest());
        else socket.end(resolve);
      };
      socket.on("data", (chunk: Buffer) => {
        if (bodyLeft >= 0) {
          bodyLeft -= chunk.length;
        } else {
          head = head.length ? Buffer.concat([head, chunk]) : chunk;
          const end = head.indexOf("\r\n\r\n");
          if (end === -1) return;
          const text = head.toString("latin1", 0, end);
          statuses.add(Number(text.slice(9, 12)));
          bodyLeft = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
          head = Buffer.alloc(0);
        }
        if (bodyLeft === 0) answered();
        else if (bodyLeft < 0) reject(new Error(`${url}: more bytes than announced`));
      });
      socket.on("error", reject);
    });

  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  return { perSecond: (answers * 1000) / (performance.now() - started), statuses };
}
