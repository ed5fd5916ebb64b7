import { PageDrawing } from "../../features/archetypes/page-drawing.tsx";
import { getKeptMail } from "../../features/dev-mail/kept-mails.ts";
import { MailMessage } from "../../features/dev-mail/mail-message.tsx";
import { ApiError, explain } from "../../lib/api/api-error.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { ArrowLink } from "../../ui/buttons/arrow-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/dev-mail-message";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.subject ?? "Saved email",
    description: "An email that the demo saves instead of sending.",
    robots: "noindex",
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => getKeptMail(params.id);

export default function DevMailMessagePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="column py-10">
      <ArrowLink href="/dev/mail" direction="left" label="All emails" />
      <MailMessage mail={loaderData} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // An id that is no id at all is refused with 400: to the reader it is just as absent.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Notice
      heading={isMissing ? "Email not found" : "The email couldn’t be loaded"}
      role="alert"
      drawing={<PageDrawing of={isMissing ? "missing" : "failed"} />}
    >
      <p>{isMissing ? "The demo may have been restarted." : explain(error)}</p>
      <ArrowLink href="/dev/mail" direction="left" label="All emails" />
    </Notice>
  );
}
