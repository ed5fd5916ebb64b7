import { formatPrice } from "@academy/content/format-price";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import type { StudioPayment } from "@academy/contract/studio/orders";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { readDollars } from "../typed-money.ts";
import { refundPayment, useFreshOrders } from "./calls.ts";

const { refund: words, reasons } = studioOrderPage;
type Reason = keyof typeof reasons;

type RefundDialogProps = { order: string; payment: StudioPayment; onClose: () => void };

/** The amount is typed by hand: it says how much, and that it is meant. */
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
        return { amountCents: readDollars(amount) ?? 0, reason: reason as Reason };
      }}
      check={({ amountCents }): Record<string, string> => {
        if (amountCents === 0) return { amount: words.amountMissing };
        return amountCents > max ? { amount: words.amountTooHigh(formatPrice(max)) } : {};
      }}
      send={({ amountCents, reason }) =>
        refundPayment(order, {
          payment: payment.id,
          amountCents,
          reason,
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
        hint={words.amountHint(formatPrice(max))}
        inputMode="decimal"
        autoComplete="off"
      />
      <FormField name="reason" label={words.reason} hint={words.reasonHint}>
        <Select name="reason" options={Object.entries(reasons)} />
      </FormField>
    </FormDialog>
  );
}
