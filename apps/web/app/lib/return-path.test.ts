import { expect, test } from "vitest";
import { returnPath, signInPath } from "./return-path.ts";

test.each(["/settings", "/settings?tab=1#name", "/course/7", "/", "/apiary", "/sign-in-help", "/a//b"])(
  "%s is a path of this site",
  (path) => {
    expect(returnPath(path)).toBe(path);
    expect(new URL(path, "https://academy.example").host).toBe("academy.example");
  },
);

test.each([
  null,
  undefined,
  "",
  "settings",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/settings\\evil",
  "/\t/evil.example",
  "/\n/evil.example",
  "\u0000/settings",
  "javascript:alert(1)",
  "https://evil.example/settings",
  " /settings",
  "/api/logout",
  "/api",
  "/sign-in?returnTo=/settings",
])("%j leads to the front door", (path) => {
  expect(returnPath(path)).toBe("/");
});

test("the way to the sign-in page keeps the whole path", () => {
  expect(signInPath({ pathname: "/claim-owner", search: "?token=a b&c" })).toBe(
    "/api/login?returnTo=%2Fclaim-owner%3Ftoken%3Da%20b%26c",
  );
});
