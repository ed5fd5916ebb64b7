import { studioLearnersPage } from "@academy/content/pages/studio/learners-page";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/buttons/button.tsx";
import { coursesQuery } from "../../progress/public.ts";
import { FilterSelect, type Options } from "../leads/filter-select.tsx";
import { useOffers } from "../offer-names.ts";
import { SearchField } from "../search-field.tsx";
import { type FilterName, isNarrowed, type ShownFilters } from "./use-learners.ts";

const words = studioLearnersPage.filters;
const progressOptions: Options = Object.entries(words.states);

type LearnerFiltersProps = { filters: ShownFilters; onChange: (filters: ShownFilters) => void };

export function LearnerFilters({ filters, onChange }: LearnerFiltersProps) {
  const { data: courses = [] } = useQuery(coursesQuery);
  const offerOptions: Options = useOffers().map(({ key, name }) => [key, name]);
  const set = (name: FilterName, value: string) => onChange({ ...filters, [name]: value });
  const select = (name: FilterName, label: string, options: Options, any: string) => (
    <FilterSelect {...{ label, options, any }} value={filters[name]} onChange={(value) => set(name, value)} />
  );
  const courseOptions: Options = courses.map(({ id, title }) => [id, title]);
  return (
    <search aria-label={words.label} className="learner-filters">
      <div className="learner-filters-row">
        <SearchField
          label={words.search}
          hint={words.searchHint}
          search={filters.search ?? ""}
          onSearch={(search) => set("search", search)}
        />
        {select("progress", words.progress, progressOptions, words.anyProgress)}
        {select("course", words.course, courseOptions, words.anyCourse)}
        {select("offer", words.offer, offerOptions, words.anyOffer)}
        {select("sort", words.sort, [["oldest", words.sorts.oldest]], words.sorts.newest)}
      </div>
      {isNarrowed(filters) && (
        <Button variant="quiet" size="small" onClick={() => onChange({ sort: filters.sort ?? "" })}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
