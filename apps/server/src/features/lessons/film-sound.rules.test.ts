import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filmFile } from "../../testing/data/films.ts";
import { hasSoundTrack } from "./film-sound.rules.ts";

test.each([
  ["silent.mp4", "mp4", false],
  ["with-sound.mp4", "mp4", true],
  ["silent.webm", "webm", false],
  ["with-sound.webm", "webm", true],
  ["with-vorbis.webm", "webm", true],
] as const)("%s, a real %s, has sound: %s", (name, format, expected) => {
  expect(hasSoundTrack(format, readFileSync(filmFile(name)))).toBe(expected);
});

test("what is no film has no sound", () => {
  expect(hasSoundTrack("mp4", Buffer.from("soun hdlr"))).toBe(false);
  expect(hasSoundTrack("webm", Buffer.alloc(0))).toBe(false);
});
