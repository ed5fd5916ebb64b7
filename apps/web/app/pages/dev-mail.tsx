import { MailList } from "../features/dev-mail/mail-list.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { PageHeading } from "../ui/page-heading.tsx";

export const meta = () =>
  pageMeta({
    title: "Kept mail",
    description: "Mail that the demo keeps instead of sending.",
    robots: "noindex",
  });

export default function DevMailPage() {
  return (
    <div className="column py-section">
      <PageHeading
        title="Kept mail"
        lead="The demo sends nothing. Every mail it would send is kept here."
        actions={<ArrowLink href="/dev/ui" direction="right" label="Specimen book" />}
      />
      <div className="mt-10">
        <MailList />
      </div>
    </div>
  );
}
