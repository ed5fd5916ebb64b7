import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import { exportLeads } from "@academy/contract/calls/studio/leads";
import { archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { useState } from "react";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import type { Options } from "../../../ui/form/select.tsx";
import { ExportLink } from "../kit/export-link.tsx";
import { FilterBar } from "../kit/filter-bar.tsx";
import { useFilters } from "../kit/filters.ts";
import { ListPage } from "../kit/list.tsx";
import { Tabs } from "../kit/page.tsx";
import type { RowSelection } from "../kit/use-studio-table.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { LeadTable } from "./lead-table.tsx";
import { SavedViews } from "./saved-views.tsx";
import { type LeadFilters, leadFilterNames, useLeadCount, useLeads, useOrigins } from "./use-leads.ts";

const words = studioLeadsPage;

/** Everybody who left an address: found, sorted, moved on and taken along. */
export function LeadsStudio() {
  const { filters, query, isNarrowed, change } = useFilters(leadFilterNames);
  const [selected, setSelected] = useState<RowSelection>({});
  const { data: counted } = useLeadCount(query);
  const ids = Object.keys(selected);
  const changeAll = (next: LeadFilters) => {
    setSelected({});
    change(next);
  };
  return (
    <ListPage
      title={words.title}
      tabs={<Tabs {...studioPage.tabs} />}
      list={useLeads(query)}
      none={isNarrowed ? words.noneFound : words.none}
      count={counted ? words.count(counted.count, counted.isMore) : ""}
      filters={
        <>
          <OwnerOnly>
            <SavedViews filters={filters} onLeave={() => setSelected({})} />
          </OwnerOnly>
          <Bar filters={filters} onChange={changeAll} />
        </>
      }
      tools={
        <OwnerOnly>
          <div className="studio-tools flex flex-wrap items-center gap-x-4 gap-y-2">
            <LinkButton to="/studio/settings/webhooks" variant="quiet" size="small">
              {studioWebhooksPage.link}
            </LinkButton>
            <ExportLink call={exportLeads} query={query}>
              {words.export}
            </ExportLink>
          </div>
        </OwnerOnly>
      }
      bulk={
        ids.length > 0 && <BulkBar ids={ids} query={query} counted={counted} onDone={() => setSelected({})} />
      }
    >
      {(leads) => (
        <LeadTable
          leads={leads}
          sort={filters.sort}
          onSort={(sort) => changeAll({ ...filters, sort })}
          selected={selected}
          onSelect={setSelected}
        />
      )}
    </ListPage>
  );
}

const { filters: said } = words;
const { newest, ...otherSorts } = said.sorts;
const yesOrNo: Options = [
  ["yes", said.yes],
  ["no", said.no],
];
const optionsOf = (values: readonly string[] = []): Options => values.map((value) => [value, value]);
const archetypeOptions: Options = archetypeKeys.map((key) => [key, archetypes[key].title]);

type BarProps = { filters: LeadFilters; onChange: (filters: LeadFilters) => void };

function Bar({ filters, onChange }: BarProps) {
  const { data: origins } = useOrigins();
  const { any } = said;
  return (
    <FilterBar
      words={said}
      filters={filters}
      onChange={onChange}
      shown={[
        { name: "stage", label: said.stage, any: said.anyStage, options: Object.entries(words.stages) },
        { name: "sort", label: said.sort, any: newest, options: Object.entries(otherSorts) },
      ]}
      folded={[
        { name: "archetype", label: said.archetype, any, options: archetypeOptions },
        { name: "source", label: said.source, any, options: optionsOf(origins?.sources) },
        { name: "campaign", label: said.campaign, any, options: optionsOf(origins?.campaigns) },
        { name: "wantsNews", label: said.wantsNews, any, options: yesOrNo },
        { name: "careless", label: said.careless, any, options: yesOrNo },
        { name: "suspect", label: said.suspect, any, options: yesOrNo },
        { name: "from", label: said.from },
        { name: "to", label: said.to },
      ]}
    />
  );
}
