import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";

export type Options = readonly (readonly [value: string, label: string])[];

type FilterSelectProps = {
  label: string;
  /** What stands there while nothing is chosen. */
  any: string;
  options: Options;
  value: string | undefined;
  onChange: (value: string) => void;
};

export function FilterSelect({ label, any, options, value = "", onChange }: FilterSelectProps) {
  // What came with the address is shown, also where it is no longer among the choices.
  const isOther = value !== "" && !options.some(([known]) => known === value);
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {isOther && <option value={value}>{value}</option>}
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
