import { editable } from "../editing/editable.ts";
import { receiptDocumentKey, reportDocumentKey } from "./document-keys.ts";

/** As many characters as there is room for on the page. */
export const maxOnDocument: Readonly<Record<string, number>> = {
  [receiptDocumentKey]: 28,
  [reportDocumentKey]: 40,
};

/** The receipt itself. Names, days and figures are never words: they are on it whatever these say. */
export const receiptWords = editable("mail-paper-receipt", {
  title: "Receipt",
  number: "Number",
  paidOn: "Paid on",
  from: "From",
  buyer: "To",
  taxId: "Tax ID {taxId}",
  subtotal: "Subtotal",
  tax: "Tax",
  withoutTax: "No sales tax charged",
  total: "Total paid",
  refunded: "Refunded",
  net: "Net paid",
  currency: "All amounts in {currency}",
  paidOnce: "One payment",
  paidFirstOfTwo: "First of two payments",
  paidSecondOfTwo: "Second of two payments",
  paidOneMonth: "One month of membership",
  paidUpgrade: "Upgrade from a lower tier",
});

export type ReceiptWords = Readonly<Record<keyof typeof receiptWords, string>>;

/** Nobody may take it for a receipt: that it is none is said in every academy. */
export const testReceiptWords = { title: "Test receipt", mark: "TEST: no money was paid" } as const;

/** What the report says besides its result, whose headings are those of the result's page. */
export const reportWords = editable("mail-paper-report", {
  title: "{archetype}: your archetype report",
  toKeepInMind: "To keep in mind",
  allTen: "All ten",
  strength: "{strength}% Strength",
  strengthMeans: "Strength {meaning}.",
  resultStays: "Your result stays at {address}",
});
export type ReportWords = Readonly<Record<keyof typeof reportWords, string>>;
