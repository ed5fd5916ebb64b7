import { expect, test } from "vitest";
import { readEvents } from "./event-stream.ts";

async function* asBytes(chunks: readonly (string | Uint8Array)[]) {
  for (const chunk of chunks) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}

async function read(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const events: string[] = [];
  for await (const data of readEvents(asBytes(chunks))) events.push(data);
  return events;
}

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
])("%s, whole and in chunks of any length", async (_name, text, events) => {
  expect(await read(text)).toEqual(events);
  const bytes = Buffer.from(text);
  for (let length = 1; length < bytes.length; length++) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
      bytes.subarray(index * length, (index + 1) * length),
    );
    expect(await read(...chunks), `chunks of ${length}`).toEqual(events);
  }
});

test("an event that was cut off is none", async () => {
  expect(await read("data: a\n\ndata: b\n", "data: c")).toEqual(["a"]);
});

test("a line without an end is given up", async () => {
  await expect(read("data: ", "x".repeat(70_000))).rejects.toThrow(/buffer size/);
});
