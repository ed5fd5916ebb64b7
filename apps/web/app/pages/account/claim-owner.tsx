import { claimOwnerPage } from "@academy/content/pages/account-pages";
import styles from "../../features/account/entry.css?url";
import { EntryPage } from "../../features/account/entry-page.tsx";
import { ClaimOwner } from "../../features/account/one-time-links/claim-owner.tsx";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: claimOwnerPage.title, description: claimOwnerPage.description, robots: "noindex" });

export default function ClaimOwnerPage() {
  return (
    <SignedInGate>
      <EntryPage>
        <ClaimOwner />
      </EntryPage>
    </SignedInGate>
  );
}
