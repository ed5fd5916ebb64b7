import { welcomePage } from "@academy/content/pages/buying/welcome-page";
import styles from "../../features/account/entry.css?url";
import { EntryPage } from "../../features/account/entry-page.tsx";
import { Welcome } from "../../features/account/one-time-links/welcome.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: welcomePage.title, description: welcomePage.description, robots: "noindex" });

export default function WelcomePage() {
  return (
    <EntryPage>
      <Welcome />
    </EntryPage>
  );
}
