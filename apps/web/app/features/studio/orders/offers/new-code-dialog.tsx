import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { useState } from "react";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { useOffers } from "../../offer-names.ts";
import { makeCoupon, useFreshOrders } from "../calls.ts";
import { readTypedCode } from "./typed-code.ts";

const words = studioOffersPage.newCode;
type Kind = keyof typeof words.kinds;

export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>("percent");
  const paidOnce = useOffers().filter(({ billing }) => billing === "one-time");
  return (
    <FormDialog
      title={words.title}
      words={{ submit: words.submit, busy: words.busy }}
      read={(form) =>
        readTypedCode({ fields: readFields(form), offers: new FormData(form).getAll("offers").map(String) })
      }
      check={({ errors }) => errors}
      send={({ body }) => makeCoupon(body)}
      fieldOf={(name) => (name === "percentOff" || name === "centsOff" ? "worth" : name)}
      done={({ code }) => words.done(code)}
      onDone={useFreshOrders()}
      onClose={onClose}
    >
      <TextField name="code" label={words.code} hint={words.codeHint} autoComplete="off" />
      <FormField name="kind" label={words.kind}>
        <Select
          name="kind"
          value={kind}
          options={Object.entries(words.kinds)}
          onChange={({ target }) => setKind(target.value as Kind)}
        />
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
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField name="maxUses" label={words.maxUses} inputMode="numeric" isOptional />
        <TextField name="maxPerPerson" label={words.maxPerPerson} inputMode="numeric" isOptional />
      </div>
      <TextField name="until" type="date" label={words.until} isOptional />
    </FormDialog>
  );
}
