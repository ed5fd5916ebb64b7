import { expect, test } from "vitest";
import { readEventStream } from "./event-stream.ts";

const read = (...pieces: string[]) => {
  const stream = readEventStream();
  return pieces.flatMap((piece) => stream.take(piece));
};

test.each([
  ["one event", "data: a\n\n", ["a"]],
  ["no space after the colon", "data:a\n\n", ["a"]],
  ["only the first space goes", "data:  a\n\n", [" a"]],
  ["several events", "data: a\n\ndata: b\n\n", ["a", "b"]],
  ["several lines of one event", "data: a\ndata: b\n\n", ["a\nb"]],
  ["comments, names and ids", ": hello\nevent: x\nid: 1\nretry: 5\ndata: a\n\n", ["a"]],
  ["an event without data", "event: ping\n\ndata: a\n\n", ["a"]],
  ["Windows lines", "data: a\r\n\r\ndata: b\r\n\r\n", ["a", "b"]],
  ["old Macintosh lines", "data: a\r\rdata: b\r\rx", ["a", "b"]],
  ["letters of any script", "data: ✨ Ä\n\n", ["✨ Ä"]],
])("%s, whole and in pieces of any length", (_name, text, events) => {
  expect(read(text)).toEqual(events);
  for (let length = 1; length < text.length; length++) {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${length}}`, "g")) ?? [];
    expect(read(...pieces), `pieces of ${length}`).toEqual(events);
  }
});

test("an event that was cut off is none", () => {
  expect(read("data: a\n\ndata: b\n", "data: c")).toEqual(["a"]);
});

test("a line without an end is given up", () => {
  expect(() => read("data: ", "x".repeat(70_000))).toThrow("an event without an end");
});
