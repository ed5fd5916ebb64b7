import { formatPrice } from "@academy/content/format-price";
import { testCheckoutPage } from "@academy/content/pages/buying/test-checkout-page";
import type { TestCheckoutView } from "@academy/contract/test-checkout";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { failureWords } from "../form-failure.ts";
import { ActGroups } from "./act-groups.tsx";
import type { useTestCheckout } from "./use-test-checkout.ts";

const words = testCheckoutPage;
const headings = { open: words.heading, complete: words.headingDone, expired: words.headingExpired };

type OpenTestCheckoutProps = { view: TestCheckoutView; acting: ReturnType<typeof useTestCheckout>["acting"] };

/** What is to be paid on one side, and on the other what can be tried. */
export function OpenTestCheckout({ view, acting }: OpenTestCheckoutProps) {
  const amount = formatPrice(view.amountCents);
  const { error, variables, isSuccess } = acting;
  return (
    <div className="column test-checkout">
      <div className="test-slip">
        <h1 className="text-title">{fillWords(headings[view.status], { amount })}</h1>
        <dl className="test-facts grid grid-cols-[auto_minmax(0,1fr)]">
          <dt>{words.offer}</dt>
          <dd>{view.offerName}</dd>
          <dt>{words.amount}</dt>
          <dd>{fillWords(words.plans[view.plan], { amount })}</dd>
          <dt>{words.email}</dt>
          <dd className="wrap-anywhere">{view.email}</dd>
        </dl>
        <TestPayments payments={view.payments} />
        {view.status !== "open" && (
          <a href={view.returnUrl} className={buttonLook({ variant: "secondary" })}>
            {words.back}
          </a>
        )}
      </div>
      <div className="grid gap-8 content-start min-w-0">
        <p role="status" className="text-small empty:hidden">
          {isSuccess && variables !== "decline"
            ? fillWords(words.done, { act: words.acts[variables].label })
            : ""}
        </p>
        {view.status === "expired" && <p>{words.expired}</p>}
        {(error || view.isDeclined) && (
          <p role="alert" className="form-error">
            {error ? failureWords(error) : words.declined}
          </p>
        )}
        <ActGroups
          acts={view.acts}
          busy={acting.isPending ? acting.variables : undefined}
          onAct={acting.mutate}
        />
      </div>
    </div>
  );
}

const testPaymentsWords = testCheckoutPage.payments;

function TestPayments({ payments }: Pick<TestCheckoutView, "payments">) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-heading">
      <h2 id="payments-heading" className="text-heading">
        {testPaymentsWords.heading}
      </h2>
      <ul className="test-payments mt-3">
        {payments.map(({ paidAt, amountCents, refundedCents, isDisputed, isSettled }) => (
          <li key={paidAt}>
            <time dateTime={paidAt}>{formatTime(paidAt)}</time>
            <span>{formatPrice(amountCents)}</span>
            <span className="col-span-full text-ink-soft type-small empty:hidden">
              {[
                !isSettled && testPaymentsWords.unsettled,
                refundedCents > 0 &&
                  fillWords(testPaymentsWords.refunded, { amount: formatPrice(refundedCents) }),
                isDisputed && testPaymentsWords.disputed,
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
