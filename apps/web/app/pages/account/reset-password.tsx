import { resetPasswordPage } from "@academy/content/pages/account-pages";
import styles from "../../features/account/entry.css?url";
import { EntryPage } from "../../features/account/entry-page.tsx";
import { ResetPassword } from "../../features/account/one-time-links/reset-password.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: resetPasswordPage.title, description: resetPasswordPage.description, robots: "noindex" });

export default function ResetPasswordPage() {
  return (
    <EntryPage>
      <ResetPassword />
    </EntryPage>
  );
}
