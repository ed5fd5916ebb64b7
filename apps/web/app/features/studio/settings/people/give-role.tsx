import { studioGiveAccessPage } from "@academy/content/pages/studio/give-access-page";
import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import type { CallBody } from "@academy/contract/call";
import { giveRole, previewRoleMail } from "@academy/contract/calls/studio/settings";
import type { StaffRole } from "@academy/contract/studio/settings";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { RadioGroup } from "../../../../ui/form/radio-group.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { withFreshProof } from "../../../account/public.ts";
import { MailToRead } from "../../kit/mail-to-read.tsx";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";

const words = studioPeoplePage;
const options = (Object.keys(words.roles) as StaffRole[]).map((value) => ({ value, ...words.roles[value] }));

type RoleGift = CallBody<typeof giveRole>;

const give = withFreshProof(
  () => proofReasons.roles,
  (body: RoleGift) => callApi(giveRole, { body }),
);

/** To whoever has this address: at once with an account, and otherwise as soon as they have one. */
export function GiveRole({ refresh }: { refresh: () => Promise<unknown> }) {
  const [role, setRole] = useState<StaffRole>("support");
  const mail = useMutation({
    mutationFn: ({ sendsMail: _, ...body }: RoleGift) => callApi(previewRoleMail, { body }),
  });
  const read = (form: HTMLFormElement): RoleGift => {
    const { email = "", note = "", sendsMail } = readFields(form);
    return { email: email.trim(), role, note, sendsMail: sendsMail === "yes" };
  };
  const control = useStudioForm({
    read,
    check: ({ email }): Record<string, string> => (email === "" ? { email: words.give.emailNeeded } : {}),
    send: give,
    done: ({ isWaiting }) => (isWaiting ? words.give.doneWaiting : words.give.done),
    onDone: () => {
      mail.reset();
      control.element.current?.reset();
      return refresh();
    },
  });
  const readMail = () => control.element.current && mail.mutate(read(control.element.current));
  return (
    <Section id="give" heading={words.give.heading}>
      <p className="max-w-160 text-ink-soft">{words.give.lead}</p>
      {/* What was read is no longer what would be sent. */}
      <Form control={control} className="settings-choice" onInput={mail.reset}>
        <TextField name="email" type="email" label={words.give.email} autoComplete="off" />
        <RadioGroup
          name="role"
          legend={words.give.legend}
          options={options}
          value={role}
          onChange={setRole}
        />
        <Checkbox name="sendsMail" value="yes" label={words.give.sends} defaultChecked />
        <FormField name="note" label={words.give.note} hint={words.give.noteHint} isOptional>
          <Textarea name="note" maxLength={1000} />
        </FormField>
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.give.busy}>{words.give.button}</SubmitButton>
          <Button variant="secondary" isBusy={mail.isPending} onClick={readMail}>
            {studioGiveAccessPage.mail.read}
          </Button>
        </div>
      </Form>
      <div aria-live="polite">
        {mail.error && <p className="form-error">{explain(mail.error)}</p>}
        {mail.data && <MailToRead {...mail.data} note={words.give.mailWords} />}
      </div>
    </Section>
  );
}
