import { studioTestimonialsPage } from "@academy/content/pages/studio/testimonials-page";
import * as calls from "@academy/contract/calls/studio/testimonials";
import type { ConsentBody, TestimonialView } from "@academy/contract/studio/testimonials";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";

const { form: words, ways } = studioTestimonialsPage;

type ConsentDialogProps = { testimonial: TestimonialView; onClose: () => void; onDone: () => void };

/** Who agreed, when, how and to what. */
export function ConsentDialog({ testimonial, onClose, onDone }: ConsentDialogProps) {
  const { id, consent, hasPicture, author, text } = testimonial;
  const [failure, setFailure] = useState<string>();
  const control = useForm({
    read: (form): ConsentBody => {
      const fields = readFields(form);
      return {
        person: (fields.person ?? "").trim(),
        email: (fields.email ?? "").trim(),
        consentedOn: fields.consentedOn ?? "",
        how: (fields.how ?? "email") as ConsentBody["how"],
        coversWords: fields.coversWords !== undefined,
        coversName: fields.coversName !== undefined,
        coversPicture: fields.coversPicture !== undefined,
        note: (fields.note ?? "").trim(),
      };
    },
    send: (body) => callApi(calls.recordConsent, { params: { id }, body }),
    onDone: () => {
      toast({ title: words.saved });
      onDone();
    },
    readFailure: (error, hasField) =>
      error instanceof ApiError && error.field && hasField(error.field)
        ? { [error.field]: explain(error) }
        : { form: explain(error) },
  });
  const remove = async () => {
    try {
      await callApi(calls.removeConsent, { params: { id } });
      toast({ title: words.removed });
      onDone();
    } catch (error) {
      setFailure(explain(error));
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title} description={`“${text}” ${author}`}>
      <Form control={control}>
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
          {(hasPicture || consent?.coversPicture) && (
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
        <FormError />
        {failure && (
          <p role="alert" className="form-error">
            {failure}
          </p>
        )}
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {consent && (
            <Button variant="quiet" onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
