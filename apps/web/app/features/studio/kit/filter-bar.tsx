import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { type Options, Select } from "../../../ui/form/select.tsx";
import { clearFilters, type Filters, isNarrowed } from "./filters.ts";

export type Filter<Name extends string> = {
  name: Name;
  label: string;
  /** Without any, it is a day. */
  options?: Options;
  /** What stands there while nothing is chosen. */
  any?: string;
};

type FilterBarProps<Name extends string> = {
  words: {
    label?: string;
    search?: string;
    searchHint?: string;
    more?: string;
    inUse?: (count: number) => string;
    clear?: string;
  };
  filters: Filters<Name>;
  onChange: (filters: Filters<Name>) => void;
  /** As what it stands in the address. */
  searchName?: Name;
  /** What is used every day stands open. */
  shown: readonly Filter<Name>[];
  /** The rest is one press away. */
  folded?: readonly Filter<Name>[];
};

export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { words, filters, onChange, searchName = "search", shown, folded = [] } = props;
  const inUse = folded.filter(({ name }) => filters[name]).length;
  const set = (name: string, value: string) => onChange({ ...filters, [name]: value });
  const field = ({ name, label, options, any = "" }: Filter<Name>) =>
    options ? (
      <FilterSelect
        key={name}
        {...{ label, options, any }}
        value={filters[name]}
        onChange={(value) => set(name, value)}
      />
    ) : (
      <Field key={name} label={label}>
        <Input type="date" value={filters[name] ?? ""} onChange={({ target }) => set(name, target.value)} />
      </Field>
    );
  return (
    <search aria-label={words.label} className="studio-filters grid gap-3">
      <div className="studio-filters-row">
        {words.search && (
          <SearchField
            label={words.search}
            hint={words.searchHint ?? ""}
            search={(filters as Filters<string>)[searchName] ?? ""}
            onSearch={(search) => set(searchName, search)}
          />
        )}
        {shown.map(field)}
      </div>
      {folded.length > 0 && (
        <details open={inUse > 0 || undefined}>
          <summary>
            {words.more}
            {inUse > 0 && ` (${words.inUse?.(inUse)})`}
          </summary>
          <div className="studio-filters-more">{folded.map(field)}</div>
        </details>
      )}
      {words.clear && isNarrowed(filters) && (
        <Button variant="quiet" size="small" onClick={() => onChange(clearFilters(filters))}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}

type FilterSelectProps = {
  label: string;
  any: string;
  options: Options;
  value: string | undefined;
  onChange: (value: string) => void;
};

function FilterSelect({ label, any, options, value = "", onChange }: FilterSelectProps) {
  // What came with the address is shown, also where it is no longer among the choices.
  const isOther = value !== "" && !options.some(([known]) => known === value);
  return (
    <Field label={label}>
      <Select
        value={value}
        options={[["", any], ...(isOther ? [[value, value] as const] : []), ...options]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

type ChoiceProps = {
  label: string;
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
};

/** Which part of a list is shown. */
export const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <div className="w-[min(100%,20rem)] max-xs:w-full">
    <Field label={label}>
      <Select
        value={value}
        options={Object.entries(options)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  </div>
);

/** Somebody who types is not asked about after every letter. */
const restMs = 250;

type SearchFieldProps = { label: string; hint: string; search: string; onSearch: (search: string) => void };

export function SearchField({ label, hint, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Changed from elsewhere: by clearing the filters, or by going back.
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  // With the filters as they are then: another may have been chosen meanwhile, which an older search would undo.
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => latest.current(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <Field label={label} hint={hint}>
      <Input type="search" value={typed} maxLength={200} onChange={({ target }) => setTyped(target.value)} />
    </Field>
  );
}
