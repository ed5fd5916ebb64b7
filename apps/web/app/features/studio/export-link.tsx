import { mayDownload } from "@academy/contract/calls/studio/settings";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { withFreshProof } from "../account/public.ts";

/** Before a file that has people in it: the proof is asked for on the page, where a download could not ask. */
export const askBeforeDownload = withFreshProof(() => callApi(mayDownload));

/** A list as a file. The browser saves it by itself: it may be larger than a page can hold. */
export function ExportLink({ href, children }: { href: string; children: string }) {
  const exporting = useMutation({
    mutationFn: askBeforeDownload,
    onSuccess: () => window.location.assign(href),
  });
  return (
    <>
      <a
        href={href}
        download
        aria-busy={exporting.isPending}
        className={buttonLook({ variant: "secondary", size: "small" })}
        onClick={(event) => {
          event.preventDefault();
          if (!exporting.isPending) exporting.mutate();
        }}
      >
        {children}
      </a>
      {exporting.error && (
        <p role="alert" className="field-error">
          {explain(exporting.error)}
        </p>
      )}
    </>
  );
}
