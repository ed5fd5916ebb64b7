import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { giveRole } from "@academy/contract/calls/studio/settings";
import type { StaffRole } from "@academy/contract/studio/settings";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Form, FormError, SubmitButton, useFieldError } from "../../../../ui/form/form.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { RadioGroup } from "../../../../ui/form/radio-group.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { withFreshProof } from "../../../account/public.ts";

const words = studioPeoplePage;
const options = (Object.keys(words.roles) as StaffRole[]).map((value) => ({ value, ...words.roles[value] }));

const give = withFreshProof((body: { email: string; role: StaffRole }) => callApi(giveRole, { body }));

/** To somebody who has an account already. */
export function GiveRole({ refresh }: { refresh: () => Promise<unknown> }) {
  const [role, setRole] = useState<StaffRole>("support");
  const { mutateAsync } = useMutation({ mutationFn: give });
  const control = useForm({
    read: (form) => ({ email: (readFields(form).email ?? "").trim(), role }),
    check: ({ email }) => (email === "" ? { email: words.give.emailNeeded } : {}),
    send: (body, { form }) =>
      mutateAsync(body).then((given) => {
        form.reset();
        return given;
      }),
    onDone: () => {
      toast({ title: words.give.done });
      void refresh();
    },
    readFailure: (error) =>
      error instanceof ApiError && error.field === "email"
        ? { email: explain(error) }
        : { form: explain(error) },
  });
  return (
    <section aria-labelledby="give">
      <h2 id="give" className="text-heading">
        {words.give.heading}
      </h2>
      <Form control={control} className="settings-choice">
        <EmailField />
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
    </section>
  );
}

function EmailField() {
  return (
    <Field label={words.give.email} error={useFieldError("email")}>
      <Input type="email" name="email" autoComplete="off" />
    </Field>
  );
}
