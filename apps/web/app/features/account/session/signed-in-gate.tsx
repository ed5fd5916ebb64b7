import { accountWords } from "@academy/content/pages/account/account-words";
import { type ReactNode, useEffect, useState } from "react";
import { signInPath } from "../../../lib/return-path.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { PageDrawing } from "../../archetypes/public.ts";
import { looksSignedIn, useAskedUser } from "./use-user.ts";

const words = accountWords.signedInGate;

const redirectDelayMs = 500;

type SignedInGateProps = {
  children: ReactNode;
  /** For whoever has not been signed in at all, in place of the way to sign in. */
  forVisitors?: ReactNode;
};

/** Around every page for members alone. Whoever is not signed in, or no longer, is led to sign in and back here. */
export function SignedInGate({ children, forVisitors }: SignedInGateProps) {
  const { user, isLoading, isAuthenticated, isUnreachable, askAgain } = useAskedUser();
  const wasSignedIn = useBeenSignedIn(user !== null);
  const isNobody = !isLoading && !isAuthenticated && !isUnreachable;
  const isVisitor = isNobody && !wasSignedIn && forVisitors !== undefined;
  const isTurnedAway = isNobody && !isVisitor;

  useEffect(() => {
    if (!isTurnedAway) return;
    toast({ ...words.loggedOut, variant: "destructive" });
    const timer = setTimeout(() => {
      window.location.href = signInPath(window.location);
    }, redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isTurnedAway]);

  if (isAuthenticated) return children;
  if (isVisitor) return forVisitors;
  if (isUnreachable) {
    return (
      <Notice heading={words.unreachable} role="alert" drawing={<PageDrawing of="failed" />}>
        <p>{words.checkConnection}</p>
        <Button onClick={askAgain}>{words.tryAgain}</Button>
      </Notice>
    );
  }
  return <WaitingPage />;
}

/** Whether this page was opened by somebody signed in, as far as can be told. */
function useBeenSignedIn(isSomebody: boolean) {
  const [wasSignedIn, setSignedIn] = useState(looksSignedIn);
  if (isSomebody && !wasSignedIn) setSignedIn(true);
  return wasSignedIn;
}
