import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { downloadBackup } from "@academy/contract/calls/studio/settings";
import { pathOf } from "@academy/contract/path-of";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { askBeforeDownload } from "../../kit/export-link.tsx";
import { Problem } from "../../kit/problem.tsx";
import type { Backup } from "./trial.tsx";

const words = studioBackupsPage.download;

/** The whole academy in one file: for whoever has just shown who they are, and knows what it is. */
export function DownloadBackup({ backup, about }: { backup: Backup; about: string }) {
  const [isAsking, setAsking] = useState(false);
  const { name, isEncrypted } = backup;
  const downloading = useMutation({
    mutationFn: askBeforeDownload,
    onSuccess: () => {
      const query = isEncrypted ? {} : { plain: "yes" as const };
      toast({ title: words.started });
      // The browser saves it by itself: it may be larger than a page can hold.
      window.location.assign(pathOf(downloadBackup, { params: { name }, query }));
    },
  });
  const { confirm } = words;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={downloading.isPending}
        aria-label={`${words.button}: ${about}`}
        onClick={() => (isEncrypted ? downloading.mutate() : setAsking(true))}
      >
        {downloading.isPending ? words.busy : words.button}
      </Button>
      <Problem error={downloading.error} />
      {isAsking && (
        <ConfirmDialog
          words={{ ...confirm, confirm: confirm.go }}
          isDestructive
          act={async () => downloading.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
