import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { useOffers } from "../../offer-names.ts";
import { makeCoupon, useFreshOrders } from "../calls.ts";
import { readTypedCode } from "./typed-code.ts";

const words = studioOffersPage.newCode;
type Kind = keyof typeof words.kinds;
/** Where the server's names differ from the form's. */
const fieldOf: Record<string, string> = { percentOff: "worth", centsOff: "worth" };

export function NewCodeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      {isOpen && <NewCodeForm onDone={onClose} />}
    </Dialog>
  );
}

function NewCodeForm({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<Kind>("percent");
  const refresh = useFreshOrders();
  const paidOnce = useOffers().filter(({ billing }) => billing === "one-time");
  const { mutateAsync } = useMutation({ mutationFn: makeCoupon });
  const control = useForm({
    read: (form) =>
      readTypedCode({ fields: readFields(form), offers: new FormData(form).getAll("offers").map(String) }),
    check: ({ errors }) => errors,
    send: ({ body }) => mutateAsync(body),
    onDone: ({ code }) => {
      toast({ title: words.done(code) });
      onDone();
      void refresh();
    },
    readFailure: (error, hasField) => {
      const told = error instanceof ApiError && error.field ? (fieldOf[error.field] ?? error.field) : "";
      return { [hasField(told) ? told : "form"]: explain(error) };
    },
  });
  return (
    <Form control={control}>
      <TextField name="code" label={words.code} hint={words.codeHint} autoComplete="off" />
      <FormField name="kind" label={words.kind}>
        <Select name="kind" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {Object.entries(words.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <TextField
        name="worth"
        label={kind === "percent" ? words.percent : words.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <fieldset>
        <legend className="field-label">{words.offers}</legend>
        <p className="field-hint">{words.offersHint}</p>
        {paidOnce.map(({ key, name }) => (
          <Checkbox key={key} name="offers" value={key} label={name} />
        ))}
      </fieldset>
      <div className="sale-pair">
        <TextField name="maxUses" label={words.maxUses} inputMode="numeric" isOptional />
        <TextField name="maxPerPerson" label={words.maxPerPerson} inputMode="numeric" isOptional />
      </div>
      <TextField name="until" type="date" label={words.until} isOptional />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{words.submit}</SubmitButton>
      </div>
    </Form>
  );
}
