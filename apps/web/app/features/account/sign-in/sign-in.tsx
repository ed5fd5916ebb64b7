import { signInWords } from "@academy/content/pages/account/sign-in-words";
import { signInPage } from "@academy/content/pages/account-pages";
import { loginWithOpenId, logout } from "@academy/contract/calls/sign-in";
import { pathOf } from "@academy/contract/path-of";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { returnPath } from "../../../lib/return-path.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { useUser } from "../session/use-user.ts";
import { signInOptionsQuery } from "../sign-in-options.ts";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { MailSentStep } from "./mail-sent-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { SignUpStep } from "./sign-up-step.tsx";
import { Step } from "./step.tsx";
import { leaveTo, type SignInRoute, type StepName, type TypedDetails } from "./way-in.ts";

const words = signInWords.signIn;

/** Steps that a link can lead to. */
const doors: readonly string[] = ["forgot", "sign-up", "ask-code", "second-factor"] satisfies StepName[];
const nothingTyped: TypedDetails = { email: "", firstName: "", lastName: "" };

/** Every way into the academy, one step at a time. */
export function SignIn() {
  const [{ step, before }, setStep] = useState<{ step: StepName; before?: StepName }>({ step: "password" });
  const [typed, setTyped] = useState(nothingTyped);
  const [search] = useSearchParams();
  const hasEntered = useRef(false);
  const { user } = useUser();
  const wanted = search.get("returnTo");
  const door = search.get("step");
  const go = (next: StepName) => setStep({ step: next, before: step });

  // Typed before the page came to life, it was heard by nobody.
  useEffect(() => {
    const email = document.querySelector<HTMLInputElement>("main input[name=email]")?.value;
    if (email) setTyped((all) => ({ ...all, email }));
  }, []);

  // Not at once: the prerendered page knows nothing of the address it is opened with.
  useEffect(() => {
    if (door && doors.includes(door)) setStep({ step: door as StepName });
  }, [door]);

  const way: SignInRoute = {
    typed,
    type: (part) => setTyped((all) => ({ ...all, ...part })),
    go,
    enter: (answer) => {
      if (answer.status === "second-factor") return go("second-factor");
      hasEntered.current = true;
      leaveTo(wanted);
    },
  };

  if (user && !hasEntered.current) return <AlreadySignedIn email={user.email} wanted={wanted} />;
  switch (step) {
    case "password":
      return (
        <>
          <PasswordStep {...way} isFirst={before === undefined} />
          <OpenId wanted={wanted} hasFailed={search.get("problem") === "openid"} />
        </>
      );
    case "ask-code":
    case "forgot":
      return <EmailStep key={step} {...way} kind={step} />;
    case "code":
      return <CodeStep {...way} back={before === "sign-up" ? "sign-up" : "ask-code"} />;
    case "sign-up":
      return <SignUpStep {...way} />;
    case "second-factor":
      return <SecondFactorStep {...way} />;
    case "forgot-sent":
      return <MailSentStep {...way} />;
  }
}

/** Where the academy is part of a larger house, its door is offered too. */
function OpenId({ wanted, hasFailed }: { wanted: string | null; hasFailed: boolean }) {
  const { data } = useQuery(signInOptionsQuery);
  if (!data?.hasOpenId) return null;
  const path = pathOf(loginWithOpenId, { query: { returnTo: returnPath(wanted) } });
  return (
    <div className="mt-6 edge-t-line pt-6">
      {hasFailed && (
        <p role="alert" className="form-error mb-6">
          {signInPage.openIdFailed}
        </p>
      )}
      <LinkButton to={path} reloadDocument variant="secondary">
        {words.singleSignOn}
      </LinkButton>
    </div>
  );
}

function AlreadySignedIn({ email, wanted }: { email: string; wanted: string | null }) {
  return (
    <Step
      heading={signInPage.already.heading}
      lead={
        <p>
          {words.as} <strong className="wrap-anywhere weight-500">{email}</strong>.
        </p>
      }
      isFirst
    >
      <div className="form-actions">
        <LinkButton to={returnPath(wanted)} reloadDocument>
          {words.continue}
        </LinkButton>
        <LinkButton to={logout.path} reloadDocument variant="quiet">
          {words.signOut}
        </LinkButton>
      </div>
    </Step>
  );
}
