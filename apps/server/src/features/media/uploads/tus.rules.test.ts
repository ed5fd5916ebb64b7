import { expect, test } from "vitest";
import { cleanName, readCount, readMetadata } from "./tus.rules.ts";

test("a count is digits and nothing else", () => {
  expect(["0", "42", "5000000000"].map(readCount)).toEqual([0, 42, 5_000_000_000]);
  expect(["", "-1", "1.5", "1e9", " 7", "9".repeat(16), undefined].map(readCount)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});

test("metadata is read pair by pair", () => {
  const encoded = Buffer.from("Zoë 🌿.mp4").toString("base64");
  expect(readMetadata(`filename ${encoded},is_odd`)).toEqual(
    new Map([
      ["filename", "Zoë 🌿.mp4"],
      ["is_odd", ""],
    ]),
  );
  expect(readMetadata(undefined).get("filename")).toBeUndefined();
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\films\\dawn.mp4", "dawn.mp4"],
  ["a\r\nb\0.png", "a  b .png"],
  ["", "file"],
  [undefined, "file"],
])("the name %j becomes %j", (given, name) => {
  expect(cleanName(given)).toBe(name);
});

test("of a long name the end stays, and no character is cut in two", () => {
  const name = cleanName(`${"🌿".repeat(300)}.mp4`);
  expect([[...name].length, name.endsWith("🌿.mp4"), name.isWellFormed()]).toEqual([200, true, true]);
});
