import { type ReactNode, useEffect } from "react";
import { signInPath } from "../../lib/return-path.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { useAskedUser } from "./use-user.ts";

const redirectDelayMs = 500;

/** Around every page for members alone. Whoever is not signed in, or no longer, is led to sign in and back here. */
export function SignedInGate({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated, isUnreachable, askAgain } = useAskedUser();
  const isTurnedAway = !isLoading && !isAuthenticated && !isUnreachable;

  useEffect(() => {
    if (!isTurnedAway) return;
    toast({
      title: "Unauthorized",
      description: "You are logged out. Logging in again...",
      variant: "destructive",
    });
    const timer = setTimeout(() => {
      window.location.href = signInPath(window.location);
    }, redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isTurnedAway]);

  if (isAuthenticated) return children;
  if (isUnreachable) {
    return (
      <Notice heading="The academy can't be reached" role="alert">
        <p>Check your connection, then try again. Nothing is lost.</p>
        <Button onClick={askAgain}>Try again</Button>
      </Notice>
    );
  }
  return <WaitingPage />;
}
