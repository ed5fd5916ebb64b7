import { expect, test } from "vitest";
import { orderBody } from "./use-order.ts";

const values = {
  name: " Ann ",
  email: "ann@example.org ",
  coupon: " ",
  "gift.name": "Bea",
  "gift.email": "bea@example.org",
  "gift.note": " For\r\nyou ",
  "gift.deliverOn": "2026-12-24",
};
const written = { offer: "blueprintGuided", values, invitation: null } as const;

test("what was not chosen is not sent, though it was typed", () => {
  const choices = { plan: "two-payments", isGift: false, isLater: true } as const;
  expect(orderBody({ ...written, choices })).toEqual({
    offer: "blueprintGuided",
    plan: "two-payments",
    name: "Ann",
    email: "ann@example.org",
  });
});

test("a code that is known to count for nothing stays behind, another goes along", () => {
  const choices = { plan: "full", isGift: false, isLater: false } as const;
  const typed = { ...written, choices, values: { ...values, coupon: " SPRINGG " } };
  expect(orderBody({ ...typed, refusedCode: "SPRINGG" })).not.toHaveProperty("coupon");
  expect(orderBody({ ...typed, refusedCode: "WINTER" })).toMatchObject({ coupon: "SPRINGG" });
});

test("a gift goes with its note and its day, a code and an invitation with the order", () => {
  const choices = { plan: "full", isGift: true, isLater: true } as const;
  const body = orderBody({
    ...written,
    values: { ...values, coupon: " SPRING " },
    choices,
    invitation: "token",
  });
  expect(body).toMatchObject({
    coupon: "SPRING",
    invitation: "token",
    gift: { name: "Bea", email: "bea@example.org", note: "For\nyou", deliverOn: "2026-12-24" },
  });
  expect(orderBody({ ...written, choices: { ...choices, isLater: false } })).toMatchObject({
    gift: { deliverOn: null },
  });
});
