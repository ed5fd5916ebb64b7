import {
  addressOf,
  isLinkTarget,
  isOwnPicture,
  ownAddress,
  tidyAddress,
} from "@academy/contract/fields/own-pages";
import { type OwnPage, ownPage, type Section } from "@academy/contract/visitors/own-pages";
import { expect, test } from "vitest";
import { firstSections, isReserved, whyNotReady } from "./own-page.rules.ts";

test.each([
  ["Yoga", "/yoga"],
  [" /Yoga//For-All/ ", "/yoga/for-all"],
  ["/YOGA", "/yoga"],
])("%j is the address %j", (typed, address) => {
  expect(tidyAddress(typed)).toBe(address);
  expect(ownAddress.test(address)).toBe(true);
});

test.each([
  "/",
  "/../etc",
  "/a b",
  "/a.html",
  "/robots.txt",
  "/ünï",
  "/a/b/c/d",
  "/-a",
  "/a--b",
  "/%2e%2e",
  "/a?b",
  "//evil.example",
  "/\u0000",
])("%j can't be an address", (typed) => {
  expect(ownPage.shape.address.safeParse(typed).success && tidyAddress(typed) === typed).toBe(false);
});

test.each(["/api", "/studio/x", "/assets", "/words/a", "/files", "/de", "/404", "/course/1", "/admin"])(
  "%s stays the academy's",
  (address) => {
    expect(isReserved(address)).toBe(true);
  },
);

test("an address is made of a title", () => {
  expect(addressOf("Zoë’s first week: 5 things!")).toBe("/zoes-first-week-5-things");
  expect(addressOf("🌿 · 愛")).toBe("");
  expect(isReserved("/zoes-first-week")).toBe(false);
});

test.each([
  ["/quiz", true],
  ["#section-2", true],
  ["https://example.org/a?b#c", true],
  ["mailto:hello@example.org", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["javascript:alert(1)", false],
  ["java\tscript:alert(1)", false],
  ["data:text/html,x", false],
  ["mailto:a@b.org?bcc=all@b.org", false],
  ["ftp://example.org", false],
  ["quiz", false],
])("a button to %j is taken: %j", (to, isTaken) => {
  expect(isLinkTarget(to)).toBe(isTaken);
});

test.each([
  ["/og.png", true],
  ["/files/00000000-0000-4000-8000-000000000000", true],
  ["/a/../b.png", false],
  ["https://elsewhere.example/a.png", false],
  ["//elsewhere.example/a.png", false],
  ["/api/account.json", false],
  ["data:image/png;base64,AA", false],
])("a picture at %j is taken: %j", (src, isTaken) => {
  expect(isOwnPicture(src)).toBe(isTaken);
});

test("a page is shown once each of its sections says something", () => {
  const page = (...sections: Section[]): OwnPage => ({
    address: "/a",
    title: "A",
    description: "About a.",
    sections,
  });
  expect(whyNotReady({ ...page(), description: " " })?.path).toBe("description");
  expect(whyNotReady(page())?.path).toBe("sections");
  const [hero, text] = firstSections({ kind: "article" }, "A");
  if (!hero || !text) throw new Error("an article begins with two sections");
  expect(whyNotReady(page(hero))).toBeUndefined();
  expect(whyNotReady(page(hero, text))?.path).toBe("sections.1.markdown");
  expect(whyNotReady(page({ kind: "call", heading: "Go", text: "", label: "Go", to: "" }))?.path).toBe(
    "sections.0.to",
  );
  expect(whyNotReady(page({ kind: "picture", src: "/og.png", alt: "", caption: "" }))?.path).toBe(
    "sections.0.alt",
  );
  expect(whyNotReady(page({ kind: "points", heading: "", items: ["One", " "] }))?.path).toBe(
    "sections.0.items.1",
  );
  const items = [
    { question: "When?", answer: "In May." },
    { question: "Where?", answer: "" },
  ];
  expect(whyNotReady(page({ kind: "questions", heading: "", items }))?.path).toBe(
    "sections.0.items.1.answer",
  );
  expect(whyNotReady(page({ kind: "questions", heading: "", items: [] }))?.path).toBe("sections.0.items");
});
