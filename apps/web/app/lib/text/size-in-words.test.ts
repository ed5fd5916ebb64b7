import { expect, test } from "vitest";
import { sizeInWords } from "./size-in-words.ts";

test.each([
  [0, "0 kB"],
  [12, "1 kB"],
  [83_411, "83 kB"],
  [123_456_789, "123.5 MB"],
  [7_200_000_000_000, "7,200 GB"],
])("%i is %s", (bytes, text) => {
  expect(sizeInWords(bytes, "en-US")).toBe(text);
});
