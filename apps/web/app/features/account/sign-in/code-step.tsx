import { signInPage } from "@academy/content/pages/account-pages";
import { AccountForm } from "../account-form.tsx";
import { askForCode, signInWithCode } from "../calls.ts";
import { CodeField } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { SendAgain } from "../send-again.tsx";
import { Step, StepWay, StepWays } from "./step.tsx";
import type { WayIn } from "./way-in.ts";

/** The code from the mail: a way in, and for a new account the proof that the address is theirs. */
export function CodeStep({ typed, go, enter, back }: WayIn & { back: "ask-code" | "sign-up" }) {
  const { heading, lead, wait } = signInPage.code;
  return (
    <Step
      heading={heading}
      lead={
        <>
          <p>
            {lead} <strong className="wrap-anywhere font-medium">{typed.email.trim()}</strong>.
          </p>
          <p className="mt-2 text-ink-soft">{wait}</p>
          <KeptMailNote />
        </>
      }
    >
      <AccountForm
        asks={(contract) => contract.codeSignInBody.pick({ code: true })}
        send={({ code = "" }) => signInWithCode({ email: typed.email, code })}
        onDone={enter}
        submitLabel="Continue"
        busyLabel="Checking…"
      >
        <CodeField />
      </AccountForm>
      <StepWays>
        <SendAgain
          label="Send another code"
          sentWords="Another code is on its way."
          send={() => askForCode(typed.email)}
        />
        <StepWay onClick={() => go(back)}>Use another address</StepWay>
      </StepWays>
    </Step>
  );
}
