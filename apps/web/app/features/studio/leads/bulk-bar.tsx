import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Stage } from "./filters-in-address.ts";
import { moveLeads, useFreshLeads } from "./use-leads.ts";

const words = studioLeadsPage.bulk;
const { stages } = studioLeadsPage;

/** What can be done with all that are selected. */
export function BulkBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const [stage, setStage] = useState<Stage>("contacted");
  const refresh = useFreshLeads();
  const moving = useMutation({
    mutationFn: () => moveLeads(ids, stage),
    onSuccess: ({ changed }) => {
      toast({ title: words.moved(changed, stages[stage]) });
      onDone();
      return refresh();
    },
  });
  return (
    <section aria-label={words.label} className="lead-bulk">
      <p role="status">{words.selected(ids.length)}</p>
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
