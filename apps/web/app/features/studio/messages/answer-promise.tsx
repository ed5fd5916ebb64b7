import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { setAnswerPromise, showAnswerPromise } from "@academy/contract/calls/visitors/contact";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { useUser } from "../../account/public.ts";
import { useStudioForm } from "../kit/use-studio-form.ts";

const words = studioMessagesPage.promise;

/** Within how many business days people with priority are answered: shown to whoever answers, changed by an owner. */
export function AnswerPromise() {
  const query = useQuery({ ...apiQuery(showAnswerPromise), staleTime: 0 });
  const { user } = useUser();
  if (!query.data) return null;
  const { days } = query.data;
  if (user?.role !== "owner") return <p className="studio-small">{words.summary(days)}</p>;
  return (
    <details className="studio-fold">
      <summary>{words.summary(days)}</summary>
      <PromiseForm key={days} days={days} refresh={query.refetch} />
    </details>
  );
}

function PromiseForm({ days, refresh }: { days: number; refresh: () => unknown }) {
  const control = useStudioForm({
    read: (form) => Number((readFields(form).days ?? "").trim() || Number.NaN),
    check: (wanted): Record<string, string> =>
      Number.isInteger(wanted) && wanted >= 1 && wanted <= 30 ? {} : { days: words.invalid },
    send: (wanted: number) => callApi(setAnswerPromise, { body: { days: wanted, was: days } }),
    done: words.saved,
    onDone: () => void refresh(),
  });
  return (
    <Form control={control} className="studio-inline">
      <TextField
        name="days"
        label={words.label}
        hint={words.hint}
        inputMode="numeric"
        defaultValue={String(days)}
        autoComplete="off"
      />
      <FormError />
      <div className="form-actions">
        <SubmitButton variant="secondary" size="small" busyLabel={words.busy}>
          {words.save}
        </SubmitButton>
      </div>
    </Form>
  );
}
