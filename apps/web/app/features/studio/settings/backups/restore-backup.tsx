import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { orderRestore } from "@academy/contract/calls/studio/settings";
import { restoreWord } from "@academy/contract/fields/restore-word";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { hasCode } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { withFreshProof } from "../../../account/public.ts";
import { FormDialog } from "../../kit/form-dialog.tsx";

const words = studioBackupsPage.restore;

const send = withFreshProof(
  () => proofReasons.restore,
  (name: string) => callApi(orderRestore, { params: { name }, body: { confirm: restoreWord } }),
);

type RestoreBackupProps = { name: string; about: string; onDone: () => unknown };

/** Everything becomes what it was then: for whoever has read what that means and typed that they mean it. */
export function RestoreBackup({ name, about, onDone }: RestoreBackupProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${words.button} ${about}`}
        onClick={() => setAsking(true)}
      >
        {words.button}
      </Button>
      {isAsking && (
        <FormDialog
          title={words.title(about)}
          text={words.text}
          words={{ submit: words.go, busy: words.busy, cancel: words.cancel }}
          isDestructive
          read={(form) => readFields(form).word?.trim().toLowerCase() ?? ""}
          check={(word): Record<string, string> =>
            word === restoreWord ? {} : { word: words.wordNeeded(restoreWord) }
          }
          send={() => send(name)}
          problem={(error) => (hasCode(error, "CONFLICT") ? words.conflict : undefined)}
          onDone={onDone}
          onClose={() => setAsking(false)}
        >
          <ol className="backup-steps">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="studio-small">{words.payments}</p>
          <TextField name="word" label={words.word(restoreWord)} autoComplete="off" autoCapitalize="none" />
        </FormDialog>
      )}
    </>
  );
}
