import { expect, test } from "vitest";
import { checkCaptions } from "./captions.ts";

const good =
  "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n2\n00:00:03.000 --> 00:00:04.500 align:start\nyou\n";

test("captions are counted, and lines end one way", () => {
  expect(checkCaptions(good)).toEqual({ text: good, lines: 2 });
  expect(checkCaptions(`\ufeff${good.replaceAll("\n", "\r\n")}`)).toEqual({ text: good, lines: 2 });
});

test.each([
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["another kind of captions", "1\n00:00:01,000 --> 00:00:02,000\nHello\n"],
  ["nothing", "WEBVTT\n"],
  ["a time that goes backwards", "WEBVTT\n\n00:05.000 --> 00:02.000\nHello\n"],
  ["a time that is none", `${good}\n\n1:2 --> 3\nlost`],
  ["a name that only begins so", "WEBVTTX\n\n00:01.000 --> 00:02.000\nHello"],
])("%s is refused", (_, text) => {
  expect(() => checkCaptions(text)).toThrow();
});
