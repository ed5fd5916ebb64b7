import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { AccountForm } from "../account-form.tsx";
import { askForNewEmail, confirmNewEmail } from "../calls.ts";
import { CodeField, EmailField } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { SendAgain } from "../send-again.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

type EmailSectionProps = Pick<AccountView, "user" | "pendingEmail">;

export function EmailSection({ user, pendingEmail }: EmailSectionProps) {
  const { refresh } = useAccountChange();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <SettingsSection id="email" heading="Email" about={settingsPage.email}>
      <p className="mb-6 wrap-anywhere">
        Current email: <strong className="font-medium">{user.email}</strong>
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
          submitLabel="Send code"
          busyLabel="Sending…"
          draft={{ name: `${user.email}/email`, fields: ["email"] }}
          variant="secondary"
        >
          <EmailField label="New email" autoComplete="email" />
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
        We’ve emailed a six-digit code to <strong className="wrap-anywhere font-medium">{email}</strong>.
        Nothing changes until you enter it here.
      </p>
      <AccountForm
        asks={(contract) => contract.confirmEmailBody}
        send={async ({ code = "" }) => {
          await confirmNewEmail(code);
          await refresh();
        }}
        onDone={() => {}}
        submitLabel="Confirm"
        busyLabel="Checking…"
        variant="secondary"
        others={
          <Button variant="quiet" onClick={onChooseAnother}>
            Use a different address
          </Button>
        }
      >
        <CodeField />
      </AccountForm>
      <KeptMailNote />
      <div className="mt-4">
        <SendAgain
          label="Send another code"
          sentWords="We’ve sent another code."
          send={() => askForNewEmail(email)}
        />
      </div>
    </>
  );
}
