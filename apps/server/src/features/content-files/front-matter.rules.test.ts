import { expect, test } from "vitest";
import { readFrontMatter, writeFrontMatter, writeJson } from "./front-matter.rules.ts";

test.each([
  "",
  "Plain.",
  "\n\nTwo lines first\n",
  '---\ntitle: "not the head"\n---\n',
  "Zoë 🌿\r\nwith\ttabs  ",
])("a text comes back to the letter: %j", (text) => {
  const head = { title: 'A "quoted": title\n---\n', minutes: 5, film: { starter: "a" }, dripAt: null };
  expect(readFrontMatter(writeFrontMatter(head, text))).toEqual({ head, text });
});

test.each([
  "no head",
  "---\ntitle: unquoted\n---\n",
  '---\ntitle: "a"\ntitle: "b"\n---\n',
  "---\n__proto__: {}\n---\n",
  '---\ntitle: "never ends"\n',
])("what begins otherwise is refused: %j", (file) => {
  expect(readFrontMatter(file)).toBeUndefined();
});

test("the same thing is the same text, in whatever order it was kept", () => {
  expect(writeJson({ b: [{ d: 1, c: 2 }], a: null })).toBe(writeJson({ a: null, b: [{ c: 2, d: 1 }] }));
});
