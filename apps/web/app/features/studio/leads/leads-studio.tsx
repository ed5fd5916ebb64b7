import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import { exportLeads } from "@academy/contract/calls/studio/leads";
import { pathOf } from "@academy/contract/path-of";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { ExportLink } from "../export-link.tsx";
import { LeadsTabs } from "../leads-tabs.tsx";
import { ListEnd } from "../list-end.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import type { Selected } from "../table/use-studio-table.ts";
import { BulkBar } from "./bulk-bar.tsx";
import {
  filterQuery,
  isNarrowed,
  readFilters,
  type ShownFilters,
  writeFilters,
} from "./filters-in-address.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadTable } from "./lead-table.tsx";
import { SavedViews } from "./saved-views.tsx";
import { useLeadCount, useLeads } from "./use-leads.ts";

const words = studioLeadsPage;

/** Everybody who left an address: found, sorted, moved on and taken along. */
export function LeadsStudio() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const [selected, setSelected] = useState<Selected>({});
  const list = useLeads(filters);
  const { data: counted } = useLeadCount(filters);
  const change = (next: ShownFilters) => {
    setSelected({});
    setAddress(writeFilters(next), { replace: true, preventScrollReset: true });
  };
  const ids = Object.keys(selected);
  const none = isNarrowed(filters) ? words.noneFound : words.none;
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <LeadsTabs />
      <SavedViews filters={filters} onLeave={() => setSelected({})} />
      <LeadFilters filters={filters} onChange={change} />
      <div className="studio-summary">
        <p role="status">{counted ? words.count(counted.count, counted.isMore) : ""}</p>
        <OwnerOnly>
          <div className="lead-takeaway">
            <Link to="/studio/settings/webhooks" className={buttonLook({ variant: "quiet", size: "small" })}>
              {studioWebhooksPage.link}
            </Link>
            <ExportLink
              href={pathOf<{ path: string }>(exportLeads, { query: filterQuery(filters) } as never)}
            >
              {words.export}
            </ExportLink>
          </div>
        </OwnerOnly>
      </div>
      {ids.length > 0 && (
        <BulkBar ids={ids} filters={filters} counted={counted} onDone={() => setSelected({})} />
      )}
      {list.items && list.items.length > 0 && (
        <LeadTable
          leads={list.items}
          sort={filters.sort}
          onSort={(sort) => change({ ...filters, sort })}
          selected={selected}
          onSelect={setSelected}
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
