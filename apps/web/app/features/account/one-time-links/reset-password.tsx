import { oneTimeLinkWords } from "@academy/content/pages/account/one-time-link-words";
import { resetPasswordPage } from "@academy/content/pages/account-pages";
import { useState } from "react";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { AccountForm } from "../account-form.tsx";
import { resetPassword } from "../calls.ts";
import { isAboutTheLink } from "../failure.ts";
import { PasswordField } from "../form-fields.tsx";
import { Step } from "../sign-in/step.tsx";
import { useLinkToken } from "./use-link-token.ts";

const said = oneTimeLinkWords.resetPassword;

export function ResetPassword() {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<"done" | "expired">();
  const words = resetPasswordPage;
  const newLink = <LinkButton to="/sign-in?step=forgot">{said.getANewLink}</LinkButton>;

  if (outcome === "done") {
    return (
      <Step heading={words.doneHeading} lead={words.doneLead}>
        <LinkButton to="/sign-in">{said.signIn}</LinkButton>
      </Step>
    );
  }
  if (outcome === "expired") {
    return (
      <Step heading={words.expiredHeading} lead={words.expiredLead}>
        {newLink}
      </Step>
    );
  }
  if (token === null) {
    return (
      <Step heading={words.brokenHeading} lead={words.brokenLead} isFirst>
        {newLink}
      </Step>
    );
  }
  const send = async (password: string) => {
    try {
      await resetPassword({ token: token ?? "", password });
      return "done" as const;
    } catch (error) {
      // What is wrong with the link can't be mended by typing.
      if (isAboutTheLink(error)) return "expired" as const;
      throw error;
    }
  };
  return (
    <Step heading={words.heading} lead={words.lead} isFirst>
      <AccountForm
        asks={(contract) => contract.resetPasswordBody.pick({ password: true })}
        send={({ password = "" }) => send(password)}
        onDone={setOutcome}
        submitLabel={said.saveNewPassword}
        busyLabel={said.saving}
      >
        <PasswordField label={said.newPassword} isNew />
      </AccountForm>
    </Step>
  );
}
