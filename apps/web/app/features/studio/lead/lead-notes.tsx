import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { saveLeadNotes } from "@academy/contract/calls/studio/leads";
import type { LeadDetail } from "@academy/contract/studio/leads";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { explain, hasCode } from "../../../lib/api/api-error.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Form, FormDone, FormError, SubmitButton, useFieldError } from "../../../ui/form/form.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { useFreshLeads } from "../leads/use-leads.ts";

const words = studioLeadPage.notes;

/** What the owner writes for herself. The browser keeps what is typed, so that nothing here can lose it. */
export function LeadNotes({ lead }: { lead: LeadDetail }) {
  const [basedOn, setBasedOn] = useState(lead.notesAt);
  const refresh = useFreshLeads();
  const { mutateAsync } = useMutation({
    mutationFn: (notes: string) =>
      callApi(saveLeadNotes, { params: { id: lead.id }, body: { notes, basedOn } }),
  });
  const control = useForm({
    read: (form) => shownText(readFields(form).notes ?? ""),
    check: (notes) => (notes.length > words.mostCharacters ? { notes: words.tooLong } : {}),
    send: (notes) => mutateAsync(notes),
    onDone: ({ notesAt }) => {
      setBasedOn(notesAt);
      void refresh();
    },
    readFailure: (error) => ({ form: hasCode(error, "CONFLICT") ? words.conflict : explain(error) }),
  });
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-heading">
        {words.heading}
      </h2>
      <Form control={control} className="mt-3">
        <NotesField notes={lead.notes} />
        <FormError />
        <div className="form-actions">
          <SubmitButton variant="secondary" size="small" busyLabel={words.busy}>
            {words.save}
          </SubmitButton>
          <FormDone>{words.saved}</FormDone>
        </div>
      </Form>
    </section>
  );
}

function NotesField({ notes }: { notes: string }) {
  return (
    <Field label={words.label} hint={words.hint} error={useFieldError("notes")}>
      <Textarea name="notes" rows={4} defaultValue={notes} />
    </Field>
  );
}
