import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import type { LeadDetail } from "@academy/contract/studio/leads";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { Section } from "../kit/section.tsx";
import { moveLeads, type Stage, useFreshLeads } from "../leads/use-leads.ts";

const words = studioLeadPage;
const { stages } = studioLeadsPage;

/** Takes effect at once; what it was before stands in the history. */
export function LeadStageField({ lead: { id, stage } }: { lead: LeadDetail }) {
  const refresh = useFreshLeads();
  const moving = useMutation({
    mutationFn: async (next: Stage) => {
      await moveLeads([id], next);
      await refresh();
    },
    onSuccess: (_, next) => toast({ title: words.stage.changed(stages[next]) }),
  });
  const shown = moving.isPending ? moving.variables : stage;
  return (
    <Field label={words.stage.label} error={moving.error ? explain(moving.error) : undefined}>
      <Select
        value={shown}
        options={Object.entries(stages)}
        onChange={({ target }) => moving.mutate(target.value as Stage)}
      />
    </Field>
  );
}

export function StageHistory({ changes }: { changes: LeadDetail["stageChanges"] }) {
  return (
    <Section id="history" heading={words.history.heading} none={changes.length === 0 && words.history.none}>
      <ol className="lead-history">
        {changes.map(({ from, to, by, createdAt }) => (
          <li key={createdAt + to}>
            {stages[from]} → {stages[to]}
            <span className="table-more studio-small">
              {by ?? words.history.someone}, <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
