import { settingsPage } from "@academy/content/pages/account-pages";
import entryStyles from "../../features/account/entry.css?url";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/account/settings/settings.css?url";
import { Settings } from "../../features/account/settings/settings.tsx";
import orderStyles from "../../features/orders/orders.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [entryStyles, styles, orderStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: settingsPage.title, description: settingsPage.description, robots: "noindex" });

export default function SettingsPage() {
  return (
    <SignedInGate>
      <Settings />
    </SignedInGate>
  );
}
