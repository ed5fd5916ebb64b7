import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import { provingWords } from "@academy/content/pages/studio/settings/proving";
import { confirmClaim } from "@academy/contract/calls/studio/business";
import { showLaunch } from "@academy/contract/calls/studio/settings";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { useFresh } from "../../../../lib/api/use-pages.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { Action } from "../../kit/action.tsx";
import { FormDialog } from "../../kit/form-dialog.tsx";

const { confirm: words, takeBack } = studioLaunchPage.claims;

type ConfirmClaimProps = { id: string; isConfirmed: boolean; isDemo: boolean; about: string };

const send = (id: string, isConfirmed: boolean) =>
  callApi(confirmClaim, { params: { id }, body: { isConfirmed } });

/** What only the owner can prove is hers to confirm, once she was told what that takes. */
export function ConfirmClaim({ id, isConfirmed, isDemo, about }: ConfirmClaimProps) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useFresh(showLaunch.path);
  if (isConfirmed) {
    return (
      <Action
        variant="secondary"
        className="whitespace-nowrap"
        label={takeBack.button}
        busy={takeBack.busy}
        about={about}
        act={() => send(id, false)}
        done={takeBack.done}
        onSettled={refresh}
      />
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        aria-label={`${words.button}: ${about}`}
        onClick={() => setAsking(true)}
      >
        {words.button}
      </Button>
      {isAsking && (
        <FormDialog
          title={words.title}
          text={provingWords(id)}
          words={{ submit: words.go, busy: words.busy, cancel: words.cancel }}
          read={(form) => ({ isSure: readFields(form).sure === "yes" })}
          check={({ isSure }): Record<string, string> => (isSure ? {} : { form: words.sureNeeded })}
          send={() => send(id, true)}
          done={words.done}
          onDone={refresh}
          onClose={() => setAsking(false)}
        >
          <p className="font-display type-lead wrap-anywhere">{about}</p>
          <p>{isDemo ? words.demo : words.text}</p>
          <Checkbox name="sure" value="yes" label={words.sure} />
        </FormDialog>
      )}
    </>
  );
}
