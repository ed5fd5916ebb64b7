import { expect, test } from "vitest";
import { type FilmFacts, isFastStart, madeAnew, planFilm } from "./plan-film.ts";

const good: FilmFacts = {
  container: "mp4",
  isFastStart: true,
  videoCodec: "avc",
  audioCodec: "aac",
  size: 60_000_000,
  lengthSeconds: 120,
};

test.each([
  ["a film for the web", {}, "keep"],
  ["one whose beginning is at its end", { isFastStart: false }, "repack"],
  ["a film of a Mac", { container: "other" }, "repack"],
  ["a silent WebM", { container: "webm", videoCodec: "vp9", audioCodec: null, isFastStart: false }, "keep"],
  ["what few browsers play", { videoCodec: "hevc" }, "encode"],
  ["sound that few browsers play", { audioCodec: "pcm-s16" }, "encode"],
  ["what a camera writes", { size: 600_000_000 }, "encode"],
  ["two hours of a camera", { size: 30_000_000_000, lengthSeconds: 7200 }, "too-long"],
  [
    "two hours of a camera whose sound alone few browsers play",
    { audioCodec: "pcm-s16", size: 2e9, lengthSeconds: 7200 },
    "too-long",
  ],
  [
    "two hours that are only packed badly",
    { isFastStart: false, size: 2e9, lengthSeconds: 7200 },
    "too-long",
  ],
] as const)("%s", (_, facts, plan) => {
  expect(planFilm({ ...good, ...facts })).toBe(plan);
});

test("only what needs it is made anew", () => {
  expect(madeAnew(good)).toEqual({ picture: false, sound: false });
  expect(madeAnew({ ...good, audioCodec: "pcm-s16" })).toEqual({ picture: false, sound: true });
  expect(madeAnew({ ...good, videoCodec: "hevc" })).toEqual({ picture: true, sound: false });
  expect(madeAnew({ ...good, size: 600_000_000 })).toEqual({ picture: true, sound: false });
});

const box = (name: string, length = 16) => {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, length);
  bytes.set(new TextEncoder().encode(name), 4);
  return bytes;
};
const large = (name: string) => {
  const bytes = box(name, 32);
  new DataView(bytes.buffer).setUint32(0, 1);
  new DataView(bytes.buffer).setBigUint64(8, 32n);
  return bytes;
};

test("what a player needs first is found before the pictures, or not", async () => {
  expect(await isFastStart(new Blob([box("ftyp"), box("moov"), box("mdat")]))).toBe(true);
  expect(await isFastStart(new Blob([box("ftyp"), large("free"), box("moov")]))).toBe(true);
  expect(await isFastStart(new Blob([box("ftyp"), large("mdat"), box("moov")]))).toBe(false);
  expect(await isFastStart(new Blob([new Uint8Array(40)])), "no length leads on").toBe(false);
  expect(await isFastStart(new Blob(["short"]))).toBe(false);
});
