import { studioTestimonialsPage } from "@academy/content/pages/studio/testimonials-page";
import type { ConsentBody } from "@academy/contract/studio/testimonials";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";

const { form: words, ways } = studioTestimonialsPage;

export const readConsent = (fields: Record<string, string>): ConsentBody => ({
  person: (fields.person ?? "").trim(),
  email: (fields.email ?? "").trim(),
  consentedOn: fields.consentedOn ?? "",
  how: (fields.how ?? "email") as ConsentBody["how"],
  coversWords: fields.coversWords !== undefined,
  coversName: fields.coversName !== undefined,
  coversPicture: fields.coversPicture !== undefined,
  note: (fields.note ?? "").trim(),
});

type ConsentFieldsProps = { consent?: ConsentBody | null; hasPicture: boolean };

/** Who agreed, when, how and to what. */
export function ConsentFields({ consent, hasPicture }: ConsentFieldsProps) {
  return (
    <>
      <TextField
        name="person"
        label={words.person}
        maxLength={120}
        autoComplete="off"
        defaultValue={consent?.person}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        maxLength={254}
        autoComplete="off"
        defaultValue={consent?.email}
      />
      <TextField
        name="consentedOn"
        type="date"
        label={words.consentedOn}
        defaultValue={consent?.consentedOn}
      />
      <FormField name="how" label={words.how}>
        <Select name="how" defaultValue={consent?.how}>
          {Object.entries(ways).map(([way, label]) => (
            <option key={way} value={way}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <fieldset>
        <legend className="field-label">{words.what}</legend>
        <Checkbox name="coversWords" label={words.words} defaultChecked={consent?.coversWords} />
        <Checkbox name="coversName" label={words.name} defaultChecked={consent?.coversName} />
        {hasPicture && (
          <Checkbox name="coversPicture" label={words.picture} defaultChecked={consent?.coversPicture} />
        )}
      </fieldset>
      <TextField
        name="note"
        label={words.note}
        hint={words.noteHint}
        maxLength={500}
        autoComplete="off"
        defaultValue={consent?.note}
      />
    </>
  );
}
