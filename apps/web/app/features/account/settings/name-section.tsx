import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { AccountForm } from "../account-form.tsx";
import { saveName } from "../calls.ts";
import { NameFields } from "../form-fields.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

const words = settingsWords.nameSection;

export function NameSection({ user }: Pick<AccountView, "user">) {
  const { take } = useAccountChange();
  return (
    <SettingsSection id="name" heading={words.name} about={settingsPage.name}>
      <AccountForm
        asks={(contract) => contract.profileBody}
        send={({ firstName = "", lastName = "" }) => saveName({ firstName, lastName })}
        onDone={take}
        submitLabel={words.saveName}
        busyLabel={words.saving}
        doneWords={words.saved}
        draft={{ name: `${user.email}/name`, fields: ["firstName", "lastName"] }}
        variant="secondary"
      >
        <NameFields typed={user} />
      </AccountForm>
    </SettingsSection>
  );
}
