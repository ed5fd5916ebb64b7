import { studioLearnersPage } from "@academy/content/pages/studio/learners-page";
import { exportLearners } from "@academy/contract/calls/studio/learners";
import { pathOf } from "@academy/contract/path-of";
import { useSearchParams } from "react-router";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { ExportLink } from "../export-link.tsx";
import { ListEnd } from "../list-end.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { withColumns } from "../table/columns.ts";
import { LearnerFilters } from "./learner-filters.tsx";
import { LearnerTable } from "./learner-table.tsx";
import {
  isNarrowed,
  readFilters,
  type ShownFilters,
  useLearnerCount,
  useLearners,
  writeFilters,
} from "./use-learners.ts";

const words = studioLearnersPage;

/** Everybody with an account: found, looked at and taken along. */
export function LearnersStudio() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const list = useLearners(filters);
  const { data: counted } = useLearnerCount(filters);
  const change = (next: ShownFilters) =>
    setAddress(withColumns(writeFilters(next), address), { replace: true, preventScrollReset: true });
  const none = isNarrowed(filters) ? words.noneFound : words.none;
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <LearnerFilters filters={filters} onChange={change} />
      <div className="studio-summary">
        <p role="status">{counted ? words.count(counted.count, counted.isMore) : ""}</p>
        <OwnerOnly>
          <div className="learner-tools">
            <LinkButton to={words.import.to} variant="quiet" size="small">
              {words.import.label}
            </LinkButton>
            <ExportLink href={pathOf<{ path: string }>(exportLearners, { query: filters } as never)}>
              {words.export}
            </ExportLink>
          </div>
        </OwnerOnly>
      </div>
      {list.items && list.items.length > 0 && (
        <LearnerTable
          learners={list.items}
          sort={filters.sort}
          onSort={(sort) => change({ ...filters, sort })}
        />
      )}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </div>
  );
}
