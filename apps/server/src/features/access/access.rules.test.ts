import { offers } from "@academy/content/offers";
import { expect, test } from "vitest";
import { isOfferKey, offerKeys, offersPathOf, offersThatOpen, openingOf, termsOf } from "./access.rules.ts";

test("every offer opens what it is sold for, and its terms are its own", () => {
  const blueprint = { opens: "course", starterKey: "healers-business-blueprint" };

  expect(Object.fromEntries(offerKeys.map((key) => [key, openingOf(key)]))).toEqual({
    subscribePackage: { opens: "all-courses" },
    blueprintSelfGuided: blueprint,
    blueprintGuided: blueprint,
    blueprintDeepDive: blueprint,
    alumniGroup: { opens: "alumni-space" },
  });
  for (const offer of offers) expect(termsOf(offer.key)).toBe(offer);
});

test("only the names of offers are offers", () => {
  expect(offerKeys.every(isOfferKey)).toBe(true);
  for (const text of ["", "subscribepackage", "toString", "__proto__", "course-", "course-../x"])
    expect(isOfferKey(text)).toBe(false);
});

const inPackage = (starterKey: string | null) => ({ starterKey, isInPackage: true });

test("a course that is sold by itself leads to its sales page, every other to the package", () => {
  expect(offersPathOf("healers-business-blueprint")).toBe("/healers-business-blueprint#pricing-section");
  expect(offersPathOf("foundation-and-mindset")).toBe("/subscribe");
  expect(offersPathOf(null)).toBe("/subscribe");
  expect(offersThatOpen("one", inPackage("healers-business-blueprint"))).toEqual([
    "blueprintSelfGuided",
    "blueprintGuided",
    "blueprintDeepDive",
    "course-one",
    "subscribePackage",
  ]);
  expect(offersThatOpen("two", inPackage("foundation-and-mindset"))).toEqual([
    "course-two",
    "subscribePackage",
  ]);
  expect(offersThatOpen("three", inPackage(null))).toEqual(["course-three", "subscribePackage"]);
  expect(offersThatOpen("four", { starterKey: null, isInPackage: false })).toEqual(["course-four"]);
  expect(openingOf("course-three")).toEqual({ opens: "course", courseId: "three" });
});
