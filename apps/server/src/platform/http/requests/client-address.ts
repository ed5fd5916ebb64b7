import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

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

/** A network that an address belongs to, and how many times the allowance of one visitor it has as a whole. */
export type AddressKey = { key: string; times: number };

/** A provider gives a customer a /64, a /56 or a /48: whoever walks through their own is found at the next wider one. */
const networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

export const networkTimes = networks.map(({ times }) => times);

const known = new Map<string, readonly AddressKey[]>();
const maxKnown = 1000;

/** What a caller is counted by, the narrowest first. Every call is counted two or three times, and whoever calls once calls again. */
export function addressKeys(address: string): readonly AddressKey[] {
  let keys = known.get(address);
  if (!keys) {
    keys = findKeys(address);
    if (known.size >= maxKnown) known.clear();
    known.set(address, keys);
  }
  return keys;
}

function findKeys(address: string): AddressKey[] {
  const groups = groupsOf(address);
  if (!groups) return [{ key: addressKey(address), times: 1 }];
  return networks.map(({ bits, times }) => ({ key: networkOf(groups, bits), times }));
}

/** Whoever has one IPv6 address has at least 2^64 of them: they count as one. */
export function addressKey(address: string): string {
  const groups = groupsOf(address);
  return groups ? networkOf(groups, 64) : plainAddress(address);
}

/** The whole that one line may have been given: a /48, or the 256 addresses around an IPv4 one. */
export function networkKey(address: string): string {
  const groups = groupsOf(address);
  if (groups) return networkOf(groups, 48);
  const plain = plainAddress(address);
  return isIPv4(plain) ? plain.replace(/\d+$/, "0/24") : plain;
}

/** Some proxies write the port behind the address they saw. */
function plainAddress(address: string): string {
  return address
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");
}

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] | undefined {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return undefined;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill("0"), ...back];
  return groups.map((group) => Number.parseInt(group, 16));
}

function networkOf(groups: number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, index) => {
    const bitsHere = Math.min(16, Math.max(0, bits - index * 16));
    return (group & (0xffff << (16 - bitsHere)) & 0xffff).toString(16);
  });
  return `${kept.join(":")}::/${bits}`;
}
