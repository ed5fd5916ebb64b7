import { expect, test } from "vitest";
import { pagePolicy, securityHeaders, withRecorder } from "./security-headers.ts";

test("other hosts may be framed when a feature has named them, and only those", () => {
  const policy = pagePolicy([], ["https://player.example.com"]);
  expect(policy).toContain("; frame-src https://player.example.com;");
  expect(pagePolicy([], [])).not.toContain("frame-src");
});

test("the microphone and sound of a page's own are for where one records oneself, and nothing else changes", () => {
  const page: Record<string, string> = {
    ...securityHeaders({ isDemo: false }),
    "content-security-policy": pagePolicy(["abc"], []),
  };
  const recording = withRecorder(page);
  expect(page["permissions-policy"]).toContain("microphone=()");
  expect(page["content-security-policy"]).not.toContain("blob:");
  expect(recording).toEqual({
    ...page,
    "permissions-policy": page["permissions-policy"]?.replace("microphone=()", "microphone=(self)"),
    "content-security-policy": page["content-security-policy"]?.replace(
      "; script-src",
      "; media-src 'self' blob:; script-src",
    ),
  });
});
