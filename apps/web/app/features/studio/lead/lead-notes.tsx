import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { saveLeadNotes } from "@academy/contract/calls/studio/leads";
import type { LeadDetail } from "@academy/contract/studio/leads";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { hasCode } from "../../../lib/api/api-error.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { Form, FormDone, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { FormField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { Section } from "../kit/section.tsx";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { useFreshLeads } from "../leads/use-leads.ts";

const words = studioLeadPage.notes;

/** What the owner writes for herself. The browser keeps what is typed, so that nothing here can lose it. */
export function LeadNotes({ lead }: { lead: LeadDetail }) {
  const [basedOn, setBasedOn] = useState(lead.notesAt);
  const refresh = useFreshLeads();
  const control = useStudioForm({
    read: (form) => shownText(readFields(form).notes ?? ""),
    check: (notes): Record<string, string> =>
      notes.length > words.maxCharacters ? { notes: words.tooLong } : {},
    send: (notes: string) => callApi(saveLeadNotes, { params: { id: lead.id }, body: { notes, basedOn } }),
    onDone: ({ notesAt }) => {
      setBasedOn(notesAt);
      return refresh();
    },
    problem: (error) => (hasCode(error, "CONFLICT") ? words.conflict : undefined),
  });
  return (
    <Section id="notes" heading={words.heading}>
      <Form control={control} className="mt-3">
        <FormField name="notes" label={words.label} hint={words.hint}>
          <Textarea name="notes" rows={4} defaultValue={lead.notes} />
        </FormField>
        <FormError />
        <div className="form-actions">
          <SubmitButton variant="secondary" size="small" busyLabel={words.busy}>
            {words.save}
          </SubmitButton>
          <FormDone>{words.saved}</FormDone>
        </div>
      </Form>
    </Section>
  );
}
