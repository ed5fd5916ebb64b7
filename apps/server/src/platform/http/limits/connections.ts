import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What no browser does: more requests that wait on one connection than this. */
const maxPipelined = 32;

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

/**
 * Beyond the cap the oldest silent connection gives way: one that has asked nothing yet, or whose last answer is long out.
 * Only where every one of them is busy the new one is dropped. The log says so once a minute, not once a connection.
 */
export function capConnections(server: Server, log: Log, cap = connectionCap()): void {
  const all = new Set<Socket>();
  /** In the order in which they fell silent. */
  const silent = new Set<Socket>();
  let dropped = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on("connection", (socket: Socket) => {
    all.add(socket);
    silent.add(socket);
    socket.once("close", () => {
      all.delete(socket);
      silent.delete(socket);
    });
    if (all.size <= cap) return;
    const [oldest = socket] = silent;
    all.delete(oldest);
    silent.delete(oldest);
    oldest.destroy();
    dropped++;
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn(
      { dropped, cap },
      "connections were dropped: this process already has as many open as it can serve",
    );
    dropped = 0;
  });
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket);
    response.once("close", () => {
      if (all.has(socket)) silent.add(socket);
    });
  });
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * One answer after the other on each connection, and a turn of everybody else's between two: a hundred requests in one
 * piece would otherwise all be answered before anybody is listened to. The next one waits until the last has been read,
 * so that whoever reads nothing is not answered further; and whoever asks on and on meanwhile is cut off.
 */
export function inTurns(answer: Answer): Answer {
  const lines = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  const begin = (socket: Socket, request: IncomingMessage, response: ServerResponse) => {
    response.once("close", () => setImmediate(next, socket));
    answer(request, response);
  };
  const next = (socket: Socket) => {
    const waiting = lines.get(socket)?.shift();
    if (socket.destroyed || !waiting) lines.delete(socket);
    else begin(socket, ...waiting);
  };
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (socket.destroyed) return;
    if (!line) {
      lines.set(socket, []);
      begin(socket, request, response);
    } else if (line.length >= maxPipelined) socket.destroy();
    else line.push([request, response]);
  };
}
