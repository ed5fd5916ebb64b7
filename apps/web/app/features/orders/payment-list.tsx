import { formatPrice } from "@academy/content/format-price";
import { myOrders } from "@academy/content/pages/buying/my-orders";
import { getReceipt } from "@academy/contract/calls/orders";
import type { OrderView } from "@academy/contract/orders";
import { pathOf } from "@academy/contract/path-of";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";

const words = myOrders.payments;

/** What was paid and when, each with its receipt. */
export function PaymentList({ order, payments }: { order: string } & Pick<OrderView, "payments">) {
  return (
    <ul aria-label={words.heading} className="payments">
      {payments.map(({ id, number, paidAt, amountCents, taxCents, refundedCents }) => (
        <li key={id}>
          <span>
            <time dateTime={paidAt}>{formatDay(paidAt)}</time>, {formatPrice(amountCents)}
            {taxCents > 0 && <Aside words={words.tax} cents={taxCents} />}
            {refundedCents > 0 && <Aside words={words.refunded} cents={refundedCents} />}
          </span>
          <a
            href={pathOf(getReceipt, { params: { id: order, payment: id } })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {fillWords(words.receipt, { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}

const Aside = ({ words: sentence, cents }: { words: string; cents: number }) => (
  <span className="block text-ink-soft">{fillWords(sentence, { amount: formatPrice(cents) })}</span>
);
