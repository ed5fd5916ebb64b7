import { signInWords } from "@academy/content/pages/account/sign-in-words";
import { signInPage } from "@academy/content/pages/account-pages";
import { askForReset } from "../calls.ts";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { SendAgain } from "../send-again.tsx";
import { Step, StepWay, StepWays } from "./step.tsx";
import type { SignInRoute } from "./way-in.ts";

const words = signInWords.mailSentStep;

export function MailSentStep({ typed, go }: SignInRoute) {
  const { heading, lead, wait } = signInPage.forgotSent;
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
      <StepWays>
        <SendAgain
          label={words.sendAnotherLink}
          sentWords={words.sentAgain}
          send={() => askForReset(typed.email)}
        />
        <StepWay onClick={() => go("forgot")}>{words.useADifferentAddress}</StepWay>
        <StepWay onClick={() => go("password")}>{words.backToSignIn}</StepWay>
      </StepWays>
    </Step>
  );
}
