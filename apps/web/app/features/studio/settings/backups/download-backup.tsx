import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { downloadBackup } from "@academy/contract/calls/studio/settings";
import { pathOf } from "@academy/contract/path-of";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { askBeforeDownload } from "../../export-link.tsx";

const words = studioBackupsPage.download;

/** The whole academy in one file: for whoever has just shown who they are, and knows what it is. */
export function DownloadBackup({ isEncrypted }: { isEncrypted: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const downloading = useMutation({
    mutationFn: askBeforeDownload,
    onSuccess: () => {
      const query = isEncrypted ? {} : { plain: "yes" as const };
      toast({ title: words.started });
      // The browser saves it by itself: it may be larger than a page can hold.
      window.location.assign(pathOf(downloadBackup, { query }));
    },
  });
  const download = () => {
    setAsking(false);
    downloading.mutate();
  };
  const { confirm } = words;
  return (
    <>
      <Button
        variant="secondary"
        isBusy={downloading.isPending}
        onClick={isEncrypted ? download : () => setAsking(true)}
      >
        {downloading.isPending ? words.busy : words.button}
      </Button>
      {downloading.error && (
        <p role="alert" className="field-error">
          {explain(downloading.error)}
        </p>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={confirm.title}
        description={confirm.text}
        actions={
          <>
            <Button variant="destructive" onClick={download}>
              {confirm.go}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {confirm.cancel}
            </Button>
          </>
        }
      />
    </>
  );
}
