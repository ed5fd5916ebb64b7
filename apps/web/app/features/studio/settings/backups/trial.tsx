import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import type { BackupsView } from "@academy/contract/studio/settings";
import { formatTime } from "../../../../lib/text/format-time.ts";

const { trial: words, list } = studioBackupsPage;

export type Backup = BackupsView["items"][number];

/** What came of restoring it on trial, in words that prove it. */
export function Trial({ trial }: Pick<Backup, "trial">) {
  if (!trial) return <span className="text-ink-soft">{list.untried}</span>;
  const time = formatTime(trial.at);
  if (trial.outcome === "failed") return <span className="text-danger">{words.failed(time)}</span>;
  return trial.proof ? words.worked(time, trial.proof) : words.workedWithout(time);
}
