import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { giveRole } from "@academy/contract/calls/studio/settings";
import type { StaffRole } from "@academy/contract/studio/settings";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { RadioGroup } from "../../../../ui/form/radio-group.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { withFreshProof } from "../../../account/public.ts";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";

const words = studioPeoplePage;
const options = (Object.keys(words.roles) as StaffRole[]).map((value) => ({ value, ...words.roles[value] }));

const give = withFreshProof(
  () => proofReasons.roles,
  (body: { email: string; role: StaffRole }) => callApi(giveRole, { body }),
);

/** To somebody who has an account already. */
export function GiveRole({ refresh }: { refresh: () => Promise<unknown> }) {
  const [role, setRole] = useState<StaffRole>("support");
  const control = useStudioForm({
    read: (form) => ({ email: (readFields(form).email ?? "").trim(), role }),
    check: ({ email }): Record<string, string> => (email === "" ? { email: words.give.emailNeeded } : {}),
    send: give,
    done: words.give.done,
    onDone: () => {
      control.element.current?.reset();
      return refresh();
    },
  });
  return (
    <Section id="give" heading={words.give.heading}>
      <Form control={control} className="settings-choice">
        <TextField name="email" type="email" label={words.give.email} autoComplete="off" />
        <RadioGroup
          name="role"
          legend={words.give.legend}
          options={options}
          value={role}
          onChange={setRole}
        />
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.give.busy}>{words.give.button}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
