import { expect, test } from "vitest";
import { isPublicAddress, problemOfUrl } from "./public-address.ts";
import { delayAfter, maxFailingMs } from "./schedule.rules.ts";

test.for([
  [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.0.1",
  ],
  ["192.0.0.1", "192.0.2.1", "198.18.0.1", "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
  [
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:7f00:1",
    "0:0:0:0:0:ffff:0a00:0001",
  ],
  ["64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1", "100::1", "5f00::1"],
  ["fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "4000::1", "no address", ""],
])("nothing goes to %s", (addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test("what is somebody's on the internet is allowed", () => {
  expect(
    ["8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450::5"].filter(isPublicAddress),
  ).toHaveLength(4);
});

test("an address that can't be right is refused before anybody is asked", () => {
  const hosts = ["127.1", "2130706433", "0x7f.1", "0177.0.0.1", "%31%32%37.0.0.1", "①②⑦.0.0.1", "127.0.0.1."];
  const others = [
    "[::1]",
    "[::ffff:10.0.0.1]",
    "localhost",
    "a.localhost",
    "db.internal",
    "printer.local",
    "metadata",
  ];
  for (const host of [...hosts, ...others]) expect(problemOfUrl(`https://${host}/x`)).toBe("not-public");
  for (const url of ["http://example.org", "ftp://example.org", "//example.org", "javascript:1", ""]) {
    expect(problemOfUrl(url)).toBe("not-https");
  }
  expect(problemOfUrl("https://a:b@example.org")).toBe("has-password");
  expect(problemOfUrl("https://hooks.example.org:8443/in?x=1")).toBeUndefined();
});

test("it is tried ten times, for longer than it takes to switch an endpoint off", () => {
  const delays = Array.from({ length: 10 }, (_, tried) => delayAfter(tried + 1, 0));

  expect(delays.at(-1)).toBeUndefined();
  expect(delays.slice(0, 9).reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBeGreaterThan(
    maxFailingMs,
  );
});
