import { expect, test } from "vitest";
import { boldParts, withoutMarks } from "./bold-parts.ts";

test.each([
  ["plain", [["plain", false]]],
  [
    "a **bold phrase** inside",
    [
      ["a ", false],
      ["bold phrase", true],
      [" inside", false],
    ],
  ],
  ["**all**", [["all", true]]],
  [
    "**one** and **two**",
    [
      ["one", true],
      [" and ", false],
      ["two", true],
    ],
  ],
  ["half **open", [["half **open", false]]],
  ["2 * 3 ** 4", [["2 * 3 ** 4", false]]],
  [
    "<b>**<img src=x>**</b>",
    [
      ["<b>", false],
      ["<img src=x>", true],
      ["</b>", false],
    ],
  ],
  ["", []],
] as [string, [string, boolean][]][])("%j", (text, parts) => {
  expect(boldParts(text).map((part) => [part.text, part.isBold])).toEqual(parts);
});

test("without its marks a text reads as it is heard", () => {
  expect(withoutMarks("a **bold phrase** inside")).toBe("a bold phrase inside");
});
