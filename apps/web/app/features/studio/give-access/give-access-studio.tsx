import type { OfferKey } from "@academy/content/offers";
import { studioGiveAccessPage } from "@academy/content/pages/studio/give-access-page";
import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import type { CallBody } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/learners";
import { useMutation } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { withFreshProof } from "../../account/public.ts";
import { BackLink } from "../kit/detail-page.tsx";
import { MailToRead } from "../kit/mail-to-read.tsx";
import { StudioPage } from "../kit/page.tsx";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { useFreshLearners } from "../learners/use-learners.ts";
import { useOffers } from "../offer-names.ts";

const words = studioGiveAccessPage;
const { form: said } = words;

type Gift = CallBody<typeof calls.giveAccess>;

const giveAccess = withFreshProof(
  () => proofReasons.access,
  (body: Gift) => callApi(calls.giveAccess, { body }),
);

function readForm(form: HTMLFormElement): Gift {
  const {
    email = "",
    name = "",
    offer = "",
    until = "",
    reason = "",
    note = "",
    sendsMail,
  } = readFields(form);
  return {
    email: email.trim(),
    name,
    offer: offer as OfferKey,
    until: until === "" ? null : until,
    note,
    reason: shownText(reason).trim(),
    sendsMail: sendsMail === "yes",
  };
}

/** Something for whoever has an address: for a lead, a learner, or somebody who was never here. */
export function GiveAccessStudio() {
  const [address] = useSearchParams();
  const offers = useOffers();
  const navigate = useNavigate();
  const refresh = useFreshLearners();
  const mail = useMutation({
    mutationFn: ({ sendsMail: _, reason: __, ...body }: Gift) => callApi(calls.previewAccessMail, { body }),
  });
  const control = useStudioForm({
    read: readForm,
    check: ({ reason }) => (reason === "" ? { reason: said.noReason } : {}),
    send: giveAccess,
    done: ({ isNewAccount }) => (isNewAccount ? said.doneNew : said.done),
    onDone: ({ learnerId }) => {
      void refresh();
      return navigate(`/studio/learners/${learnerId}`);
    },
  });
  const readMail = () => control.element.current && mail.mutate(readForm(control.element.current));
  return (
    <StudioPage title={words.title} lead={words.lead} back={<BackLink back={words.back} />}>
      {/* What was read is no longer what would be sent. */}
      <Form control={control} className="max-w-160" onInput={mail.reset}>
        <TextField
          name="email"
          type="email"
          label={said.email}
          autoComplete="off"
          defaultValue={address.get("email") ?? ""}
        />
        <TextField
          name="name"
          label={said.name}
          hint={said.nameHint}
          maxLength={80}
          autoComplete="off"
          defaultValue={address.get("name") ?? ""}
          isOptional
        />
        <FormField name="offer" label={said.offer}>
          <Select name="offer" options={offers.map(({ key, name }) => [key, name])} />
        </FormField>
        <TextField name="until" type="date" label={said.until} hint={said.untilHint} isOptional />
        <TextField
          name="reason"
          label={said.reason}
          hint={said.reasonHint}
          maxLength={300}
          autoComplete="off"
        />
        <Checkbox name="sendsMail" value="yes" label={said.sends} defaultChecked />
        <FormField name="note" label={said.note} hint={said.noteHint} isOptional>
          <Textarea name="note" maxLength={1000} />
        </FormField>
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={said.busy}>{said.submit}</SubmitButton>
          <Button variant="secondary" isBusy={mail.isPending} onClick={readMail}>
            {words.mail.read}
          </Button>
        </div>
      </Form>
      <div aria-live="polite">
        {mail.error && <p className="form-error">{explain(mail.error)}</p>}
        {mail.data && <MailToRead {...mail.data} />}
      </div>
    </StudioPage>
  );
}
