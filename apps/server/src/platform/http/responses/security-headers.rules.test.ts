import { expect, test } from "vitest";
import { pagePolicy } from "./security-headers.ts";

test("other hosts may be framed when a feature has named them, and only those", () => {
  const policy = pagePolicy([], ["https://player.example.com"]);
  expect(policy).toContain("; frame-src https://player.example.com;");
  expect(pagePolicy([], [])).not.toContain("frame-src");
});
