import { expect, test } from "vitest";
import { readAsked } from "./asked.rules.ts";

test("headers are found however they are written and wherever they stand", () => {
  const asked = readAsked([
    "Host",
    "x",
    "ACCEPT-Encoding",
    "br",
    "if-None-Match",
    '"a"',
    "Range",
    "bytes=0-1",
    "If-Range",
    '"a"',
  ]);

  expect(asked).toEqual({ acceptEncoding: "br", ifNoneMatch: '"a"', range: "bytes=0-1", ifRange: '"a"' });
});

test("lists that come in several lines are one list, and a second range is not taken", () => {
  const asked = readAsked([
    "accept-encoding",
    "gzip",
    "accept-encoding",
    "br",
    "range",
    "bytes=0-1",
    "range",
    "bytes=5-6",
  ]);

  expect(asked).toMatchObject({ acceptEncoding: "gzip, br", range: "bytes=0-1" });
});

test("headers of the same length are not mistaken for ours", () => {
  const asked = readAsked([
    "accept-language",
    "br",
    "authorization",
    "x",
    "if-match",
    '"a"',
    "owner",
    "bytes=0-1",
  ]);

  expect(asked).toEqual({
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    range: undefined,
    ifRange: undefined,
  });
});
