import { receiptDocumentKey } from "@academy/content/mails/document-keys";
import { maxOnDocument, type ReceiptWords, receiptWords } from "@academy/content/mails/document-words";
import { expect, test } from "vitest";
import { paper } from "../pdf/paper.ts";
import { readPdf, squeeze } from "../testing/read-pdf.ts";
import { renderOnce } from "../testing/render-once.ts";
import { type ReceiptInput, renderReceipt } from "./index.tsx";

const input: ReceiptInput = {
  number: "LA-2026-000123",
  paidAt: new Date("2026-12-16T23:30:00Z"),
  seller: {
    name: "Lightworker Academy LLC",
    address: ["1200 Juniper Street", "Boulder, CO 80302", "United States"],
    taxId: "84-1234567",
  },
  buyer: { name: "Maria Lindqvist", email: "maria@example.org" },
  offerName: "Guided Journey & Implementation Support",
  description: "First of two payments",
  currency: "USD",
  netCents: 14_900,
  taxCents: 0,
  totalCents: 14_900,
  refundedCents: 0,
  isTest: false,
};
const render = (more: Partial<ReceiptInput> = {}) => renderReceipt({ ...input, ...more });
const readOnce = renderOnce(async (receipt: ReceiptInput) => readPdf(await renderReceipt(receipt)));
async function read(more: Partial<ReceiptInput> = {}) {
  const { pages, source } = await readOnce({ ...input, ...more });
  expect(pages).toHaveLength(1);
  return { source, ...(pages[0] as (typeof pages)[number]) };
}

test("it is one page that says who paid whom, when, for what, and how much", async () => {
  const { width, height, letters } = await read();

  expect([Math.round(width), Math.round(height)]).toEqual([
    Math.round(paper.width),
    Math.round(paper.height),
  ]);
  for (const words of [
    "Number LA-2026-000123",
    "Paid on December 16, 2026",
    "From Lightworker Academy LLC 1200 Juniper Street Boulder, CO 80302 United States Tax ID 84-1234567",
    "To Maria Lindqvist maria@example.org",
    "Guided Journey & Implementation Support First of two payments",
    "Subtotal $149.00",
    "Tax No sales tax charged $0.00",
    "Total paid $149.00",
    "All amounts in USD",
  ]) {
    expect(letters).toContain(squeeze(words));
  }
});

test("nothing on it is about tax, refunds or tests that there were none of", async () => {
  const { letters, source } = await read({ seller: { ...input.seller, taxId: null } });
  for (const words of ["Tax ID", "Refunded", "Net paid", "TEST"]) {
    expect(letters).not.toContain(squeeze(words));
  }
  expect(source).not.toMatch(/test receipt/i);

  const taxed = await read({ taxCents: 1_192, totalCents: 16_092 });
  expect(taxed.letters).toContain(squeeze("Tax $11.92 Total paid $160.92"));
  expect(taxed.letters).not.toContain(squeeze("No sales tax charged"));
});

test("a test says at the very top that it is one", async () => {
  const { lines, source } = await read({ isTest: true });

  const mark = lines.find(({ text }) => squeeze(text) === squeeze("TEST: no money was paid"));
  expect(mark?.y).toBe(Math.min(...lines.map(({ y }) => y)));
  expect(source).toContain("(Test receipt LA-2026-000123)");
});

test.each([
  [5_000, "Refunded -$50.00 Net paid $99.00"],
  [14_900, "Refunded -$149.00 Net paid $0.00"],
])("what went back stands below what was paid: %i", async (refundedCents, words) => {
  const { letters } = await read({ refundedCents });

  expect(letters).toContain(squeeze(`Total paid $149.00 ${words}`));
});

test.each([
  ["EUR", "€149.00"],
  ["INR", "₹149.00"],
  ["ILS", "₪149.00"],
  ["VND", "₫14,900"],
  ["CHF", "CHF149.00"],
])("amounts in %s are written in full", async (currency, amount) => {
  expect((await read({ currency })).letters).toContain(`Totalpaid${amount}`);
});

test.each([
  ["Zoë Nguyễn Thị Hạnh", "Zoë Nguyễn Thị Hạnh"],
  ["Андрей Фёдоров", "Андрей Фёдоров"],
  ["山田 花子", "山田 花子"],
  ["Ann 🌿 Lee", "Ann Lee"],
  ["✨🌿", ""],
  ["𓀀𓀁", ""],
])("the name %s is printed as far as it can be", async (name, printed) => {
  const { letters } = await read({ buyer: { ...input.buyer, name } });

  expect(letters).toContain(squeeze(`To ${printed} maria@example.org`));
});

test.each([
  ["שרה כהן", "ןהכהרש"],
  ["שרה Cohen", "Cohenהרש"],
])("the Hebrew name %s runs from right to left", async (name, leftToRight) => {
  const { letters } = await read({ buyer: { ...input.buyer, name } });

  expect(letters).toContain(`To${leftToRight}maria@example.org`);
});

test("names and addresses of any length stay whole, and push nothing off the page", async () => {
  const name = "Wolfeschlegelstein".repeat(9).slice(0, 160);
  const email = `${"m".repeat(64)}@${"example-mail.".repeat(14)}org`;
  const address = Array.from({ length: 8 }, (_, n) => `${n} A long line that takes two lines of its column`);
  const { letters, lines } = await read({
    isTest: true,
    refundedCents: 100,
    offerName: "Personalised Deep-Dive Experience ".repeat(4),
    buyer: { name, email },
    seller: { ...input.seller, address },
  });

  // In one piece: a hyphen at the end of a line would make it another address.
  expect(letters).toContain(`${name}${email}`);
  for (const line of address) expect(letters).toContain(squeeze(line));
  const lowest = lines.filter(({ text }) => text.includes("Net paid") || text.includes("$148.00"));
  expect(lowest).toHaveLength(2);
  for (const { text, x, y } of lines) {
    expect(x, text).toBeGreaterThanOrEqual(61);
    expect(x, text).toBeLessThan(paper.width - 61);
    // No column holds more letters on a line.
    expect(text.length, text).toBeLessThan(90);
    if (!/^(Lightworker Academy|All amounts)/.test(text)) expect(y, text).toBeLessThan(paper.height - 52);
  }
});

test("what looks like markup or a formula is printed as it was written", async () => {
  const name = '=7*7"><img src=x onerror=alert(1)>';
  const { letters, source } = await read({ buyer: { name, email: "=7*7@example.org" } });

  expect(letters).toContain(squeeze(`${name} =7*7@example.org`));
  expect(source).not.toMatch(/\/JavaScript|\/Launch|\/OpenAction/);
});

test("it is small, and the same receipt comes out the same", async () => {
  const [one, other] = [await render(), await render()];

  expect(one.length).toBeLessThan(60_000);
  expect(readPdf(one).pages).toEqual(readPdf(other).pages);
});

test("the owner's words stand on it in any script, and the longest push no figure off the page", async () => {
  const first = Object.entries(receiptWords);
  const inHebrew = Object.fromEntries(first.map(([name]) => [name, "קבלה"])) as ReceiptWords;
  const hebrew = await read({ words: inHebrew, academyName: "The Quiet Room" });
  expect(hebrew.letters).toContain("הלבקLA-2026-000123");
  expect(hebrew.letters).toContain(squeeze("The Quiet Room"));
  expect(hebrew.letters).not.toContain(squeeze("Lightworker Academy The"));

  const longest = maxOnDocument[receiptDocumentKey] ?? 0;
  const long = (text: string) => `${text} ${"Wide Words ".repeat(4)}`.slice(0, longest).trim();
  const words = Object.fromEntries(first.map(([name, text]) => [name, long(text)])) as ReceiptWords;
  const name = "Wolfeschlegelstein".repeat(9).slice(0, 160);
  const { letters, lines } = await read({
    words,
    isTest: true,
    refundedCents: 100,
    description: words.paidSecondOfTwo,
    offerName: "Personalised Deep-Dive Experience ".repeat(4),
    buyer: { name, email: input.buyer.email },
  });
  for (const figure of ["$149.00", "$0.00", "-$1.00", "$148.00", "LA-2026-000123", "84-1234567", "USD"]) {
    expect(letters).toContain(figure);
  }
  for (const { text, x, y } of lines) {
    expect(x, text).toBeGreaterThanOrEqual(61);
    expect(x, text).toBeLessThan(paper.width - 61);
    if (!/^(Lightworker Academy|All amounts)/.test(text)) expect(y, text).toBeLessThan(paper.height - 52);
  }
});
