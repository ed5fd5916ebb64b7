import { studioAuditPage } from "@academy/content/pages/studio/settings/audit-page";
import { listAuditEntries } from "@academy/contract/calls/studio/settings";
import { useSearchParams } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { usePages } from "../../../../lib/api/use-pages.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ListEnd } from "../../list-end.tsx";
import { SettingsFrame } from "../settings-frame.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";

const words = studioAuditPage;

/** Who did what in the studio. */
export function AuditStudio() {
  const [address, setAddress] = useSearchParams();
  const filters = { by: address.get("by") ?? "", action: address.get("action") ?? "" };
  const asked = {
    ...(filters.by ? { by: filters.by } : {}),
    ...(filters.action ? { action: filters.action } : {}),
  };
  const list = usePages([listAuditEntries.path, asked], (cursor, signal) =>
    callApi(listAuditEntries, {
      query: { ...asked, limit: "50", ...(cursor === null ? {} : { cursor }) },
      signal,
    }),
  );
  const none = filters.by || filters.action ? words.noneFound : words.none;
  return (
    <SettingsFrame>
      <p className="max-w-text text-ink-soft">{words.lead}</p>
      <AuditFilters
        filters={filters}
        onChange={(next) =>
          setAddress(
            Object.entries(next).filter(([, value]) => value !== ""),
            { replace: true, preventScrollReset: true },
          )
        }
      />
      {list.items && list.items.length > 0 && <AuditTable entries={list.items} />}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </SettingsFrame>
  );
}
