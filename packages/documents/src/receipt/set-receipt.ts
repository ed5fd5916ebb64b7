import { formatLongDate } from "../long-date.ts";
import { formatExactMoney } from "../money.ts";
import { display, text } from "../pdf/fonts.ts";
import { measures } from "./measures.ts";
import type { ReceiptInput } from "./receipt-input.ts";
import { setParty } from "./set-party.ts";
import { type SetWords, setWords } from "./set-words.ts";

export type Sum = { label: string; note?: string; amount: SetWords; isStrong?: boolean };

const fact = { family: display, size: 13, width: measures.column } as const;

/** Everything on it that differs from receipt to receipt, ready to be printed. */
export async function setReceipt(input: ReceiptInput) {
  const { seller, buyer, offerName, description } = input;
  const taxId = seller.taxId === null ? [] : [`Tax ID ${seller.taxId}`];
  return {
    number: await setWords(input.number, fact),
    paidOn: await setWords(formatLongDate(input.paidAt), fact),
    seller: await setParty([seller.name, ...seller.address, ...taxId].map((words) => ({ words }))),
    // Without a name that no font of ours can print, the e-mail address still says whose it is.
    buyer: await setParty([{ words: buyer.name, canLack: true }, { words: buyer.email }]),
    offerName: await setWords(offerName, { family: display, size: 14.5, width: measures.item }),
    description: await setWords(description, { family: text, size: 10, width: measures.item }),
    sums: await setSums(input),
  };
}

async function setSums(input: ReceiptInput): Promise<Sum[]> {
  const { netCents, taxCents, totalCents, refundedCents, currency } = input;
  const amount = (cents: number) => formatExactMoney(cents, currency);
  const small = (cents: number) =>
    setWords(amount(cents), { family: text, size: 10.5, width: measures.amount });
  const large = (cents: number) =>
    setWords(amount(cents), { family: display, size: 14.5, width: measures.amount });
  const sums: Sum[] = [
    { label: "Subtotal", amount: await small(netCents) },
    {
      label: "Tax",
      ...(taxCents === 0 ? { note: "No sales tax charged" } : {}),
      amount: await small(taxCents),
    },
    { label: "Total paid", amount: await large(totalCents), isStrong: true },
  ];
  if (refundedCents === 0) return sums;
  return [
    ...sums,
    { label: "Refunded", amount: await small(-refundedCents) },
    { label: "Net paid", amount: await large(totalCents - refundedCents), isStrong: true },
  ];
}

export type SetReceipt = Awaited<ReturnType<typeof setReceipt>>;
