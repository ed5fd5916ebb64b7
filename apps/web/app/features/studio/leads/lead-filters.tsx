import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { SearchField } from "../search-field.tsx";
import { FilterSelect, type Options } from "./filter-select.tsx";
import { countFolded, type FilterName, isNarrowed, type ShownFilters } from "./filters-in-address.ts";
import { useOrigins } from "./use-leads.ts";

const words = studioLeadsPage.filters;
const stageOptions = Object.entries(studioLeadsPage.stages);
const archetypeOptions: Options = archetypeKeys.map((key) => [key, archetypes[key].title]);
const yesOrNo: Options = [
  ["yes", words.yes],
  ["no", words.no],
];
const { newest: _usual, ...otherSorts } = words.sorts;
const sortOptions: Options = Object.entries(otherSorts);
const asOptions = (values: readonly string[] = []): Options => values.map((value) => [value, value]);

type LeadFiltersProps = { filters: ShownFilters; onChange: (filters: ShownFilters) => void };

/** What is used every day stands open; the rest is one press away. */
export function LeadFilters({ filters, onChange }: LeadFiltersProps) {
  const { data: origins } = useOrigins();
  const folded = countFolded(filters);
  const set = (name: FilterName, value: string) => onChange({ ...filters, [name]: value });
  const select = (name: FilterName, label: string, options: Options, any: string = words.any) => (
    <FilterSelect {...{ label, options, any }} value={filters[name]} onChange={(value) => set(name, value)} />
  );
  const day = (name: "from" | "to", label: string) => (
    <Field label={label}>
      <Input type="date" value={filters[name] ?? ""} onChange={({ target }) => set(name, target.value)} />
    </Field>
  );
  return (
    <search aria-label={words.label} className="lead-filters">
      <div className="lead-filters-row">
        <SearchField
          label={words.search}
          hint={words.searchHint}
          search={filters.search ?? ""}
          onSearch={(search) => set("search", search)}
        />
        {select("stage", words.stage, stageOptions, words.anyStage)}
        {select("sort", words.sort, sortOptions, words.sorts.newest)}
      </div>
      <details open={folded > 0 || undefined}>
        <summary>
          {words.more}
          {folded > 0 && ` (${words.inUse(folded)})`}
        </summary>
        <div className="lead-filters-more">
          {select("archetype", words.archetype, archetypeOptions)}
          {select("source", words.source, asOptions(origins?.sources))}
          {select("campaign", words.campaign, asOptions(origins?.campaigns))}
          {select("wantsNews", words.wantsNews, yesOrNo)}
          {select("careless", words.careless, yesOrNo)}
          {select("suspect", words.suspect, yesOrNo)}
          {day("from", words.from)}
          {day("to", words.to)}
        </div>
      </details>
      {isNarrowed(filters) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange({ sort: filters.sort ?? "", columns: filters.columns ?? "" })}
        >
          {words.clear}
        </Button>
      )}
    </search>
  );
}
