import { expect, test } from "vitest";
import { readRequestHeaders } from "./request-headers.rules.ts";

test("headers are found however they are written and wherever they stand", () => {
  const headers = readRequestHeaders([
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

  expect(headers).toEqual({ acceptEncoding: "br", ifNoneMatch: '"a"', range: "bytes=0-1", ifRange: '"a"' });
});

test("lists that come in several lines are one list, and a second range is not taken", () => {
  const headers = readRequestHeaders([
    "accept-encoding",
    "gzip",
    "accept-encoding",
    "br",
    "range",
    "bytes=0-1",
    "range",
    "bytes=5-6",
  ]);

  expect(headers).toMatchObject({ acceptEncoding: "gzip, br", range: "bytes=0-1" });
});

test("headers of the same length are not mistaken for ours", () => {
  const headers = readRequestHeaders([
    "accept-language",
    "br",
    "authorization",
    "x",
    "if-match",
    '"a"',
    "owner",
    "bytes=0-1",
  ]);

  expect(headers).toEqual({
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    range: undefined,
    ifRange: undefined,
  });
});
