import { studioAuditPage } from "@academy/content/pages/studio/settings/audit-page";
import { listAuditChoices } from "@academy/contract/calls/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { FilterSelect } from "../../leads/filter-select.tsx";
import { actionInWords } from "./audit-words.ts";

const words = studioAuditPage.filters;

type Filters = { by: string; action: string };
type AuditFiltersProps = { filters: Filters; onChange: (filters: Filters) => void };

export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  // Who has done something for the first time is there the next time it is looked at.
  const { data: choices } = useQuery({ ...apiQuery(listAuditChoices), staleTime: 0 });
  const people = (choices?.people ?? []).map(({ id, name }) => [id, name] as const);
  const actions = (choices?.actions ?? [])
    .map((action) => [action, actionInWords(action)] as const)
    .sort(([, one], [, other]) => (one < other ? -1 : 1));
  return (
    <search aria-label={words.label} className="settings-filters">
      <FilterSelect
        label={words.person}
        any={words.everyone}
        options={people}
        value={filters.by}
        onChange={(by) => onChange({ ...filters, by })}
      />
      <FilterSelect
        label={words.action}
        any={words.anything}
        options={actions}
        value={filters.action}
        onChange={(action) => onChange({ ...filters, action })}
      />
      {(filters.by || filters.action) && (
        <Button variant="quiet" size="small" onClick={() => onChange({ by: "", action: "" })}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
