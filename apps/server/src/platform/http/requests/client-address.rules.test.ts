import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey, addressKeys, isDirectLoopback, isLocalHostName, networkKey } from "./client-address.ts";

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
  ["203.0.113.9:50123", "203.0.113.9"],
  ["[2001:db8:1:2::3]:50123", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::3]", "2001:db8:1:2::/64"],
  ["[::ffff:203.0.113.9]:443", "203.0.113.9"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test("an IPv6 address counts in its /64, its /56 and its /48, each with more room", () => {
  expect(addressKeys("2001:db8:1:2ff:3::4")).toEqual([
    { key: "2001:db8:1:2ff::/64", times: 1 },
    { key: "2001:db8:1:200::/56", times: 4 },
    { key: "2001:db8:1:0::/48", times: 16 },
  ]);
  expect(addressKeys("203.0.113.9")).toEqual([{ key: "203.0.113.9", times: 1 }]);
});

test("all addresses of one /64 count as one, those of another /64 apart", () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (network, other, host, otherHost) => {
      const key = addressKey([...network, ...host].join(":"));

      expect(addressKey([...network, ...otherHost].join(":"))).toBe(key);
      const isSameNetwork = network.join(":") === other.join(":");
      expect(addressKey([...other, ...host].join(":")) === key).toBe(isSameNetwork);
    }),
  );
});

test("an address counts the same however its zeros are written", () => {
  fc.assert(
    fc.property(groups(3), groups(2), (front, back) => {
      const short = `${front.join(":")}::${back.join(":")}`;
      const long = [...front, "0", "0000", "0", ...back].map((each) => each.padStart(4, "0")).join(":");

      expect(addressKey(short)).toBe(addressKey(long));
    }),
  );
});

function requestFrom(address: string | undefined, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: address });
  return Object.assign(new IncomingMessage(socket), { headers });
}

test.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["128.127.0.1", false],
  ["2001:db8::1", false],
  [undefined, false],
])("a request from %s is from this machine: %s", (address, isLocal) => {
  expect(isDirectLoopback(requestFrom(address))).toBe(isLocal);
});

test.each(["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"])(
  "a request with %s came through a proxy, even when the header is empty",
  (header) => {
    expect(isDirectLoopback(requestFrom("127.0.0.1", { [header]: "" }))).toBe(false);
  },
);

test.each([
  ["localhost", true],
  ["localhost:5000", true],
  ["LOCALHOST:5000", true],
  ["127.0.0.1:5000", true],
  ["[::1]:5000", true],
  ["evil.example", false],
  ["localhost.evil.example", false],
  ["evil.example:localhost", false],
  ["localhost:5000.evil.example", false],
  ["127.0.0.1.nip.io", false],
  ["", false],
])("the name %s is this machine's: %s", (host, isLocal) => {
  expect(isLocalHostName(requestFrom("127.0.0.1", { host }))).toBe(isLocal);
});

test("the network of an address is the whole that one line may have been given", () => {
  expect(networkKey("2001:db8:1:2ff:3::4")).toBe(networkKey("2001:db8:1::9"));
  expect(networkKey("2001:db8:1::1")).not.toBe(networkKey("2001:db8:2::1"));
  for (const address of ["203.0.113.9", "203.0.113.77:4000", "::ffff:203.0.113.1"]) {
    expect(networkKey(address)).toBe("203.0.113.0/24");
  }
  expect(networkKey("unknown")).toBe("unknown");
});
