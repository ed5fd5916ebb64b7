import { signInWords } from "@academy/content/pages/account/sign-in-words";
import { signInPage } from "@academy/content/pages/account-pages";
import { AccountForm } from "../account-form.tsx";
import { signUp } from "../calls.ts";
import { EmailField, NameFields, PasswordField } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { Step, StepWay, StepWays } from "./step.tsx";
import type { SignInRoute } from "./way-in.ts";

const words = signInWords.signUpStep;

export function SignUpStep({ typed, type, go }: SignInRoute) {
  const { heading, lead, nameHint } = signInPage.signUp;
  return (
    <Step heading={heading} lead={lead}>
      <AccountForm
        asks={(contract) => contract.signUpBody}
        send={({ firstName = "", lastName = "", email = "", password = "" }) =>
          signUp({ firstName, lastName, email, password })
        }
        onDone={() => go("code")}
        submitLabel={words.createMyAccount}
        busyLabel={words.oneMoment}
      >
        <NameFields typed={typed} onType={type} hint={nameHint} />
        <EmailField defaultValue={typed.email} onChange={(event) => type({ email: event.target.value })} />
        <PasswordField isNew />
      </AccountForm>
      <KeptMailNote />
      <StepWays>
        <StepWay onClick={() => go("password")}>{words.haveAccount}</StepWay>
      </StepWays>
    </Step>
  );
}
