import { MailList } from "../features/dev-mail/mail-list.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Kept mail",
    description: "Mail that the demo keeps instead of sending.",
    robots: "noindex",
  });

export default function DevMailPage() {
  return (
    <div className="column py-section">
      <h1 className="text-title">Kept mail</h1>
      <p className="mt-4 mb-10 max-w-text text-lead">
        The demo sends nothing. Every mail it would send is kept here.
      </p>
      <MailList />
    </div>
  );
}
