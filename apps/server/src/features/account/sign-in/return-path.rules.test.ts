import fc from "fast-check";
import { expect, test } from "vitest";
import { returnPath } from "./return-path.rules.ts";

test.each([
  "/settings",
  "/",
  "/course/7?tab=notes#top",
  "/test-results?r=https://elsewhere.example/",
  "/a//b",
  "/apiary",
  "/sign-in-help",
])("%s is a path of ours", (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  undefined,
  "",
  "settings",
  "//evil",
  "///evil",
  "/\\evil",
  "\\\\evil",
  "/\t/evil",
  "/\n/evil",
  "\t//evil",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "https://evil.example",
  "http:evil",
  "/..//evil",
  "/.//evil",
  "/a/..//evil",
  "/\0",
  `/${"x".repeat(2000)}`,
  "/api/logout",
  "/sign-in?returnTo=/settings",
])("%j leads to the start", (given) => {
  expect(returnPath(given)).toBe("/");
});

test("whatever is given, a browser that follows the answer stays on this site", () => {
  const parts = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "\t",
    "\n",
    "@",
    ":",
    "evil",
    "http",
    "?",
    "#",
    "%2f",
    "%5c",
    "\u2028",
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 12 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(texts, (given) => {
      for (const text of [given, `/${given}`]) {
        const path = returnPath(text);
        expect(new URL(path, "https://academy.example.com").origin).toBe("https://academy.example.com");
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(returnPath(path), "the same again").toBe(path);
      }
    }),
    { numRuns: 2000 },
  );
});
