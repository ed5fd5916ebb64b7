import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { claimResult, confirmResult } from "@academy/contract/calls/account";
import { type ReactNode, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { AccountForm } from "../account-form.tsx";
import { CodeField } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { SendAgain } from "../send-again.tsx";

const words = dashboardPage.result.claim;

type ClaimResultProps = {
  token: string;
  /** Where it was mailed, as far as this device knows. */
  email: string | undefined;
  /** What else can be done beside saying that it is theirs. */
  others: ReactNode;
  onClaimed: () => Promise<void>;
};

/** A result that was mailed to another address comes along with the code that is mailed there. */
export function ClaimResult({ token, email, others, onClaimed }: ClaimResultProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = () => callApi(claimResult, { body: { token } });
  const begin = async () => {
    setBusy(true);
    try {
      await ask();
      setAsked(true);
    } catch (error) {
      toast({ title: explain(error) });
    }
    setBusy(false);
  };
  if (!isAsked) {
    return (
      <div className="form-actions mt-8">
        <Button isBusy={isBusy} onClick={() => void begin()}>
          {isBusy ? words.busy : words.mine}
        </Button>
        {others}
      </div>
    );
  }
  return (
    <div className="mt-8">
      <p className="mb-6 wrap-anywhere" role="status">
        {fillWords(words.sent, { email: email ?? words.givenAddress })}
      </p>
      <AccountForm
        asks={(contract) => contract.confirmEmailBody}
        mainField="code"
        send={async ({ code = "" }) => {
          await callApi(confirmResult, { body: { token, code } });
          toast({ title: words.done });
          await onClaimed();
        }}
        onDone={() => {}}
        submitLabel={words.confirm}
        busyLabel={words.checking}
      >
        <CodeField />
      </AccountForm>
      <KeptMailNote />
      <div className="mt-4">
        <SendAgain
          label={words.sendAgain}
          sentWords={words.sentAgain}
          send={async () => void (await ask())}
        />
      </div>
    </div>
  );
}
