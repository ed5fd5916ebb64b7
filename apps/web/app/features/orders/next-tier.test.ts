import { expect, test } from "vitest";
import { nextTierOf } from "./move-up.tsx";

const bought = (offer: Parameters<typeof nextTierOf>[0][number]["offer"], part = {}) =>
  ({ offer, state: "active", gift: null, ...part }) as Parameters<typeof nextTierOf>[0][number];

test.each([
  ["nothing", [], undefined],
  ["the first tier", [bought("blueprintSelfGuided")], "blueprintGuided"],
  ["two tiers", [bought("blueprintGuided"), bought("blueprintSelfGuided")], "blueprintDeepDive"],
  ["the highest tier", [bought("blueprintDeepDive")], undefined],
  ["a tier that was refunded", [bought("blueprintSelfGuided", { state: "ended" })], undefined],
  [
    "a tier that was given away",
    [bought("blueprintSelfGuided", { gift: { name: "Bea", email: "", deliverOn: null, deliveredAt: null } })],
    undefined,
  ],
  ["the whole academy", [bought("blueprintSelfGuided"), bought("subscribePackage")], undefined],
])("whoever has %s moves up to %s", (_, orders, next) => {
  expect(nextTierOf(orders)?.key).toBe(next);
});
