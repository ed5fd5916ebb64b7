import { oneTimeLinkWords } from "@academy/content/pages/account/one-time-link-words";
import { claimOwnerPage } from "@academy/content/pages/account-pages";
import { logout } from "@academy/contract/calls/sign-in";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { claimOwner } from "../calls.ts";
import { readFailure } from "../failure.ts";
import { ProofDialog } from "../proof/proof-dialog.tsx";
import { userQuery, useUser } from "../session/use-user.ts";
import { Step } from "../sign-in/step.tsx";
import { useLinkToken } from "./use-link-token.ts";

const said = oneTimeLinkWords.claimOwner;

/** The one-time link by which an academy gets its first owner. */
export function ClaimOwner() {
  const token = useLinkToken();
  const client = useQueryClient();
  const { user } = useUser();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: claimOwner,
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
  const words = claimOwnerPage;

  if (isSuccess) {
    return (
      <Step heading={words.doneHeading} lead={words.doneLead}>
        <LinkButton to="/settings#second-factor">{said.setUpSecondFactor}</LinkButton>
      </Step>
    );
  }
  if (!token) return <Step heading={words.brokenHeading} lead={words.brokenLead} isFirst />;
  return (
    <Step
      heading={words.heading}
      lead={
        <>
          <p>{words.lead}</p>
          <p className="mt-2 text-ink-soft">
            {said.signedInAs} <strong className="wrap-anywhere weight-500 text-ink">{user?.email}</strong>.
          </p>
        </>
      }
      isFirst
    >
      {error && (
        <p role="alert" className="form-error mb-6">
          {readFailure(error, () => false).message}
        </p>
      )}
      <div className="form-actions">
        <Button isBusy={isPending} onClick={() => mutate(token)}>
          {said.makeMeTheOwner}
        </Button>
        <LinkButton to={logout.path} reloadDocument variant="quiet">
          {said.thatsNotMe}
        </LinkButton>
      </div>
      <ProofDialog />
    </Step>
  );
}
