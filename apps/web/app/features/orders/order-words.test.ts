import { expect, test } from "vitest";
import { amountWords, giftWords, stateWords } from "./order-item.tsx";

const endsAt = "2026-12-16T12:00:00.000Z";

test.each([
  [{ state: "active", end: null, endsAt: null }, "Active"],
  [{ state: "open", end: null, endsAt: null }, "Not paid yet"],
  [{ state: "ending", end: "canceled", endsAt }, "Active until Dec 16, 2026"],
  [{ state: "ended", end: "canceled", endsAt }, "Canceled on Dec 16, 2026"],
  [{ state: "ended", end: "refunded", endsAt: null }, "Refunded"],
  [{ state: "ended", end: null, endsAt: null }, "Ended"],
] as const)("%j is said as %s", (order, words) => {
  expect(stateWords(order)).toBe(words);
});

test("how it is paid", () => {
  expect(amountWords({ plan: "full", totalCents: 29_700 })).toBe("$297, in one payment");
  expect(amountWords({ plan: "two-payments", totalCents: 29_800 })).toBe("$298, in 2 payments");
  expect(amountWords({ plan: "monthly", totalCents: 9_700 })).toBe("$97 each month");
});

test("when a gift is handed over, in the giver's own calendar", () => {
  const gift = { name: "Bea", email: "bea@example.org", deliverOn: null, deliveredAt: null };
  expect(giftWords(gift)).toMatch(/^A gift for Bea \(bea@example\.org\)\. .* as soon as it’s paid\.$/);
  expect(giftWords({ ...gift, deliverOn: "2026-12-24" })).toContain("on Dec 24, 2026.");
  expect(giftWords({ ...gift, deliverOn: "2026-12-16", deliveredAt: endsAt })).toContain(
    "Sent on Dec 16, 2026.",
  );
});
