import type { ReceiptWords } from "@academy/content/mails/document-words";

export type ReceiptInput = {
  number: string;
  paidAt: Date;
  seller: { name: string; address: string[]; taxId: string | null };
  buyer: { name: string; email: string };
  offerName: string;
  /** Which payment it is, such as "First of two payments". */
  description: string;
  /** ISO 4217. */
  currency: string;
  netCents: number;
  taxCents: number;
  totalCents: number;
  /** Of the total; nought where nothing went back. */
  refundedCents: number;
  /** From the test checkout, where nobody pays. */
  isTest: boolean;
  /** What was said when it was issued; what is said now where that is left out. */
  words?: ReceiptWords | undefined;
  /** What the academy was called then. */
  academyName?: string | undefined;
};
