import { profilePage } from "@academy/content/pages/profile-page";
import type { UserView } from "@academy/contract/account";
import { reissueCertificate } from "@academy/contract/calls/learning/certificates";
import { fullName } from "@academy/contract/fields/full-name";
import type { CertificateView } from "@academy/contract/learning/certificates";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { ApiError, explain, isUnauthorized } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { certificatesQuery, enrollmentsQuery } from "../progress/public.ts";

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

/** Puts a new certificate, with the name of the profile, in the place of an old one. */
export function useReissue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(reissueCertificate, { params: { id } }),
    // Courses name their certificate too.
    onSuccess: () =>
      Promise.all(
        [certificatesQuery, enrollmentsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      ),
  });
}
