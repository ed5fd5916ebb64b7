import { expect, test } from "vitest";
import { greetingName, printedName } from "./lead.rules.ts";

test.each([
  ["Ann Example", "Ann", "Ann Example"],
  ["Anne-Marie O’Neill", "Anne-Marie", "Anne-Marie O’Neill"],
  ["🌙 Noor", "Noor", undefined],
  ["نور الهدى", "نور", "نور الهدى"],
  ["山田 太郎", "山田", "山田 太郎"],
  ["\u202eAnn\u202c", "Ann", "Ann"],
  ["evil.example", "", undefined],
  ["https://evil.example/x Ann", "Ann", undefined],
  ["Call 0800123456", "Call", undefined],
  ["one two three four five six", "one", undefined],
  ["x".repeat(41), "", undefined],
  ["🌙", "", undefined],
  ["<b>Ann</b>", "", undefined],
])("%s is greeted and printed as a name or not at all", (name, greeted, printed) => {
  expect(greetingName(name)).toBe(greeted);
  expect(printedName(name)).toBe(printed);
});
