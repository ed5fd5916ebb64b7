import { expect, test } from "vitest";
import { sizeInWords } from "./size-in-words.ts";

test.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1500, "1.5 kB"],
  [123_456_789, "123.5 MB"],
  [7_200_000_000_000, "7,200 GB"],
])("%i is %s", (bytes, text) => {
  expect(sizeInWords(bytes, "en-US")).toBe(text);
});
