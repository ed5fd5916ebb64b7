import { useEffect, useState } from "react";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";

/** Somebody who types is not asked about after every letter. */
const restMs = 250;

type SearchFieldProps = {
  label: string;
  hint: string;
  search: string;
  onSearch: (search: string) => void;
};

export function SearchField({ label, hint, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Changed from elsewhere: by clearing the filters, or by going back.
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return (
    <Field label={label} hint={hint}>
      <Input type="search" value={typed} maxLength={200} onChange={({ target }) => setTyped(target.value)} />
    </Field>
  );
}
