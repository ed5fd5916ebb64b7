import { formatLongDate } from "@academy/content/format-date";
import { type ReceiptWords, receiptWords } from "@academy/content/mails/document-words";
import { fillLine } from "../fill-text.tsx";
import { formatExactMoney } from "../money.ts";
import { display, text } from "../pdf/fonts.ts";
import { measures } from "./measures.ts";
import type { ReceiptInput } from "./receipt-input.ts";
import { setParty } from "./set-party.ts";
import { type SetWords, setWords } from "./set-words.ts";

export type Sum = { label: SetWords; note?: SetWords; amount: SetWords; isStrong?: boolean };

const fact = { family: display, size: 13, width: measures.column } as const;
const small = { family: text, size: 8.5, width: measures.column } as const;

/** Everything on it that differs from receipt to receipt or that the owner words, ready to be printed. */
export async function setReceipt(input: ReceiptInput) {
  const { seller, buyer, offerName, description, currency, words = receiptWords } = input;
  const taxId = seller.taxId === null ? [] : [fillLine(words.taxId, { taxId: seller.taxId })];
  return {
    labels: {
      title: await setTitle(words.title),
      number: await setWords(words.number, small),
      paidOn: await setWords(words.paidOn, small),
      from: await setWords(words.from, small),
      buyer: await setWords(words.buyer, small),
      currency: await setWords(fillLine(words.currency, { currency }), small),
    },
    number: await setWords(input.number, fact),
    paidOn: await setWords(formatLongDate(input.paidAt), fact),
    seller: await setParty([seller.name, ...seller.address, ...taxId].map((line) => ({ words: line }))),
    // Without a name that no font of ours can print, the e-mail address still says whose it is.
    buyer: await setParty([{ words: buyer.name, canLack: true }, { words: buyer.email }]),
    offerName: await setWords(offerName, { family: display, size: 14.5, width: measures.item }),
    description: await setWords(description, { family: text, size: 10, width: measures.item }),
    sums: await setSums(input, words),
  };
}

/** On one line, as large as it fits there. */
async function setTitle(words: string): Promise<SetWords> {
  const [largest, ...smaller] = measures.titleSizes;
  const setAt = (size: number) => setWords(words, { family: display, size, width: measures.title });
  let set = await setAt(largest);
  for (const size of smaller) if (set.text.includes("\n")) set = await setAt(size);
  return set;
}

async function setSums(input: ReceiptInput, words: ReceiptWords): Promise<Sum[]> {
  const { netCents, taxCents, totalCents, refundedCents, currency } = input;
  const sum = async (label: string, cents: number, isStrong = false): Promise<Sum> => {
    const place = isStrong
      ? ({ family: display, size: 14.5 } as const)
      : ({ family: text, size: 10.5 } as const);
    const amount = formatExactMoney(cents, currency);
    return {
      label: await setWords(label, { ...place, width: measures.sumLabel }),
      amount: await setWords(amount, { ...place, width: measures.amount }),
      isStrong,
    };
  };
  const note = { ...small, width: measures.sumLabel };
  const sums = [
    await sum(words.subtotal, netCents),
    {
      ...(await sum(words.tax, taxCents)),
      ...(taxCents === 0 ? { note: await setWords(words.withoutTax, note) } : {}),
    },
    await sum(words.total, totalCents, true),
  ];
  if (refundedCents === 0) return sums;
  return [
    ...sums,
    await sum(words.refunded, -refundedCents),
    await sum(words.net, totalCents - refundedCents, true),
  ];
}

export type SetReceipt = Awaited<ReturnType<typeof setReceipt>>;
