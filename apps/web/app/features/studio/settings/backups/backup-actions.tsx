import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { showBackups, tryBackup } from "@academy/contract/calls/studio/settings";
import { callApi } from "../../../../lib/api/api.ts";
import { useFresh } from "../../../../lib/api/use-pages.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Action } from "../../kit/action.tsx";
import { DownloadBackup } from "./download-backup.tsx";
import { RestoreBackup } from "./restore-backup.tsx";
import type { Backup } from "./trial.tsx";

const { trial: words } = studioBackupsPage;

type BackupActionsProps = { backup: Backup; isTrying: boolean; isRestoring: boolean };

export function BackupActions({ backup, isTrying, isRestoring }: BackupActionsProps) {
  const refresh = useFresh(showBackups.path);
  const about = formatTime(backup.madeAt);
  return (
    <div className="backup-actions">
      <Action
        variant="secondary"
        label={words.button}
        busy={words.busy}
        about={about}
        isWaiting={isTrying}
        act={() => callApi(tryBackup, { params: { name: backup.name } })}
        done={words.asked}
        onSettled={refresh}
      />
      <DownloadBackup backup={backup} about={about} />
      {!isRestoring && <RestoreBackup name={backup.name} about={about} onDone={refresh} />}
    </div>
  );
}
