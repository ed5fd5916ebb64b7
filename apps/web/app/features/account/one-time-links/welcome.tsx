import { welcomePage } from "@academy/content/pages/buying/welcome-page";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { signInWithLink } from "../calls.ts";
import { isAboutTheLink, readFailure } from "../failure.ts";
import { useUser } from "../session/use-user.ts";
import { SecondFactorStep } from "../sign-in/second-factor-step.tsx";
import { Step } from "../sign-in/step.tsx";
import { leaveTo, type SignInRoute } from "../sign-in/way-in.ts";
import { useLinkToken } from "./use-link-token.ts";

const words = welcomePage;

/** The link of a purchase or a gift. Opening it does nothing: programs that read mail open links, too. */
export function Welcome() {
  const token = useLinkToken();
  const [isHalfIn, setHalfIn] = useState(false);
  const enter: SignInRoute["enter"] = ({ status }) =>
    status === "second-factor" ? setHalfIn(true) : leaveTo(words.go.to);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: signInWithLink,
    onSuccess: enter,
  });

  if (isHalfIn) return <SecondFactorStep go={() => window.location.assign("/sign-in")} enter={enter} />;
  if (isAboutTheLink(error)) return <Used />;
  if (token === null) return <AskCode heading={words.brokenHeading} lead={words.brokenLead} isFirst />;
  return (
    <Step heading={words.heading} lead={words.lead} isFirst>
      {error && (
        <p role="alert" className="form-error mb-6">
          {readFailure(error, () => false).message}
        </p>
      )}
      <Button
        size="large"
        isBusy={isPending || isSuccess}
        onClick={() => token && !isPending && mutate(token)}
      >
        {words.submit}
      </Button>
    </Step>
  );
}

/** Most often pressed a second time by somebody who is signed in since the first. */
function Used() {
  const { user } = useUser();
  if (!user) return <AskCode heading={words.expiredHeading} lead={words.expiredLead} />;
  return (
    <Step
      heading={words.alreadyHeading}
      lead={
        <>
          {words.alreadyLead} <strong className="wrap-anywhere weight-500">{user.email}</strong>.
        </>
      }
    >
      <LinkButton to={words.go.to} reloadDocument>
        {words.go.label}
      </LinkButton>
    </Step>
  );
}

const AskCode = (props: { heading: string; lead: string; isFirst?: boolean }) => (
  <Step {...props}>
    <LinkButton to={words.askCode.to}>{words.askCode.label}</LinkButton>
  </Step>
);
