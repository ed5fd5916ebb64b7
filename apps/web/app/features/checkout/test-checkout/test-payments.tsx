import { formatPrice } from "@academy/content/format-price";
import { testCheckoutPage } from "@academy/content/pages/buying/test-checkout-page";
import type { TestCheckoutView } from "@academy/contract/test-checkout";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";

const words = testCheckoutPage.payments;

export function TestPayments({ payments }: Pick<TestCheckoutView, "payments">) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-heading">
      <h2 id="payments-heading" className="text-heading">
        {words.heading}
      </h2>
      <ul className="test-payments mt-3">
        {payments.map(({ paidAt, amountCents, refundedCents, isDisputed, isSettled }) => (
          <li key={paidAt}>
            <time dateTime={paidAt}>{formatTime(paidAt)}</time>
            <span>{formatPrice(amountCents)}</span>
            <span className="col-span-full text-ink-soft type-small empty:hidden">
              {[
                !isSettled && words.unsettled,
                refundedCents > 0 && fillWords(words.refunded, { amount: formatPrice(refundedCents) }),
                isDisputed && words.disputed,
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
