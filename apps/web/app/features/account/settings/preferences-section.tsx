import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { savePreferences } from "../calls.ts";
import { readFailure } from "../failure.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

const words = settingsWords.preferencesSection;

export function PreferencesSection({ preferences }: Pick<AccountView, "preferences">) {
  const { take } = useAccountChange();
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: savePreferences,
    onSuccess: take,
  });
  return (
    <SettingsSection id="mail" heading={words.emailPreferences} about={settingsPage.preferences}>
      <Checkbox
        as="switch"
        label={words.newsFromTheAcademy}
        hint={words.newsHint}
        checked={isPending ? variables : preferences.wantsNews}
        onChange={(event) => isPending || mutate(event.target.checked)}
      />
      <p className="mt-4">
        <Link to="/calendar#reminders" className="text-link">
          {words.callReminders}
        </Link>
      </p>
      <p role="status" className="form-done">
        {isSuccess ? words.saved : ""}
      </p>
      <p role="alert" className="field-error">
        {error ? readFailure(error, () => false).message : ""}
      </p>
    </SettingsSection>
  );
}
