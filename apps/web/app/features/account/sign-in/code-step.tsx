import { signInWords } from "@academy/content/pages/account/sign-in-words";
import { signInPage } from "@academy/content/pages/account-pages";
import { useState } from "react";
import { hasCode } from "../../../lib/api/api-error.ts";
import { AccountForm } from "../account-form.tsx";
import { askForCode, signInWithCode } from "../calls.ts";
import { CodeField, NameFields } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { SendAgain } from "../send-again.tsx";
import { Step, StepWay, StepWays } from "./step.tsx";
import type { SignInRoute } from "./way-in.ts";

const words = signInWords.codeStep;

/** The code from the mail: a way in, and for a new account the proof that the address is theirs. */
export function CodeStep({ typed, type, go, enter, back }: SignInRoute & { back: "ask-code" | "sign-up" }) {
  const { heading, lead, wait } = signInPage.code;
  // Typed on another device than the one the account was asked for on.
  const [isNameNeeded, setNameNeeded] = useState(false);
  return (
    <Step
      heading={heading}
      lead={
        <>
          <p>
            {lead} <strong className="wrap-anywhere weight-500">{typed.email.trim()}</strong>.
          </p>
          <p className="mt-2 text-ink-soft">{wait}</p>
          <KeptMailNote />
        </>
      }
    >
      <AccountForm
        asks={(contract) =>
          isNameNeeded
            ? contract.profileBody.extend({ code: contract.codeSignInBody.shape.code })
            : contract.codeSignInBody.pick({ code: true })
        }
        send={async ({ code = "", firstName = "", lastName = "" }) => {
          const name = isNameNeeded ? { firstName, lastName } : undefined;
          try {
            return await signInWithCode({ email: typed.email, code, ...(name ? { name } : {}) });
          } catch (error) {
            if (hasCode(error, "NAME_NEEDED")) setNameNeeded(true);
            throw error;
          }
        }}
        onDone={enter}
        submitLabel={words.continue}
        busyLabel={words.checking}
      >
        <CodeField />
        {isNameNeeded && <NameFields typed={typed} onType={type} />}
      </AccountForm>
      <StepWays>
        <SendAgain
          label={words.sendAnotherCode}
          sentWords={words.sentAgain}
          send={() => askForCode(typed.email)}
        />
        <StepWay onClick={() => go(back)}>{words.useADifferentAddress}</StepWay>
      </StepWays>
    </Step>
  );
}
