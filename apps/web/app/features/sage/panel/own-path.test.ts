import { expect, test } from "vitest";
import { knownPath, ownPath } from "./own-path.ts";

const here = "https://academy.example";

test.each([
  ["/contact", "/contact"],
  ["/healers-business-blueprint#pricing-section", "/healers-business-blueprint#pricing-section"],
  ["/course/7?lesson=3", "/course/7?lesson=3"],
  ["https://academy.example/quiz", "/quiz"],
  ["/", "/"],
])("%s is a path of the academy", (address, path) => {
  expect(ownPath(address, here)).toBe(path);
});

test.each([
  "https://evil.example/contact",
  "http://academy.example/contact",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "contact",
  "",
  "https://",
  "/api/logout",
  "/API/logout",
  "/files/secret.pdf",
  "/dev/mail",
  "https://academy.example/api/logout",
  "https://academy.example@evil.example/",
  "/quiz/../api/logout",
])("%j leads nowhere", (address) => {
  expect(ownPath(address, here)).toBeNull();
});

test("words in a text become a link only if the page exists", () => {
  expect(knownPath("/contact", here)).toBe("/contact");
  expect(knownPath("/privacy#writing-to-us", here)).toBe("/privacy#writing-to-us");
  expect(knownPath("/course/4f", here)).toBe("/course/4f");
  expect(knownPath("/course/", here)).toBeNull();
  expect(knownPath("/contacts", here)).toBeNull();
  expect(knownPath("/or", here)).toBeNull();
});
