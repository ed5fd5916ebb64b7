import { studioHeadlines } from "@academy/content/pages/studio/settings/headlines";
import { compareHeadlines } from "@academy/contract/calls/visitors/headlines";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";

const words = studioHeadlines.form;
const longest = 300;

/** Another headline, for half of the visitors. */
export function CompareHeadlines({ refresh }: { refresh: () => Promise<unknown> }) {
  const control = useForm({
    read: (form) => {
      const { heading = "", opening = "" } = readFields(form);
      return { heading: heading.trim(), opening: opening.trim() };
    },
    check: ({ heading }) => (heading === "" ? { heading: words.needed } : {}),
    send: ({ heading, opening }, { signal }) =>
      callApi(compareHeadlines, { body: { heading, ...(opening ? { opening } : {}) }, signal }),
    onDone: async () => {
      toast({ title: words.started });
      await refresh();
    },
    readFailure: (error) => ({ [fieldOf(error)]: explain(error) }),
    draft: { name: "headlines", fields: ["heading", "opening"] },
  });
  return (
    <Form control={control} className="settings-choice">
      <TextField name="heading" label={words.heading} maxLength={longest} autoComplete="off" />
      <TextField
        name="opening"
        label={words.opening}
        hint={words.openingHint}
        isOptional
        maxLength={longest}
        autoComplete="off"
      />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{words.start}</SubmitButton>
      </div>
    </Form>
  );
}

/** The server names a text by where it stands in the words of its page. */
const fieldOf = (error: unknown) => {
  const named = error instanceof ApiError ? (error.field?.split(".").at(-1) ?? "") : "";
  return named === "heading" || named === "opening" ? named : "form";
};
