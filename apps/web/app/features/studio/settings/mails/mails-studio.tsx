import { nameOfMail } from "@academy/content/pages/studio/mail-kinds";
import { studioMailsPage } from "@academy/content/pages/studio/settings/mails-page";
import type { QueryOf } from "@academy/contract/call";
import { listMails, summarizeMails } from "@academy/contract/calls/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { usePages } from "../../../../lib/api/use-pages.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FilterSelect } from "../../leads/filter-select.tsx";
import { ListEnd } from "../../list-end.tsx";
import { SettingsFrame } from "../settings-frame.tsx";
import { MailTable } from "./mail-table.tsx";
import { SendAllAgain } from "./send-again.tsx";

const words = studioMailsPage;
const stateOptions = Object.entries(words.states);

// What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
type MailsQuery = QueryOf<typeof listMails>;

/** What became of the academy's mails. */
export function MailsStudio() {
  const [address, setAddress] = useSearchParams();
  const state = address.get("state") ?? "";
  const kind = address.get("kind") ?? "";
  const query = { ...(state ? { state } : {}), ...(kind ? { kind } : {}) } as MailsQuery;
  const list = usePages([listMails.path, query], (cursor, signal) =>
    callApi(listMails, { query: { ...query, limit: "50", ...(cursor === null ? {} : { cursor }) }, signal }),
  );
  const { data: summary } = useQuery({ ...apiQuery(summarizeMails), staleTime: 0 });
  const kinds = (summary?.kinds ?? []).map((name) => [name, nameOfMail(name)] as const);
  const show = (next: Record<string, string>) =>
    setAddress(
      Object.entries({ state, kind, ...next }).filter(([, value]) => value !== ""),
      { replace: true, preventScrollReset: true },
    );
  const none = state || kind ? words.noneFound : words.none;
  return (
    <SettingsFrame>
      <p className="max-w-text text-ink-soft">{words.lead}</p>
      <search aria-label={words.filters.label} className="settings-filters">
        <FilterSelect
          label={words.filters.state}
          any={words.filters.anyState}
          options={stateOptions}
          value={state}
          onChange={(next) => show({ state: next })}
        />
        <FilterSelect
          label={words.filters.kind}
          any={words.filters.anyKind}
          options={kinds}
          value={kind}
          onChange={(next) => show({ kind: next })}
        />
      </search>
      <div className="studio-summary">
        <p role="status">
          {summary ? words.summary(summary.failed, summary.waiting, summary.mostCounted) : ""}
        </p>
        {summary && summary.failed > 0 && <SendAllAgain />}
      </div>
      {list.items && list.items.length > 0 && <MailTable mails={list.items} />}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </SettingsFrame>
  );
}
