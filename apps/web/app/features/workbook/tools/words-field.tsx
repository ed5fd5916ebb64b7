import { useId } from "react";
import type { AnswerStore } from "../../progress/public.ts";
import { WrittenField } from "../fields/written-field.tsx";

type WordsFieldProps = {
  store: AnswerStore;
  address: string;
  label: string;
  /** For those who listen, where the label alone would not say of what. */
  name?: string;
  hint?: string;
  rows?: number;
  /** For what leads to it from elsewhere. */
  id?: string;
};

/** Somewhere to write a few words, under its label. */
export function WordsField({ store, address, label, name, hint, rows = 1, ...given }: WordsFieldProps) {
  const made = useId();
  const id = given.id ?? made;
  return (
    <div className="tool-words">
      <label htmlFor={id}>{label}</label>
      {hint && <p className="workbook-hint">{hint}</p>}
      <WrittenField store={store} address={address} id={id} label={name} rows={rows} isCell />
    </div>
  );
}
