import { expect, test } from "vitest";
import { plainCode, refusalOf } from "./coupon.rules.ts";
import { readCoupon } from "./read-coupon.ts";

const offers = ["subscribePackage", "blueprintGuided", "alumniGroup"] as const;
const read = (typed: string) => readCoupon(typed.split(" "), offers);
const plain = { offers: null, maxUses: null, maxPerPerson: null, expiresAt: null };

test("a code is what was typed, without capitals, spaces and dashes", () => {
  expect(plainCode(" spring-2031 ")).toBe("SPRING2031");
});

test("an operator's line becomes a coupon", () => {
  expect(read("spring-31 15%")).toEqual({
    coupon: { code: "SPRING31", percentOff: 15, centsOff: null, ...plain },
  });
  expect(read("ten 10.50")).toEqual({ coupon: { code: "TEN", percentOff: null, centsOff: 1050, ...plain } });
  expect(
    read("few 100% --offers blueprintGuided,subscribePackage --uses 3 --per-person 1 --until 2031-05-31"),
  ).toEqual({
    coupon: {
      code: "FEW",
      percentOff: 100,
      centsOff: null,
      offers: ["blueprintGuided", "subscribePackage"],
      maxUses: 3,
      maxPerPerson: 1,
      expiresAt: new Date("2031-06-01T00:00:00.000Z"),
    },
  });
});

test.each([
  ["x 15%", "A code must have 3 to 40 letters and digits"],
  ["spring 0%", "The discount must be"],
  ["spring 101%", "The discount must be"],
  ["spring free", "The discount must be"],
  ["spring 0.00", "The discount must be"],
  ["spring 15% extra", "This was not expected: extra"],
  ["spring 15% --offers gold", "There is no offer gold"],
  ["spring 15% --uses none", "--uses takes a whole number"],
  ["spring 15% --per-person 0", "--per-person takes a whole number"],
  ["spring 15% --until 2031-02-31", "--until takes a date"],
])("%s: %s", (typed, mistake) => {
  expect(read(typed)).toEqual({ mistake: expect.stringContaining(mistake) });
});

test("a coupon for everything is not one for the membership, whose price stays", () => {
  const coupon = { id: "1", code: "ALL", percentOff: 10, centsOff: null, ...plain };
  const use = { uses: 0, usesOfPerson: 0, now: new Date() };
  expect(refusalOf(coupon, { ...use, offer: "alumniGroup" })).toBe("That code is for a different offer.");
  expect(refusalOf(coupon, { ...use, offer: "subscribePackage" })).toBeUndefined();
});
