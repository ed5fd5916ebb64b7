import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { AccountForm } from "../account-form.tsx";
import { saveName } from "../calls.ts";
import { NameFields } from "../form-fields.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

export function NameSection({ user }: Pick<AccountView, "user">) {
  const { take } = useAccountChange();
  return (
    <SettingsSection id="name" heading="Name" about={settingsPage.name}>
      <AccountForm
        asks={(contract) => contract.profileBody}
        send={({ firstName = "", lastName = "" }) => saveName({ firstName, lastName })}
        onDone={take}
        submitLabel="Save name"
        busyLabel="Saving…"
        doneWords="Saved."
        draft={{ name: `${user.email}/name`, fields: ["firstName", "lastName"] }}
        variant="secondary"
      >
        <NameFields typed={user} />
      </AccountForm>
    </SettingsSection>
  );
}
