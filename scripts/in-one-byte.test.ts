import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inOneByte } from "../apps/server/in-one-byte.ts";

test.each([
  `"Elena’s “first” — café, 🌙"`,
  "`a template’s end 🌙`",
  `"🌙 or é".match(/[é🌙]/gu).join()`,
  `"naïve – no".split(/ [–—] /).join()`,
  `new RegExp(String.raw\`[€£]\\d\`).test("€5")`,
  `({ "schlüssel": 1, ключ: 2 }).ключ`,
])("%s means the same in one byte for each letter", (code) => {
  const written = inOneByte(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(runInNewContext(written)).toEqual(runInNewContext(code));
});
