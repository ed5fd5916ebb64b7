import { formatLongDate } from "@academy/content/format-date";
import { type ReceiptWords, receiptWords } from "@academy/content/mails/document-words";
import { fillLine } from "../fill-text.tsx";
import { formatExactMoney } from "../money.ts";
import { display, text } from "../pdf/fonts.ts";
import { paper } from "../pdf/paper.ts";
import { type SetWords, setName, setWords } from "./set-words.ts";

const left = 62;
const width = paper.width - 2 * left;
const gap = 32;

/** In points. What is set is a little narrower than its place, so that it is broken where we broke it. */
export const measures = {
  height: paper.height,
  left,
  width,
  gap,
  column: (width - gap) / 2 - 6,
  /** The drawing stands at the right of it. */
  title: width - 91,
  titleSizes: [36, 28, 22],
  item: 330,
  sumLabel: 150,
  amount: 130,
  /** How high the lines about one party should become, and the sizes they may have for it. */
  party: 150,
  partySizes: [10.5, 9, 7.5, 6],
  leading: 1.5,
} as const;

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
    included: await Promise.all(
      (input.included ?? []).map((line) => setWords(line, { family: text, size: 9, width: measures.item })),
    ),
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

export type ReceiptInput = {
  number: string;
  paidAt: Date;
  seller: { name: string; address: string[]; taxId: string | null };
  buyer: { name: string; email: string };
  offerName: string;
  /** Which payment it is, such as "First of two payments". */
  description: string;
  /** What was paid for, line by line. */
  included?: readonly string[] | undefined;
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

type Line = { words: string /** Left out where it can't be printed. */; canLack?: boolean };

/** As large as it fits: the longest of names and addresses must not push the sums off the page. */
async function setParty(lines: Line[]): Promise<SetWords[]> {
  const [largest, ...smaller] = measures.partySizes;
  let set = await setAt(lines, largest);
  for (const size of smaller) {
    if (heightOf(set) <= measures.party) break;
    set = await setAt(lines, size);
  }
  return set;
}

async function setAt(lines: Line[], size: number): Promise<SetWords[]> {
  const place = { family: text, size, width: measures.column } as const;
  const set = lines.map(({ words, canLack }) => (canLack ? setName(words, place) : setWords(words, place)));
  return (await Promise.all(set)).filter((line) => line !== undefined);
}

const heightOf = (set: SetWords[]) =>
  set.reduce((sum, { text, style }) => sum + text.split("\n").length * style.fontSize * measures.leading, 0);
