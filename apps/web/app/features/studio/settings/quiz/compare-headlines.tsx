import { studioHeadlines } from "@academy/content/pages/studio/settings/headlines";
import { compareHeadlines } from "@academy/contract/calls/visitors/headlines";
import { callApi } from "../../../../lib/api/api.ts";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { useStudioForm } from "../../kit/use-studio-form.ts";

const words = studioHeadlines.form;
const longest = 300;

/** Another headline, for half of the visitors. */
export function CompareHeadlines({ refresh }: { refresh: () => Promise<unknown> }) {
  const control = useStudioForm({
    read: (form) => {
      const { heading = "", opening = "" } = readFields(form);
      return { heading: heading.trim(), opening: opening.trim() };
    },
    check: ({ heading }): Record<string, string> => (heading === "" ? { heading: words.needed } : {}),
    send: ({ heading, opening }) =>
      callApi(compareHeadlines, { body: { heading, ...(opening ? { opening } : {}) } }),
    done: words.started,
    onDone: refresh,
    // The server names a text by where it stands in the words of its page.
    fieldOf: (name) => name.split(".").at(-1) ?? "",
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
