import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useState } from "react";
import { AccountForm } from "../account-form.tsx";
import { changePassword, prove } from "../calls.ts";
import { PasswordField } from "../form-fields.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

const words = settingsWords.passwordSection;

type PasswordSectionProps = Pick<AccountView, "user" | "hasPassword" | "secondFactor">;

export function PasswordSection({ user, hasPassword, secondFactor }: PasswordSectionProps) {
  const { refresh } = useAccountChange();
  // A new form once it is done: passwords don't stay on the page.
  const [changes, setChanges] = useState(0);
  return (
    <SettingsSection
      id="password"
      heading={words.password}
      about={hasPassword ? settingsPage.password : settingsPage.noPassword}
    >
      <AccountForm
        key={changes}
        asks={(contract) => contract.changePasswordBody}
        send={async ({ currentPassword = "", newPassword = "" }) => {
          if (!hasPassword) return changePassword({ newPassword });
          // It is typed here anyway: nobody is asked for it twice.
          if (!secondFactor.isOn) await prove({ password: currentPassword });
          return changePassword({ currentPassword, newPassword });
        }}
        onDone={() => {
          setChanges((count) => count + 1);
          void refresh();
        }}
        submitLabel={hasPassword ? words.changePassword : words.setAPassword}
        busyLabel={words.saving}
        variant="secondary"
      >
        {/* For password managers, which ask whose password it is. */}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        {hasPassword && <PasswordField name="currentPassword" label={words.currentPassword} />}
        <PasswordField name="newPassword" label={words.newPassword} isNew />
      </AccountForm>
      <p role="status" className="form-done">
        {changes > 0 ? words.changed : ""}
      </p>
    </SettingsSection>
  );
}
