import { orderNoticeWords, ordersPaidMail } from "@academy/content/mails/owner-mails";
import { type OfferPart, partLine } from "@academy/content/offer-parts";
import { formatMoney } from "../../money.ts";
import { composeMailFromWords, fillLine, Paragraph } from "../mail-from-words.tsx";
import { textStyle } from "../mail-layout.tsx";
import { PageButton } from "./page-link.tsx";

/** An order that somebody paid, for the owners. */
export type OrderNotice = {
  id: string;
  offerName: string;
  /** As the buyer typed them. */
  name: string;
  email: string;
  /** Of the first payment. */
  amountCents: number;
  currency: string;
  plan: "full" | "two-payments" | "monthly";
  isGift: boolean;
  includes: OfferPart[];
  /** Within how many business days people with priority are answered. */
  answerDays: number;
  /** After how many days whoever has booked no session is written to, and within how many after it files are handed over. */
  offerDays: number;
  handOverDays: number;
};
export type OrdersPaidProps = { orders: OrderNotice[] };

const { words } = ordersPaidMail;

/** To every owner, for each order, or for many at once. What buyers typed stands in no subject. */
export function composeOrdersPaid({ orders }: OrdersPaidProps) {
  const [first] = orders;
  const isOne = orders.length === 1 && first !== undefined;
  const said = isOne ? words : { ...words, subject: words.subjectOfMany, heading: words.headingOfMany };
  return composeMailFromWords(ordersPaidMail, said, {
    filling: { offer: first?.offerName ?? "", count: String(orders.length) },
    blocks: {
      orders: orders.map((order) => <Notice key={order.id} order={order} />),
      button: (
        <PageButton path={isOne ? `/studio/orders/${first.id}` : "/studio/orders"}>
          {isOne ? words.button : words.buttonOfMany}
        </PageButton>
      ),
    },
  });
}

function Notice({ order }: { order: OrderNotice }) {
  const { offerName, name, email, amountCents, currency, plan, isGift } = order;
  const amount = amountCents === 0 ? words.free : formatMoney(amountCents, currency);
  const bought = fillLine(isGift ? words.given : words.bought, { name, email, offer: offerName });
  const owed = order.includes.flatMap((part) => owedFor(part, order) ?? []);
  return (
    <>
      <Paragraph>
        {bought} {fillLine(orderNoticeWords.paid[plan], { amount })}
      </Paragraph>
      <Paragraph>{owed.length === 0 ? words.nothingOwed : words.owed}</Paragraph>
      {owed.length > 0 && (
        <ul style={{ ...textStyle, margin: "0 0 24px", paddingLeft: "20px" }}>
          {owed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the owner does for it herself, and until when; nothing of what opens by itself. */
function owedFor(part: OfferPart, order: OrderNotice): string | undefined {
  const { includes, plan, answerDays, offerDays, handOverDays } = order;
  const said: Readonly<Record<string, string>> = orderNoticeWords.byHand;
  const isAlone = part.kind === "files" && !includes.some(({ kind }) => kind === "session");
  const how = said[isAlone ? "filesAlone" : part.kind];
  if (!how) return undefined;
  const name = partLine(part, { isMembership: plan === "monthly" });
  return fillLine(how, {
    name,
    answerDays: String(answerDays),
    offerDays: String(offerDays),
    handOverDays: String(handOverDays),
  });
}
