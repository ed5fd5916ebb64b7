import { signInWords } from "@academy/content/pages/account/sign-in-words";
import { signInPage } from "@academy/content/pages/account-pages";
import { useState } from "react";
import { AccountForm } from "../account-form.tsx";
import { signInWithSecondFactor } from "../calls.ts";
import { CodeField, RecoveryCodeField } from "../form-fields.tsx";
import { Step, StepWay, StepWays } from "./step.tsx";
import type { SignInRoute } from "./way-in.ts";

const words = signInWords.secondFactorStep;

/** After the first proof: the code of an authenticator, or one of the codes kept for the day it is lost. */
export function SecondFactorStep({ go, enter }: Pick<SignInRoute, "go" | "enter">) {
  const [isRecovering, setRecovering] = useState(false);
  const { heading, lead, recoveryLead } = signInPage.secondFactor;
  return (
    <Step key={String(isRecovering)} heading={heading} lead={isRecovering ? recoveryLead : lead}>
      <AccountForm
        asks={({ secondFactorBody: { options } }) => options[isRecovering ? 1 : 0]}
        send={({ code = "", recoveryCode }) =>
          signInWithSecondFactor(recoveryCode ? { recoveryCode } : { code })
        }
        onDone={enter}
        submitLabel={words.continue}
        busyLabel={words.checking}
      >
        {isRecovering ? <RecoveryCodeField /> : <CodeField />}
      </AccountForm>
      <StepWays>
        <StepWay onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? words.useTheAuthenticatorApp : words.useARecoveryCode}
        </StepWay>
        <StepWay onClick={() => go("password")}>{words.startOver}</StepWay>
      </StepWays>
    </Step>
  );
}
