import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { exportLeads } from "@academy/contract/calls/studio/leads";
import type { LeadCount } from "@academy/contract/studio/leads";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { Action } from "../kit/action.tsx";
import { ExportLink } from "../kit/export-link.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { GiveToLeads } from "./give-to-leads.tsx";
import {
  downloadLeads,
  moveAllLeads,
  moveLeads,
  type Stage,
  selectionOf,
  useFreshLeads,
} from "./use-leads.ts";

const words = studioLeadsPage.bulk;
const { stages } = studioLeadsPage;

type BulkBarProps = {
  ids: string[];
  query: Record<string, string>;
  /** Of all that the filters show. */
  counted: LeadCount | undefined;
  onDone: () => void;
};

/** What can be done with all that are selected. */
export function BulkBar({ ids, query, counted, onDone }: BulkBarProps) {
  const [isAll, setAll] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const [stage, setStage] = useState<Stage>("contacted");
  const hasMore = counted !== undefined && (counted.isMore || counted.count > ids.length);
  const refresh = useFreshLeads();
  return (
    <section aria-label={words.label} className="lead-bulk">
      <p role="status">
        {isAll && counted ? words.allSelected(counted.count, counted.isMore) : words.selected(ids.length)}
      </p>
      {!isAll && hasMore && counted && (
        <OwnerOnly>
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            {words.selectAll(counted.count, counted.isMore)}
          </Button>
        </OwnerOnly>
      )}
      <Field label={words.moveTo}>
        <Select
          value={stage}
          options={Object.entries(stages)}
          onChange={({ target }) => setStage(target.value as Stage)}
        />
      </Field>
      <Action
        variant="primary"
        label={words.move}
        busy={words.busy}
        act={() => (isAll ? moveAllLeads(query, stage) : moveLeads(ids, stage))}
        done={({ changed }) => words.moved(changed, stages[stage])}
        onDone={() => {
          onDone();
          return refresh();
        }}
      />
      <OwnerOnly>
        <Button variant="secondary" size="small" onClick={() => setGiving(true)}>
          {words.give}
        </Button>
        {isAll ? (
          <ExportLink call={exportLeads} query={query}>
            {words.exportAll}
          </ExportLink>
        ) : (
          <Action
            variant="secondary"
            label={words.export}
            busy={words.exporting}
            act={() => downloadLeads(ids)}
            done={words.exported(ids.length)}
          />
        )}
      </OwnerOnly>
      <Button variant="quiet" size="small" onClick={onDone}>
        {words.clear}
      </Button>
      {isGiving && (
        <GiveToLeads
          count={
            isAll && counted ? words.allSelected(counted.count, counted.isMore) : words.selected(ids.length)
          }
          who={selectionOf(ids, query, isAll)}
          onClose={() => setGiving(false)}
        />
      )}
    </section>
  );
}
