import { MailList } from "../../features/dev-mail/mail-list.tsx";
import { pageMeta } from "../../lib/page-meta.ts";
import { ArrowLink } from "../../ui/buttons/arrow-link.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

export const meta = () =>
  pageMeta({
    title: "Saved email",
    description: "Emails that the demo saves instead of sending.",
    robots: "noindex",
  });

export default function DevMailPage() {
  return (
    <div className="column py-section">
      <PageHeading
        title="Saved email"
        lead="The demo doesn’t send email. Every email it would send is saved here."
        actions={<ArrowLink href="/dev/ui" direction="right" label="Specimen book" />}
      />
      <div className="mt-10">
        <MailList />
      </div>
    </div>
  );
}
