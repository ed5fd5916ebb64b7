import { studioLearnersPage } from "@academy/content/pages/studio/learners-page";
import { exportLearners } from "@academy/contract/calls/studio/learners";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { coursesQuery } from "../../progress/public.ts";
import { ExportLink } from "../kit/export-link.tsx";
import { FilterBar } from "../kit/filter-bar.tsx";
import { useFilters } from "../kit/filters.ts";
import { ListPage } from "../kit/list.tsx";
import { useOffers } from "../offer-names.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { LearnerTable } from "./learner-table.tsx";
import { useLearnerCount, useLearners } from "./use-learners.ts";

const words = studioLearnersPage;
const { filters: said } = words;
const filterNames = ["search", "progress", "course", "offer", "sort", "columns"] as const;

/** Everybody with an account: found, looked at and taken along. */
export function LearnersStudio() {
  const { filters, query, isNarrowed, change } = useFilters(filterNames);
  const { data: counted } = useLearnerCount(query);
  const { data: courses = [] } = useQuery(coursesQuery);
  const courseOptions = courses.map(({ id, title }) => [id, title] as const);
  const offerOptions = useOffers().map(({ key, name }) => [key, name] as const);
  return (
    <ListPage
      title={words.title}
      list={useLearners(query)}
      none={isNarrowed ? words.noneFound : words.none}
      count={counted ? words.count(counted.count, counted.isMore) : ""}
      filters={
        <FilterBar
          words={said}
          filters={filters}
          onChange={change}
          shown={[
            {
              name: "progress",
              label: said.progress,
              any: said.anyProgress,
              options: Object.entries(said.states),
            },
            { name: "course", label: said.course, any: said.anyCourse, options: courseOptions },
            { name: "offer", label: said.offer, any: said.anyOffer, options: offerOptions },
            {
              name: "sort",
              label: said.sort,
              any: said.sorts.newest,
              options: [["oldest", said.sorts.oldest]],
            },
          ]}
        />
      }
      tools={
        <OwnerOnly>
          <div className="studio-tools flex flex-wrap items-center gap-x-4 gap-y-2">
            <LinkButton to={words.give.to} variant="quiet" size="small">
              {words.give.label}
            </LinkButton>
            <LinkButton to={words.import.to} variant="quiet" size="small">
              {words.import.label}
            </LinkButton>
            <ExportLink call={exportLearners} query={query}>
              {words.export}
            </ExportLink>
          </div>
        </OwnerOnly>
      }
    >
      {(learners) => (
        <LearnerTable
          learners={learners}
          sort={filters.sort}
          onSort={(sort) => change({ ...filters, sort })}
        />
      )}
    </ListPage>
  );
}
