import { studioTestimonialsPage } from "@academy/content/pages/studio/testimonials-page";
import * as calls from "@academy/contract/calls/studio/testimonials";
import type { ConsentBody, TestimonialView } from "@academy/contract/studio/testimonials";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { ConsentFields, readConsent } from "./consent-fields.tsx";

const { form: words } = studioTestimonialsPage;

type ConsentDialogProps = { testimonial: TestimonialView; onClose: () => void; onDone: () => void };

/** Who agreed, when, how and to what. */
export function ConsentDialog({ testimonial, onClose, onDone }: ConsentDialogProps) {
  const { id, consent, hasPicture, author, text } = testimonial;
  const [failure, setFailure] = useState<string>();
  const control = useForm({
    read: (form): ConsentBody => readConsent(readFields(form)),
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
        <ConsentFields consent={consent} hasPicture={hasPicture || consent?.coversPicture === true} />
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
