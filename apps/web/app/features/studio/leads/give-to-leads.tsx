import type { OfferKey } from "@academy/content/offers";
import { studioGiveAccessPage } from "@academy/content/pages/studio/give-access-page";
import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { checkLeadAccess } from "@academy/contract/calls/studio/people-import";
import type { LeadSelection } from "@academy/contract/studio/people-import";
import { useNavigate } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { useOffers } from "../offer-names.ts";

const words = studioLeadsPage.bulk.giving;
const { form: said } = studioGiveAccessPage;

type GiveToLeadsProps = {
  /** How many were selected, in words. */
  count: string;
  who: LeadSelection;
  onClose: () => void;
};

/** What all that are selected get. Sending it changes nothing yet: first it is shown what would happen. */
export function GiveToLeads({ count, who, onClose }: GiveToLeadsProps) {
  const offers = useOffers();
  const navigate = useNavigate();
  return (
    <FormDialog
      title={words.title}
      text={`${count}. ${words.text}`}
      words={{ submit: words.look, busy: words.busy, cancel: words.cancel }}
      read={(form) => {
        const { offer = "", until = "", note = "", sendsMail } = readFields(form);
        return {
          offer: offer as OfferKey,
          until: until === "" ? null : until,
          note,
          sendsMail: sendsMail === "yes",
        };
      }}
      send={(asked) => callApi(checkLeadAccess, { body: { ...asked, who } })}
      onClose={onClose}
      onDone={({ id, isMore }) => navigate(`/studio/learners/import?leads=${id}${isMore ? "&more=yes" : ""}`)}
    >
      <FormField name="offer" label={said.offer}>
        <Select name="offer" options={offers.map(({ key, name }) => [key, name])} />
      </FormField>
      <TextField name="until" type="date" label={said.until} hint={said.untilHint} isOptional />
      <Checkbox name="sendsMail" value="yes" label={words.sends} defaultChecked />
      <FormField name="note" label={said.note} hint={said.noteHint} isOptional>
        <Textarea name="note" maxLength={1000} />
      </FormField>
    </FormDialog>
  );
}
