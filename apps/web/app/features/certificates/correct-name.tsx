import { profilePage } from "@academy/content/pages/profile-page";
import type { UserView } from "@academy/contract/account";
import { fullName } from "@academy/contract/fields/full-name";
import type { CertificateView } from "@academy/contract/learning/certificates";
import { ApiError, explain, isUnauthorized } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import type { useReissue } from "./use-reissue.ts";

const words = profilePage.certificates;

type CorrectNameProps = {
  certificate: CertificateView;
  user: UserView;
  reissue: ReturnType<typeof useReissue>;
};

/** For a certificate with a name that its holder no longer has: what can be done, and what that does. */
export function CorrectName({ certificate: { id, name, courseTitle }, user, reissue }: CorrectNameProps) {
  const present = fullName(user);
  const { error } = reissue;
  // The gate around the page deals with the end of a session.
  const isFailed = reissue.variables === id && error !== null && !isUnauthorized(error);
  return (
    <div className="mt-5 edge-t-line pt-5">
      <p className="wrap-anywhere text-pretty">{fillWords(words.otherName, { printed: name, present })}</p>
      <p className="mt-2 text-ink-soft text-pretty text-small">{words.howCorrected}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        isBusy={reissue.isPending && reissue.variables === id}
        onClick={() => reissue.mutate(id)}
      >
        {reissue.isPending && reissue.variables === id ? words.correcting : words.correct}
        <span className="sr-only">({courseTitle})</span>
      </Button>
      {isFailed && (
        <p role="alert" className="form-error mt-4">
          {error instanceof ApiError ? explain(error) : words.notCorrected}
        </p>
      )}
    </div>
  );
}
