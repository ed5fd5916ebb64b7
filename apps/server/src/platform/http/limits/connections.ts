import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What no browser does: more answers under way on one connection, and more of them unread, than this. */
const maxPipelined = 32;
const maxUnreadBytes = 4 * 1024 * 1024;

/** However many the machine would let a process open. */
const maxConnections = 10_000;
/** Files, the database and whatever the process opens for itself stay possible when all connections are taken. */
const shareForConnections = 0.6;
const logEveryMs = 60_000;

type Log = { warn(fields: object, message: string): void };

/** So many connections that the process never runs out of file descriptors, which would end it. */
export function connectionCap(limits = readLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? 1024);
  return Math.max(20, Math.min(maxConnections, Math.floor(files * shareForConnections)));
}

function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    // Not Linux: what other systems allow at the least.
    return "";
  }
}

/** What comes beyond the cap is dropped; the log says so once a minute, not once a connection. */
export function capConnections(server: Server, log: Log, cap = connectionCap()): void {
  server.maxConnections = cap;
  let dropped = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on("drop", () => {
    dropped++;
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn(
      { dropped, cap },
      "connections were dropped: this process already has as many open as it can serve",
    );
    dropped = 0;
  });
}

/** Whether this connection asks for more than it reads. Whoever does is cut off: their answers would fill the memory. */
export function watchUnread(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.writableLength > maxUnreadBytes) return true;
    // Only an answer that waits behind another one has no connection yet.
    if (response.socket) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return count > maxPipelined;
  };
}
