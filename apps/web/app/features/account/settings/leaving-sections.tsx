import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { exportAccount } from "@academy/contract/calls/account";
import { useState } from "react";
import { Link } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { AccountForm } from "../account-form.tsx";
import { deleteAccount } from "../calls.ts";
import { EmailField } from "../form-fields.tsx";
import { SettingsSection } from "./settings-section.tsx";

const said = settingsWords.leavingSections;

export function ExportSection() {
  return (
    <SettingsSection id="export" heading={said.yourData} about={settingsPage.export}>
      <a href={exportAccount.path} download className={buttonLook({ variant: "secondary" })}>
        {said.exportMyData}
      </a>
    </SettingsSection>
  );
}

export function DeleteSection({ user, isOnlyOwner }: Pick<AccountView, "user" | "isOnlyOwner">) {
  const [isOpen, setOpen] = useState(false);
  const words = settingsPage.delete;
  const close = () => setOpen(false);
  if (isOnlyOwner) {
    return (
      <SettingsSection id="delete" heading={said.deleteMyAccount} about={words.onlyOwner}>
        <Link to="/studio/settings/people" className={buttonLook({ variant: "secondary" })}>
          {words.makeOwner}
        </Link>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection id="delete" heading={said.deleteMyAccount} about={words.about}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {said.deleteAsk}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={said.deleteYourAccount} description={<DeletionWords />}>
        <AccountForm
          asks={(contract) => contract.deleteAccountBody}
          mainField="email"
          send={({ email = "" }) => deleteAccount(email)}
          onDone={() => {
            toast({ title: words.doneToast, description: words.doneToastMore, survivesPageLoad: true });
            window.location.assign("/");
          }}
          submitLabel={said.deleteMyAccount}
          busyLabel={said.deleting}
          variant="destructive"
          others={
            <Button variant="quiet" onClick={close}>
              {said.keepMyAccount}
            </Button>
          }
        >
          <EmailField
            data-known=""
            hint={fillWords(said.yourAddress, { email: user.email })}
            autoComplete="off"
          />
        </AccountForm>
      </Dialog>
    </SettingsSection>
  );
}

/** One paragraph to a screen reader: it is read out when the dialog opens, before the first field. */
function DeletionWords() {
  const { confirm, consequences, proof } = settingsPage.delete;
  return (
    <>
      <span className="block">{confirm}</span>
      {consequences.map(({ what, text }) => (
        <span key={what} className="mt-3 block">
          <strong className="text-ink">{what}</strong> {text}
        </span>
      ))}
      <span className="mt-3 block">{proof}</span>
    </>
  );
}
