import { formatLongDate } from "@academy/content/format-date";
import { receiptMail } from "@academy/content/mails/payment-mails";
import type { OfferPart } from "@academy/content/offer-parts";
import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { formatMoney } from "../../money.ts";
import { composeMailFromWords, fillLine, fillText, Paragraph } from "../mail-from-words.tsx";
import { textStyle } from "../mail-layout.tsx";
import { Included } from "./included.tsx";
import { ordersPath, PageLink } from "./page-link.tsx";

export type ReceiptProps = {
  offerName: string;
  number: string;
  paidAt: string;
  /** With the tax in it. */
  amountCents: number;
  taxCents: number;
  currency: string;
  kind: "once" | "first-of-two" | "second-of-two" | "membership" | "renewal";
  nextPayment: { at: string; amountCents: number } | null;
  /** What was paid for. */
  includes?: OfferPart[];
};

type Words = typeof receiptMail.words;

const paid = {
  once: "paidOnce",
  "first-of-two": "paidFirstOfTwo",
  "second-of-two": "paidSecondOfTwo",
  membership: "paidFirstMonth",
  renewal: "paidOneMonth",
} as const satisfies Record<ReceiptProps["kind"], keyof Words>;

export function composeReceipt(props: ReceiptProps, words: Words) {
  const { number, taxCents, currency, kind, nextPayment } = props;
  const facts = {
    number,
    tax: taxCents === 0 ? "" : formatMoney(taxCents, currency),
    nextAmount: nextPayment ? formatMoney(nextPayment.amountCents, currency) : "",
    nextDay: nextPayment ? formatLongDate(nextPayment.at) : "",
    ordersPage: <PageLink path={ordersPath} />,
  };
  const isMembership = kind === "membership" || kind === "renewal";
  const next = nextOf(props, words);
  const blocks = {
    facts: (
      <>
        <Facts facts={rowsOf(props, words, facts.tax)} />
        <Included parts={props.includes} isMembership={isMembership} />
      </>
    ),
    next: next && <Paragraph>{fillText(next, facts)}</Paragraph>,
    canceling: isMembership && <Paragraph>{fillText(words.howToCancel, facts)}</Paragraph>,
  };
  return composeMailFromWords(receiptMail, words, { filling: facts, blocks });
}

const rowsOf = (props: ReceiptProps, words: Words, tax: string): (readonly [string, string])[] => [
  [words.labelFor, props.offerName],
  [words.labelAmount, formatMoney(props.amountCents, props.currency)],
  [words.labelTax, tax === "" ? words.withoutTax : fillLine(words.withTax, { tax })],
  [words.labelPayment, words[paid[props.kind]]],
  [words.labelDate, formatLongDate(props.paidAt)],
  [words.labelReceipt, props.number],
];

function nextOf({ kind, nextPayment }: ReceiptProps, words: Words): string | undefined {
  if (nextPayment) return kind === "first-of-two" ? words.secondPaymentComes : words.monthlyPaymentComes;
  return kind === "once" || kind === "second-of-two" ? words.paidInFull : undefined;
}

const line = "1px solid #e3d8c3";
const cellStyle = { ...textStyle, borderBottom: line, padding: "9px 0", verticalAlign: "top" };

/** What it is and how it stands, in two columns. Read as plain text, each row is a line: hence the colons. */
const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <Section style={{ borderTop: line, margin: "24px 0" }}>
    {facts.map(([label, value], place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be alike, and never change places.
      <Row key={place}>
        <Column style={{ ...cellStyle, color: "#6a5a70", width: "36%" }}>{label}: </Column>
        <Column style={cellStyle}>{value}</Column>
      </Row>
    ))}
  </Section>
);
