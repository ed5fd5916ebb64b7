import { oneTimeLinkWords } from "@academy/content/pages/account/one-time-link-words";
import { secondFactorOffPage } from "@academy/content/pages/account-pages";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { AccountForm } from "../account-form.tsx";
import { takeSecondFactorOff } from "../calls.ts";
import { isAboutTheLink } from "../failure.ts";
import { PasswordField } from "../form-fields.tsx";
import { userQuery } from "../session/use-user.ts";
import { Step } from "../sign-in/step.tsx";
import { useLinkToken } from "./use-link-token.ts";

const said = oneTimeLinkWords.secondFactorOff;

const words = secondFactorOffPage;

/** For somebody who has lost what they get codes with, and asked the academy for help. */
export function SecondFactorOff() {
  const token = useLinkToken();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<"done" | "expired">();

  if (outcome === "done") {
    return (
      <Step heading={words.doneHeading} lead={words.doneLead}>
        <LinkButton to="/sign-in" reloadDocument>
          {said.signIn}
        </LinkButton>
      </Step>
    );
  }
  if (outcome === "expired") return <NoWay heading={words.expiredHeading} lead={words.expiredLead} />;
  if (token === null) return <NoWay heading={words.brokenHeading} lead={words.brokenLead} isFirst />;
  const send = async (password: string | undefined) => {
    try {
      await takeSecondFactorOff({ token: token ?? "", ...(password ? { password } : {}) });
      // Whoever was signed in here is not any more.
      client.setQueryData(userQuery.queryKey, null);
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
        asks={(contract) => contract.secondFactorOffBody.pick({ password: true })}
        send={({ password }) => send(password)}
        onDone={setOutcome}
        submitLabel={words.submit}
        busyLabel={words.busy}
      >
        <PasswordField label={words.password} hint={words.passwordHint} />
      </AccountForm>
    </Step>
  );
}

const NoWay = (props: { heading: string; lead: string; isFirst?: boolean }) => (
  <Step {...props}>
    <LinkButton to="/contact">{said.contactUs}</LinkButton>
  </Step>
);
