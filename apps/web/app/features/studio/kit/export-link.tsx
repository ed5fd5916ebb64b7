import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { mayDownload } from "@academy/contract/calls/studio/settings";
import { pathOf } from "@academy/contract/path-of";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { withFreshProof } from "../../account/public.ts";
import { Problem } from "./problem.tsx";

/** Before a file that has people in it: the proof is asked for on the page, where a download could not ask. */
export const askBeforeDownload = withFreshProof(
  () => proofReasons.download,
  () => callApi(mayDownload),
);

type ExportLinkProps = { call: { path: string }; query: object; children: string };

/** The list as it is filtered, as a file. The browser saves it by itself: it may be larger than a page can hold. */
export function ExportLink({ call, query, children }: ExportLinkProps) {
  const href = pathOf<{ path: string }>(call, { query } as never);
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
      <Problem error={exporting.error} />
    </>
  );
}
