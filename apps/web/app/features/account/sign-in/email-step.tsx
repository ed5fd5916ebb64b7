import { signInWords } from "@academy/content/pages/account/sign-in-words";
import { signInPage } from "@academy/content/pages/account-pages";
import { AccountForm } from "../account-form.tsx";
import { askForCode, askForReset } from "../calls.ts";
import { EmailField } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { Step, StepWay, StepWays } from "./step.tsx";
import type { SignInRoute } from "./way-in.ts";

const words = signInWords.emailStep;

const kinds = {
  "ask-code": { ...signInPage.askCode, ask: askForCode, next: "code", label: words.emailMeACode },
  forgot: { ...signInPage.forgot, ask: askForReset, next: "forgot-sent", label: words.sendResetLink },
} as const;

/** Asks for an address to write to: with a code, or with a link to a new password. */
export function EmailStep({ kind, typed, type, go }: SignInRoute & { kind: keyof typeof kinds }) {
  const { heading, lead, ask, next, label } = kinds[kind];
  return (
    <Step heading={heading} lead={lead}>
      <AccountForm
        asks={(contract) => contract.emailBody}
        send={({ email = "" }) => ask(email)}
        onDone={() => go(next)}
        submitLabel={label}
        busyLabel={words.sending}
      >
        <EmailField
          autoComplete="email"
          defaultValue={typed.email}
          onChange={(event) => type({ email: event.target.value })}
        />
      </AccountForm>
      <KeptMailNote />
      <StepWays>
        <StepWay onClick={() => go("password")}>{words.backToSignIn}</StepWay>
      </StepWays>
    </Step>
  );
}
