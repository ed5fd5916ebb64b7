import { formatPrice } from "@academy/content/format-price";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { getOrderReceipt } from "@academy/contract/calls/studio/orders";
import { pathOf } from "@academy/contract/path-of";
import type { OrderDetail, StudioPayment } from "@academy/contract/studio/orders";
import { useState } from "react";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../kit/section.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const words = studioOrderPage.payments;

/** What was paid, each with its receipt and the way back. */
export function OrderPayments({ order }: { order: OrderDetail }) {
  const { id, payments } = order;
  const [refunding, setRefunding] = useState<StudioPayment | null>(null);
  return (
    <Section id="payments" heading={words.heading} none={payments.length === 0 && words.none}>
      <ul className="studio-list mt-2">
        {payments.map((payment) => (
          <Payment key={payment.id} order={id} payment={payment} onRefund={() => setRefunding(payment)} />
        ))}
      </ul>
      {refunding && <RefundDialog order={order} payment={refunding} onClose={() => setRefunding(null)} />}
    </Section>
  );
}

type PaymentProps = { order: string; payment: StudioPayment; onRefund: () => void };

function Payment({ order, payment, onRefund }: PaymentProps) {
  const { id, number, paidAt, amountCents, taxCents, refundedCents, dispute } = payment;
  return (
    <li>
      <p>
        <span className="font-display text-lead">{formatPrice(amountCents)}</span>{" "}
        <time dateTime={paidAt} className="studio-small">
          {formatTime(paidAt)}
        </time>
      </p>
      {taxCents > 0 && <p className="studio-small">{words.tax(formatPrice(taxCents))}</p>}
      {refundedCents > 0 && <p>{words.refunded(formatPrice(refundedCents))}</p>}
      {dispute !== "none" && <p>{words.disputes[dispute]}</p>}
      <RefundState payment={payment} />
      <a
        href={pathOf(getOrderReceipt, { params: { id: order, payment: id } })}
        className="text-link inline-flex min-h-11 items-center"
      >
        {words.receipt(number)}
      </a>
      {payment.refundableCents > 0 && (
        <OwnerOnly>
          <Button variant="secondary" size="small" onClick={onRefund}>
            {words.refund}
          </Button>
        </OwnerOnly>
      )}
    </li>
  );
}

function RefundState({ payment: { refund } }: { payment: StudioPayment }) {
  const amount = formatPrice(refund?.amountCents ?? 0);
  return (
    <div role="status">
      {refund?.state === "asked" && <p>{words.underWay(amount)}</p>}
      {refund?.state === "failed" && (
        <p className="text-danger">
          {words.failed(amount)} {refund.failure}
        </p>
      )}
    </div>
  );
}
