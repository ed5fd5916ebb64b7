import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioBenefit } from "@academy/contract/studio/benefits";
import { useState } from "react";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { makeBenefit, useFreshOrders } from "../calls.ts";
import { readTypedBenefit } from "./typed-benefit.ts";

const words = studioOffersPage.newBenefit;
const { kinds } = studioOffersPage.benefits;
type Kind = StudioBenefit["kind"];

/** One of the owner’s own: what it is, what it is called, and of a session how long and how many. */
export function NewBenefitDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>("calls");
  return (
    <FormDialog
      title={words.title}
      words={words}
      read={(form) => readTypedBenefit(readFields(form), kind)}
      check={({ errors }) => errors}
      send={({ body }) => makeBenefit(body)}
      done={words.done}
      onDone={useFreshOrders()}
      onClose={onClose}
    >
      <FormField name="kind" label={words.kind}>
        <Select
          name="kind"
          value={kind}
          options={Object.entries(kinds)}
          onChange={({ target }) => setKind(target.value as Kind)}
        />
      </FormField>
      <TextField name="name" label={words.name} maxLength={120} autoComplete="off" />
      <TextField
        name="more"
        label={words.more}
        hint={words.moreHint}
        maxLength={300}
        autoComplete="off"
        isOptional
      />
      {kind === "session" && (
        <>
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField name="minutes" label={words.minutes} inputMode="numeric" defaultValue="60" />
            <TextField name="times" label={words.times} inputMode="numeric" defaultValue="1" />
          </div>
          <FormField name="each" label={words.each}>
            <Select name="each" options={Object.entries(words.rhythms)} />
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
