import { formatPrice } from "@academy/content/format-price";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import type { OrderDetail, RefundReason, StudioPayment } from "@academy/contract/studio/orders";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { readDollars, typedDollars } from "../typed-money.ts";
import { refundPayment, useFreshOrders } from "./calls.ts";

const { refund: words, reasons: named } = studioOrderPage;

type RefundDialogProps = {
  order: OrderDetail;
  payment: StudioPayment;
  onClose: () => void;
};

/** Begins with all that can go back. Why is said by whoever refunds: none stands there that may not be true. */
export function RefundDialog({ order, payment, onClose }: RefundDialogProps) {
  const max = payment.refundableCents;
  return (
    <FormDialog
      title={words.title}
      text={words.about(formatPrice(max))}
      words={{ ...words, submit: words.confirm }}
      isDestructive
      read={(form) => {
        const { amount = "", reason = "" } = readFields(form);
        return { amountCents: readDollars(amount) ?? 0, reason: reason as RefundReason | "" };
      }}
      check={({ amountCents, reason }): Record<string, string> => ({
        ...(amountCents === 0 && { amount: words.amountMissing }),
        ...(amountCents > max && { amount: words.amountTooHigh(formatPrice(max)) }),
        ...(!reason && { reason: words.reasonMissing }),
      })}
      send={({ amountCents, reason }) =>
        refundPayment(order.id, {
          payment: payment.id,
          amountCents,
          reason: reason as RefundReason,
          refundedCents: payment.refundedCents,
        })
      }
      done={(_, { amountCents }) => words.asked(formatPrice(amountCents))}
      onDone={useFreshOrders()}
      onClose={onClose}
    >
      <TextField
        name="amount"
        label={words.amount}
        hint={amountHint(order, formatPrice(max))}
        defaultValue={typedDollars(max)}
        inputMode="decimal"
        autoComplete="off"
      />
      <FormField name="reason" label={words.reason} hint={words.reasonHint}>
        <Select
          name="reason"
          options={[
            ["", words.reasonNone],
            ...order.refundReasons.map((each) => [each, named[each]] as const),
          ]}
        />
      </FormField>
    </FormDialog>
  );
}

const amountHint = ({ nextPaymentAt, paymentCents }: OrderDetail, amount: string) =>
  nextPaymentAt
    ? words.amountHintOfSeveral(amount, formatPrice(paymentCents), formatDay(nextPaymentAt))
    : words.amountHint(amount);
