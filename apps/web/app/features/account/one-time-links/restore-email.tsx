import { oneTimeLinkWords } from "@academy/content/pages/account/one-time-link-words";
import { restoreEmailPage } from "@academy/content/pages/account-pages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { restoreEmail } from "../calls.ts";
import { isAboutTheLink, readFailure } from "../failure.ts";
import { userQuery } from "../session/use-user.ts";
import { Step } from "../sign-in/step.tsx";
import { useLinkToken } from "./use-link-token.ts";

const said = oneTimeLinkWords.restoreEmail;

/** For whoever finds in their mail that the address of their account is another one by now. */
export function RestoreEmail() {
  const token = useLinkToken();
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: restoreEmail,
    // Whoever was signed in here is not any more.
    onSuccess: () => client.setQueryData(userQuery.queryKey, null),
  });
  const words = restoreEmailPage;

  if (data) {
    return (
      <Step
        heading={words.doneHeading}
        lead={
          <>
            {words.doneLead} <strong className="wrap-anywhere weight-500">{data.email}</strong>.{" "}
            {words.doneNext}
          </>
        }
      >
        <LinkButton to="/sign-in?step=ask-code" reloadDocument>
          {said.withCode}
        </LinkButton>
      </Step>
    );
  }
  if (isAboutTheLink(error)) return <NoWay heading={words.expiredHeading} lead={words.expiredLead} />;
  if (token === null) return <NoWay heading={words.brokenHeading} lead={words.brokenLead} isFirst />;
  return (
    <Step heading={words.heading} lead={words.lead} isFirst>
      {error && (
        <p role="alert" className="form-error mb-6">
          {readFailure(error, () => false).message}
        </p>
      )}
      <div className="form-actions">
        <Button isBusy={isPending} onClick={() => token && !isPending && mutate(token)}>
          {said.getMyAccountBack}
        </Button>
      </div>
    </Step>
  );
}

const NoWay = (props: { heading: string; lead: string; isFirst?: boolean }) => (
  <Step {...props}>
    <LinkButton to="/contact">{said.contactUs}</LinkButton>
  </Step>
);
