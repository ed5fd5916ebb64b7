import type { OfferPart } from "@academy/contract/fields/offer-parts";
import { expect, test } from "vitest";
import { isAdded } from "./added-parts.ts";

const part = (id: string, until: string | null, kind: OfferPart["kind"] = "calls"): OfferPart => ({
  ...{ id, kind, name: id, more: "", months: null, until },
});

test("what somebody moves up for is what they don’t have yet, and what becomes theirs for longer", () => {
  const held = [
    { id: "calls", until: "2031-08-01T00:00:00.000Z" },
    { id: "shelf", until: null },
  ];
  expect(isAdded(part("session", null), held)).toBe(true);
  expect(isAdded(part("calls", "2031-12-01T00:00:00.000Z"), held)).toBe(true);
  expect(isAdded(part("calls", null), held)).toBe(true);
  expect(isAdded(part("calls", "2031-07-01T00:00:00.000Z"), held)).toBe(false);
  expect(isAdded(part("shelf", null), held)).toBe(false);
  expect(isAdded(part("course", null, "course"), [])).toBe(false);
});
