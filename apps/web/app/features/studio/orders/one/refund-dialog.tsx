import { formatPrice } from "@academy/content/format-price";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import type { StudioPayment } from "@academy/contract/studio/orders";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { readDollars } from "../../typed-money.ts";
import { refundPayment, useFreshOrders } from "../calls.ts";

const words = studioOrderPage.refund;
const { reasons } = studioOrderPage;
type Reason = keyof typeof reasons;

type RefundDialogProps = { order: string; payment: StudioPayment | null; onClose: () => void };

/** The amount is typed by hand: it says how much, and that it is meant. */
export function RefundDialog({ order, payment, onClose }: RefundDialogProps) {
  return (
    <Dialog
      isOpen={payment !== null}
      onClose={onClose}
      title={words.title}
      description={payment ? words.about(formatPrice(payment.refundableCents)) : undefined}
    >
      {payment && <RefundForm order={order} payment={payment} onClose={onClose} />}
    </Dialog>
  );
}

function RefundForm({
  order,
  payment,
  onClose,
}: {
  order: string;
  payment: StudioPayment;
  onClose: () => void;
}) {
  const refresh = useFreshOrders();
  const most = payment.refundableCents;
  const { mutateAsync } = useMutation({
    mutationFn: ({ amountCents, reason }: { amountCents: number; reason: Reason }) =>
      refundPayment(order, {
        payment: payment.id,
        amountCents,
        reason,
        refundedCents: payment.refundedCents,
      }),
  });
  const control = useForm({
    read: (form) => {
      const { amount = "", reason = "" } = readFields(form);
      return { amountCents: readDollars(amount) ?? 0, reason: reason as Reason };
    },
    check: ({ amountCents }) => {
      if (amountCents === 0) return { amount: words.amountMissing };
      return amountCents > most ? { amount: words.amountTooHigh(formatPrice(most)) } : {};
    },
    send: (values) => mutateAsync(values),
    onDone: (_, { amountCents }) => {
      toast({ title: words.asked(formatPrice(amountCents)) });
      onClose();
      void refresh();
    },
    readFailure: (error) => ({ form: explain(error) }),
  });
  return (
    <Form control={control}>
      <TextField
        name="amount"
        label={words.amount}
        hint={words.amountHint(formatPrice(most))}
        inputMode="decimal"
        autoComplete="off"
      />
      <FormField name="reason" label={words.reason} hint={words.reasonHint}>
        <Select name="reason">
          {Object.entries(reasons).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <FormError />
      <div className="form-actions">
        <SubmitButton variant="destructive" busyLabel={words.busy}>
          {words.confirm}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
