import { resetPasswordPage } from "@academy/content/pages/account-pages";
import styles from "../features/account/entry.css?url";
import { ResetPassword } from "../features/account/reset-password.tsx";
import { RisingMandala } from "../features/archetypes/rising-mandala.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: resetPasswordPage.title, description: resetPasswordPage.description, robots: "noindex" });

export default function ResetPasswordPage() {
  return (
    <div className="entry">
      <div className="entry-drawing">
        <RisingMandala />
      </div>
      <div className="entry-text">
        <ResetPassword />
      </div>
    </div>
  );
}
