import type { OfferKey } from "@academy/content/offers";
import { studioPeopleImportPage } from "@academy/content/pages/studio/people-import-page";
import type { PeopleImport } from "@academy/contract/studio/people-import";
import { useEffect } from "react";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField } from "../../../ui/form/text-field.tsx";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { useOffers } from "../offer-names.ts";
import { type ChosenFile, checkFile } from "./use-people-import.ts";

const words = studioPeopleImportPage.form;
const maxBytes = 5_000_000;

type FileFormValues = Omit<ChosenFile, "file"> & { file: File | undefined };

function readForm(form: HTMLFormElement): FileFormValues {
  const fields = new FormData(form);
  const file = fields.get("file");
  return {
    // Nothing chosen is a file without a name.
    file: file instanceof File && file.name !== "" ? file : undefined,
    offer: String(fields.get("offer") ?? "") as OfferKey | "",
    sendsWelcome: fields.get("welcome") === "yes",
  };
}

function problemsOf({ file }: FileFormValues): Record<string, string> {
  if (!file) return { file: words.noFile };
  return file.size > maxBytes ? { file: words.tooLarge } : {};
}

type FileFormProps = {
  /** After another file: whoever asked for this form goes on in it. */
  takesFocus: boolean;
  onChecked: (found: PeopleImport) => void;
};

/** The file and what its people get. Sending it changes nothing yet. */
export function FileForm({ takesFocus, onChecked }: FileFormProps) {
  const offers = useOffers();
  const control = useStudioForm({
    read: readForm,
    check: problemsOf,
    send: (chosen: FileFormValues) => checkFile(chosen as ChosenFile),
    onDone: onChecked,
  });
  const { element } = control;
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("input")?.focus();
  }, [element, takesFocus]);
  return (
    <Form control={control} className="max-w-160">
      <FormField name="file" label={words.file} hint={words.fileHint}>
        <Input type="file" name="file" accept=".csv,text/csv" />
      </FormField>
      <FormField name="offer" label={words.offer}>
        <Select
          name="offer"
          defaultValue=""
          options={[["", words.noOffer], ...offers.map(({ key, name }) => [key, name] as const)]}
        />
      </FormField>
      <Checkbox name="welcome" value="yes" label={words.welcome} hint={words.welcomeHint} />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{words.submit}</SubmitButton>
      </div>
    </Form>
  );
}
