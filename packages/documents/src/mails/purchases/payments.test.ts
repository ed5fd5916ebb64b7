import { expect, test } from "vitest";
import { type Mail, renderMail } from "../index.ts";
import type { ReceiptProps } from "./receipt.tsx";

const baseUrl = "https://academy.example.com";
const ordersUrl = `${baseUrl}/settings#orders`;
const render = (mail: Mail) => renderMail(mail, { baseUrl });
const offerName = "Guided Journey & Implementation Support";
const at = "2026-12-16T23:30:00.000Z";
const money = { amountCents: 14_900, currency: "USD" };

const receipt: ReceiptProps = {
  ...money,
  offerName,
  number: "LA-2026-000123",
  paidAt: at,
  taxCents: 0,
  kind: "once",
  nextPayment: null,
};
const renderReceipt = (more: Partial<ReceiptProps> = {}) =>
  render({ template: "receipt", props: { ...receipt, ...more } });

test("a receipt says what was paid, a fact to a line, and that the PDF is attached", async () => {
  const { subject, html, text } = await renderReceipt();

  expect(subject).toBe("Your receipt LA-2026-000123");
  expect(html).toContain("Guided Journey &amp; Implementation Support");
  for (const line of [
    `For: ${offerName}`,
    "Amount: $149",
    "Tax: None charged",
    "Payment: One payment",
    "Date: December 16, 2026",
    "Receipt: LA-2026-000123",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).toContain("attached as a PDF");
  expect(text).toContain("There are no more payments.");
  expect(html).not.toContain(ordersUrl);
});

test("what is still to come is said, and how a membership ends", async () => {
  const nextPayment = { at: "2027-01-15T00:00:00.000Z", amountCents: 10_476 };
  const first = await renderReceipt({ kind: "first-of-two", nextPayment });
  expect(first.text).toContain("Your second and last payment is $104.76 on January 15, 2027.");
  expect(first.text).not.toContain("cancel");

  expect((await renderReceipt({ kind: "second-of-two" })).text).toContain("Second of two payments");

  for (const kind of ["membership", "renewal"] as const) {
    const { html, text } = await renderReceipt({ kind, nextPayment, taxCents: 776, currency: "EUR" });
    expect(text).toContain("Tax: €7.76, included");
    expect(text).toContain("Your next payment is €104.76 on January 15, 2027, and then every month");
    expect(text).toContain("two clicks, under Settings → Orders");
    expect(html).toContain(`href="${ordersUrl}"`);
  }
});

test("a membership that was canceled meanwhile announces no other payment", async () => {
  expect((await renderReceipt({ kind: "renewal" })).text).not.toContain("next payment");
});

test("the second payment is announced with its day and the way to another card", async () => {
  const props = { offerName, ...money, dueAt: at };
  const { subject, html, text } = await render({ template: "second-payment-due", props });

  expect(subject).toBe("Your second payment is coming up");
  expect(text).toContain(`second and last payment for “${offerName}” is due on December 16, 2026: $149.`);
  expect(html).toContain(`href="${ordersUrl}"`);
});

test.each([
  ["second-of-two", "The second payment of $149", "access to what you bought until December 16, 2026."],
  ["membership", "This month’s payment of $149", "access to your membership until December 16, 2026."],
] as const)("a failed payment (%s) loses nothing, and says until when", async (kind, what, until) => {
  const props = { offerName, ...money, kind, accessEndsAt: at };
  const { subject, html, text } = await render({ template: "payment-failed", props });

  expect(subject).toBe("Your payment didn’t go through");
  expect(html).toContain(`href="${ordersUrl}"`);
  for (const words of [what, until, "try the same card again automatically", "save all your progress"]) {
    expect(text).toContain(words);
  }
});

test("a full refund says what closes when, a part of it that nothing does", async () => {
  const refund = { offerName, amountCents: 1_450, currency: "USD" };
  const full = await render({
    template: "refunded",
    props: { ...refund, isFull: true, accessEndsAt: at, hadAlready: false },
  });
  const part = await render({
    template: "refunded",
    props: { ...refund, isFull: false, accessEndsAt: null, hadAlready: false },
  });

  for (const { subject, text } of [full, part]) {
    expect(subject).toBe("Your refund is on its way");
    expect(text).toContain("We’ve refunded $14.50");
    expect(text).toContain("your bank a few days");
  }
  expect(full.text).toContain(`the full amount you paid for “${offerName}”`);
  expect(full.text).toContain("access to what you bought until December 16, 2026");
  expect(full.text).toContain("Any certificate you earned with it will no longer be valid after that.");
  expect(part.text).toContain(`part of what you paid for “${offerName}”`);
  expect(part.text).toContain("Nothing else changes");
  expect(part.text).not.toMatch(/until|certificate/);
});

test("what was paid for something they had already goes back, and nothing closes", async () => {
  const props = { offerName, amountCents: 99_700, currency: "USD", isFull: true, accessEndsAt: null };
  const twice = await render({ template: "refunded", props: { ...props, hadAlready: true } });
  const other = await render({ template: "refunded", props: { ...props, hadAlready: false } });

  expect(twice.text).toContain("You already had this, and nobody should pay twice.");
  expect(other.text).not.toContain("already");
  const short = await render({
    template: "refunded",
    props: { ...props, hadAlready: false, wasShort: true },
  });
  expect(short.text).toContain("part of that has been refunded since");
  for (const { text } of [twice, other, short])
    expect(text).toContain("you keep access to everything you have");
});

test("whoever came too early is told once, with the way to the checkout", async () => {
  const { subject, html, text } = await render({ template: "payment-open", props: { offer: "alumniGroup" } });

  expect(subject).toBe("You can buy it now");
  expect(html).toContain("/checkout/alumniGroup");
  expect(text).toContain("“Career Changer Alumni Group”");
  expect(text).toContain("the only email we’ll send about it");
});

test("a dispute names the bank, the way to us and the day", async () => {
  const props = { offerName, accessEndsAt: at };
  const { subject, html, text } = await render({ template: "payment-disputed", props });

  expect(subject).toBe("Your payment was disputed");
  expect(html).toContain(`href="${baseUrl}/contact"`);
  expect(text).toContain("withdraw the dispute with your bank");
  expect(text).toContain("access to what you bought until December 16, 2026");
});

test("differences reach the owner line by line, and only their number the subject", async () => {
  const lines = ["Order 1: paid, and not open. Opened.", "Order 2 of <script>x</script>: nothing was done."];
  const { subject, html, text } = await render({ template: "payment-differences", props: { lines } });

  expect(subject).toBe("2 orders and payments don’t match");
  expect(html).not.toContain("<script>");
  expect(text.split("\n")).toEqual(expect.arrayContaining(lines.map((line) => ` * ${line}`)));
  const one = await render({ template: "payment-differences", props: { lines: lines.slice(1) } });
  expect(one.subject).toBe("An order and a payment don’t match");
});
