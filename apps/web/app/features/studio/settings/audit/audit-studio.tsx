import { studioAuditPage } from "@academy/content/pages/studio/settings/audit-page";
import { listAuditChoices, listAuditEntries } from "@academy/contract/calls/studio/settings";
import type { AuditEntryView } from "@academy/contract/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { pageOf, usePages } from "../../../../lib/api/use-pages.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { FilterBar } from "../../kit/filter-bar.tsx";
import { useFilters } from "../../kit/filters.ts";
import { List } from "../../kit/list.tsx";
import { Table, type TableColumn } from "../../kit/table.tsx";
import { useOfferName } from "../../offer-names.ts";
import { SettingsPage } from "../settings-page.tsx";
import { detailInWords } from "./audit-detail.ts";
import { actionInWords, placeOf, subjectInWords } from "./audit-words.ts";

const words = studioAuditPage;
const { filters: said, table } = words;
const filterNames = ["by", "action"] as const;

/** Who did what in the studio. */
export function AuditStudio() {
  const { filters, isNarrowed, change } = useFilters(filterNames);
  const list = usePages([listAuditEntries.path, filters], (cursor, signal) =>
    callApi(listAuditEntries, { query: { ...filters, ...pageOf(cursor, "50") }, signal }),
  );
  // Who has done something for the first time is there the next time it is looked at.
  const { data: choices } = useQuery({ ...apiQuery(listAuditChoices), staleTime: 0 });
  const actions = (choices?.actions ?? [])
    .map((action) => [action, actionInWords(action)] as const)
    .sort(([, one], [, other]) => (one < other ? -1 : 1));
  return (
    <SettingsPage lead={words.lead}>
      <FilterBar
        words={said}
        filters={filters}
        onChange={change}
        shown={[
          {
            name: "by",
            label: said.person,
            any: said.everyone,
            options: (choices?.people ?? []).map(({ id, name }) => [id, name]),
          },
          { name: "action", label: said.action, any: said.anything, options: actions },
        ]}
      />
      <List list={list} none={isNarrowed ? words.noneFound : words.none}>
        {(entries) => (
          <Table
            label={table.label}
            className="is-flowing"
            columns={columns}
            rows={entries}
            keyOf={({ id }) => id}
          />
        )}
      </List>
    </SettingsPage>
  );
}

const columns: readonly TableColumn<AuditEntryView>[] = [
  {
    label: table.what,
    cell: (entry) => (
      <>
        {actionInWords(entry.action)}
        <Detail entry={entry} />
      </>
    ),
  },
  { label: table.about, isPlain: true, cell: ({ subject }) => <Subject subject={subject} /> },
  { label: table.who, isPlain: true, cell: ({ by }) => by ?? words.nobody },
  {
    label: table.when,
    isPlain: true,
    className: "table-time",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time>,
  },
];

const Detail = ({ entry }: { entry: AuditEntryView }) => (
  <span className="table-more">{detailInWords(entry, useOfferName())}</span>
);

function Subject({ subject }: { subject: AuditEntryView["subject"] }) {
  const place = placeOf(subject);
  const text = <bdi>{subjectInWords(subject)}</bdi>;
  return place ? (
    <Link to={place} className="text-link">
      {text}
    </Link>
  ) : (
    text
  );
}
