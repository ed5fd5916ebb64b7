import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import type { ClockChange } from "@academy/contract/studio/gatherings";
import { Select } from "../../../ui/form/select.tsx";
import { FormField } from "../../../ui/form/text-field.tsx";

const words = studioGatheringsPage.form;

/** Asked for once an hour is meant that clocks skip or show twice. */
export const ClockChangeField = ({ value }: { value: ClockChange }) => (
  <FormField name="clockChange" label={words.clockChange}>
    <Select
      name="clockChange"
      options={[["", ""], ...Object.entries(words.clockChanges)]}
      defaultValue={value ?? ""}
    />
  </FormField>
);
