import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import { useEffect, useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { FilterSelect, type Options } from "../../leads/filter-select.tsx";
import { useOffers } from "../../offer-names.ts";
import {
  countFolded,
  isNarrowed,
  type OrderFilterName,
  type ShownOrderFilters,
} from "./order-filters-in-address.ts";

const words = studioOrdersPage.filters;
const stateOptions: Options = Object.entries(studioOrdersPage.states);
const yesOrNo: Options = [
  ["yes", words.yes],
  ["no", words.no],
];
const failedOptions: Options = [["yes", words.failedOnly]];

type OrderFiltersProps = { filters: ShownOrderFilters; onChange: (filters: ShownOrderFilters) => void };

/** What is used every day stands open; the rest is one press away. */
export function OrderFilters({ filters, onChange }: OrderFiltersProps) {
  const folded = countFolded(filters);
  const offerOptions: Options = useOffers().map(({ key, name }) => [key, name]);
  const set = (name: OrderFilterName, value: string) => onChange({ ...filters, [name]: value });
  const select = (name: OrderFilterName, label: string, options: Options, any: string = words.any) => (
    <FilterSelect {...{ label, options, any }} value={filters[name]} onChange={(value) => set(name, value)} />
  );
  const day = (name: "from" | "to", label: string) => (
    <Field label={label}>
      <Input type="date" value={filters[name] ?? ""} onChange={({ target }) => set(name, target.value)} />
    </Field>
  );
  return (
    <search aria-label={words.label} className="sale-filters">
      <div className="sale-filters-row">
        <SearchField search={filters.search ?? ""} onSearch={(search) => set("search", search)} />
        {select("state", words.state, stateOptions, words.anyState)}
        {select("offer", words.offer, offerOptions, words.anyOffer)}
      </div>
      <details open={folded > 0 || undefined}>
        <summary>
          {words.more}
          {folded > 0 && ` (${words.inUse(folded)})`}
        </summary>
        <div className="sale-filters-more">
          {select("gift", words.gift, yesOrNo)}
          {select("refunded", words.refunded, yesOrNo)}
          {select("failed", words.failed, failedOptions)}
          {day("from", words.from)}
          {day("to", words.to)}
        </div>
      </details>
      {isNarrowed(filters) && (
        <Button variant="quiet" size="small" onClick={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}

/** Somebody who types is not asked about after every letter. */
const restMs = 250;

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
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
    <Field label={words.search} hint={words.searchHint}>
      <Input type="search" value={typed} maxLength={200} onChange={({ target }) => setTyped(target.value)} />
    </Field>
  );
}
