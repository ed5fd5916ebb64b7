import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { AccountForm } from "../account-form.tsx";
import { askForNewEmail, confirmNewEmail } from "../calls.ts";
import { CodeField, EmailField } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { SendAgain } from "../send-again.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

const words = settingsWords.emailSection;

type EmailSectionProps = Pick<AccountView, "user" | "pendingEmail">;

export function EmailSection({ user, pendingEmail }: EmailSectionProps) {
  const { refresh } = useAccountChange();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <SettingsSection id="email" heading={words.email} about={settingsPage.email}>
      <p className="mb-6 wrap-anywhere">
        {words.currentEmail} <strong className="weight-500">{user.email}</strong>
      </p>
      {pendingEmail && !isChoosing ? (
        <ConfirmEmail email={pendingEmail} onChooseAnother={() => setChoosing(true)} />
      ) : (
        <AccountForm
          asks={(contract) => contract.changeEmailBody}
          mainField="email"
          send={async ({ email = "" }) => {
            await askForNewEmail(email);
            await refresh();
          }}
          onDone={() => setChoosing(false)}
          submitLabel={words.sendCode}
          busyLabel={words.sending}
          draft={{ name: `${user.email}/email`, fields: ["email"] }}
          variant="secondary"
        >
          <EmailField label={words.newEmail} autoComplete="email" />
        </AccountForm>
      )}
    </SettingsSection>
  );
}

function ConfirmEmail({ email, onChooseAnother }: { email: string; onChooseAnother: () => void }) {
  const { refresh } = useAccountChange();
  return (
    <>
      <p className="mb-6" role="status">
        {words.codeSentTo} <strong className="wrap-anywhere weight-500">{email}</strong>
        {words.untilEntered}
      </p>
      <AccountForm
        asks={(contract) => contract.confirmEmailBody}
        send={async ({ code = "" }) => {
          await confirmNewEmail(code);
          await refresh();
        }}
        onDone={() => {}}
        submitLabel={words.confirm}
        busyLabel={words.checking}
        variant="secondary"
        others={
          <Button variant="quiet" onClick={onChooseAnother}>
            {words.useADifferentAddress}
          </Button>
        }
      >
        <CodeField />
      </AccountForm>
      <KeptMailNote />
      <div className="mt-4">
        <SendAgain
          label={words.sendAnotherCode}
          sentWords={words.sentAgain}
          send={() => askForNewEmail(email)}
        />
      </div>
    </>
  );
}
