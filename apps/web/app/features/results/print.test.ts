import { readFileSync } from "node:fs";
import { academy } from "@academy/content/academy";
import { expect, test } from "vitest";

test("the margin of a printed result names the academy as it is called", () => {
  // A page's margin can't take words from the page.
  const css = readFileSync(new URL("print.css", import.meta.url), "utf8");
  expect(/@top-left \{\s*content: "([^"]*)"/.exec(css)?.[1]).toBe(academy.name);
});
