import { secondFactorOffPage } from "@academy/content/pages/account-pages";
import styles from "../../features/account/entry.css?url";
import { EntryPage } from "../../features/account/entry-page.tsx";
import { SecondFactorOff } from "../../features/account/one-time-links/second-factor-off.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => {
  const { title, description } = secondFactorOffPage;
  return pageMeta({ title, description, robots: "noindex" });
};

export default function TwoStepOffPage() {
  return (
    <EntryPage>
      <SecondFactorOff />
    </EntryPage>
  );
}
