import { signInWords } from "@academy/content/pages/account/sign-in-words";
import { signInPage } from "@academy/content/pages/account-pages";
import { hasCode } from "../../../lib/api/api-error.ts";
import { AccountForm } from "../account-form.tsx";
import { signInWithPassword } from "../calls.ts";
import { EmailField, PasswordField } from "../form-fields.tsx";
import { Step, StepWay, StepWays } from "./step.tsx";
import type { SignInRoute } from "./way-in.ts";

const words = signInWords.passwordStep;

export function PasswordStep({ typed, type, go, enter, isFirst }: SignInRoute & { isFirst: boolean }) {
  const { heading, lead } = signInPage.password;
  return (
    <Step heading={heading} lead={lead} isFirst={isFirst}>
      <AccountForm
        asks={(contract) => contract.passwordSignInBody}
        send={async ({ email = "", password = "" }) => {
          try {
            return await signInWithPassword({ email, password });
          } catch (error) {
            // The right password of an account whose address was never proven: a code is on its way.
            if (hasCode(error, "ADDRESS_UNPROVEN")) return "unproven";
            throw error;
          }
        }}
        onDone={(answer) => (answer === "unproven" ? go("code") : enter(answer))}
        submitLabel={words.signIn}
        busyLabel={words.signingIn}
      >
        <EmailField
          data-known=""
          defaultValue={typed.email}
          onChange={(event) => type({ email: event.target.value })}
        />
        <PasswordField />
      </AccountForm>
      <StepWays>
        <StepWay onClick={() => go("ask-code")}>{words.emailMeACode}</StepWay>
        <StepWay onClick={() => go("forgot")}>{words.forgotYourPassword}</StepWay>
        <StepWay onClick={() => go("sign-up")}>{words.createAnAccount}</StepWay>
      </StepWays>
    </Step>
  );
}
