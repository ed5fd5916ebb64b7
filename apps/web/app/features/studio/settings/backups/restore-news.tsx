import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import type { BackupsView } from "@academy/contract/studio/settings";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Section } from "../../kit/section.tsx";

const words = studioBackupsPage.restore.news;

/** How far a restore is, or what became of the last one. */
export function RestoreNews({ restore }: Pick<BackupsView, "restore">) {
  if (!restore) return null;
  const { state, failure, safetyAt } = restore;
  const [at, madeAt] = [formatTime(restore.at), formatTime(restore.madeAt)];
  return (
    <Section id="restore" heading={words.heading}>
      <div role="status" className="mt-2 max-w-text grid gap-1">
        {state === "trying" && <p>{words.trying(madeAt)}</p>}
        {state === "closing" && <p>{words.closing(madeAt)}</p>}
        {state === "restored" && <p>{words.restored(at, madeAt, restore.by ?? words.somebody)}</p>}
        {state === "failed" && (
          <p>
            {words.failed(at, madeAt)} {words.reasons[failure ?? "unknown"]}
          </p>
        )}
        {state === "restored" && safetyAt && <p>{words.safety(formatTime(safetyAt))}</p>}
      </div>
    </Section>
  );
}
