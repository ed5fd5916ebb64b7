import { expect, test } from "vitest";
import { readTypedCode } from "./typed-code.ts";

const fields = { code: "spring-31", kind: "percent", worth: "15", maxUses: "", maxPerPerson: "", until: "" };

test("what was typed becomes a code", () => {
  expect(readTypedCode({ fields, offers: [] })).toEqual({
    errors: {},
    body: {
      code: "spring-31",
      percentOff: 15,
      centsOff: null,
      offers: null,
      maxUses: null,
      maxPerPerson: null,
      until: null,
    },
  });
  expect(readTypedCode({ fields: { ...fields, worth: " 20 % " }, offers: [] })).toMatchObject({
    errors: {},
    body: { percentOff: 20 },
  });
  const typed = { ...fields, kind: "amount", worth: "$20.50", maxUses: "3", until: "2031-05-01" };
  expect(readTypedCode({ fields: typed, offers: ["subscribePackage"] }).body).toMatchObject({
    percentOff: null,
    centsOff: 2050,
    offers: ["subscribePackage"],
    maxUses: 3,
    until: "2031-05-01",
  });
});

test("what is wrong is said beside its field", () => {
  const wrong = { ...fields, code: "a!", worth: "101", maxUses: "0", maxPerPerson: "many" };
  expect(Object.keys(readTypedCode({ fields: wrong, offers: [] }).errors)).toEqual([
    "code",
    "worth",
    "maxUses",
    "maxPerPerson",
  ]);
  const nothing = { ...fields, kind: "amount", worth: "0" };
  expect(readTypedCode({ fields: nothing, offers: [] }).errors).toHaveProperty("worth");
});
