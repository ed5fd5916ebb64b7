import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

const forwardingHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/** Straight from this machine, through no proxy that might speak for somebody else. */
export function isDirectLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? "";
  const isLoopback = address === "::1" || /^(::ffff:)?127\./.test(address);
  return isLoopback && !forwardingHeaders.some((header) => header in request.headers);
}

/** A page of another site whose name was pointed at this machine still says that name. */
export function isLocalHostName(request: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? "");
}

/** Whoever has one IPv6 address has at least 2^64 of them: they count as one. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill("0"), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
