import { benefitWords } from "@academy/content/pages/benefit-words";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import type { ButtonLook } from "../../ui/buttons/button-look.ts";
import { askForSpace } from "./queries.ts";

type OpenSpaceProps = ButtonLook & { id: string; name: string; label?: string; className?: string };

/** Leads to where the members of a space meet; its address stands nowhere before. */
export function OpenSpace({ id, name, label = benefitWords.space.open, className, ...look }: OpenSpaceProps) {
  const opening = useMutation({
    mutationFn: () => askForSpace(id),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button
        {...look}
        className={className}
        isBusy={opening.isPending}
        onClick={() => opening.mutate()}
        aria-label={`${label}: ${name}`}
      >
        {opening.isPending ? benefitWords.space.busy : label}
      </Button>
      {opening.error && (
        <p role="alert" className="mt-2 text-danger text-small">
          {explain(opening.error)}
        </p>
      )}
    </>
  );
}
