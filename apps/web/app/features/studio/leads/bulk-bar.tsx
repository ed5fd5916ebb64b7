import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import type { LeadCount } from "@academy/contract/studio/leads";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { ShownFilters, Stage } from "./filters-in-address.ts";
import { moveAllLeads, moveLeads, useFreshLeads } from "./use-leads.ts";

const words = studioLeadsPage.bulk;
const { stages } = studioLeadsPage;

type BulkBarProps = {
  ids: string[];
  filters: ShownFilters;
  /** Of all that the filters show. */
  counted: LeadCount | undefined;
  onDone: () => void;
};

/** What can be done with all that are selected. */
export function BulkBar({ ids, filters, counted, onDone }: BulkBarProps) {
  const [isAll, setAll] = useState(false);
  const [stage, setStage] = useState<Stage>("contacted");
  const hasMore = counted !== undefined && (counted.isMore || counted.count > ids.length);
  const refresh = useFreshLeads();
  const moving = useMutation({
    mutationFn: () => (isAll ? moveAllLeads(filters, stage) : moveLeads(ids, stage)),
    onSuccess: ({ changed }) => {
      toast({ title: words.moved(changed, stages[stage]) });
      onDone();
      return refresh();
    },
  });
  return (
    <section aria-label={words.label} className="lead-bulk">
      <p role="status">
        {isAll && counted ? words.allSelected(counted.count, counted.isMore) : words.selected(ids.length)}
      </p>
      {!isAll && hasMore && counted && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          {words.selectAll(counted.count, counted.isMore)}
        </Button>
      )}
      <Field label={words.moveTo}>
        <Select value={stage} onChange={({ target }) => setStage(target.value as Stage)}>
          {Object.entries(stages).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button size="small" isBusy={moving.isPending} onClick={() => moving.mutate()}>
        {moving.isPending ? words.busy : words.move}
      </Button>
      <Button variant="quiet" size="small" onClick={onDone}>
        {words.clear}
      </Button>
      {moving.error && (
        <p role="alert" className="field-error">
          {explain(moving.error)}
        </p>
      )}
    </section>
  );
}
