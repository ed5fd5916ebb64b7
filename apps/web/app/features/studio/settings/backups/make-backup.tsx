import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { makeBackup } from "@academy/contract/calls/studio/settings";
import type { BackupsView } from "@academy/contract/studio/settings";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";

const words = studioBackupsPage.make;

type MakeBackupProps = Pick<BackupsView, "underWay"> & { refresh: () => Promise<unknown> };

export function MakeBackup({ underWay, refresh }: MakeBackupProps) {
  const making = useMutation({
    mutationFn: async () => {
      await callApi(makeBackup);
      await refresh();
    },
    onSuccess: () => toast({ title: words.asked }),
  });
  const isUnderWay = underWay !== null && !underWay.hasFailed;
  return (
    <>
      <Button isBusy={making.isPending || isUnderWay} onClick={() => making.mutate()}>
        {making.isPending ? words.busy : words.button}
      </Button>
      <p role="status" className="studio-small">
        {underWay ? (underWay.hasFailed ? words.failed : words.underWay) : ""}
      </p>
      {making.error && (
        <p role="alert" className="field-error">
          {explain(making.error)}
        </p>
      )}
    </>
  );
}
