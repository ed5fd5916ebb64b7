import { restoreEmailPage } from "@academy/content/pages/account-pages";
import styles from "../../features/account/entry.css?url";
import { EntryPage } from "../../features/account/entry-page.tsx";
import { RestoreEmail } from "../../features/account/one-time-links/restore-email.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: restoreEmailPage.title, description: restoreEmailPage.description, robots: "noindex" });

export default function RestoreEmailPage() {
  return (
    <EntryPage>
      <RestoreEmail />
    </EntryPage>
  );
}
