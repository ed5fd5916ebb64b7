import { expect, test } from "vitest";
import { type OfferPart, partLine } from "./offer-parts.ts";

const part = (more: Partial<OfferPart>): OfferPart => ({
  ...{ id: "group-calls", kind: "calls", name: "Calls", months: null, until: null },
  ...more,
});

test("a part says until when, for how long or with what it ends, and nothing where it stays", () => {
  const once = (more: Partial<OfferPart>) => partLine(part(more), { isMembership: false });
  expect(once({ months: 6, until: "2032-02-29T10:00:00.000Z" })).toBe("Calls, until February 29, 2032");
  expect(once({ months: 6 })).toBe("Calls, for 6 months from the day it opens");
  expect(once({ months: 1 })).toBe("Calls, for 1 month from the day it opens");
  expect(once({})).toBe("Calls");
  expect(once({ kind: "course", name: "Course" })).toBe("Course, lifetime access");
  expect(partLine(part({}), { isMembership: true })).toBe("Calls, while you’re a member");
});
