import { claimOwnerPage } from "@academy/content/pages/account-pages";
import { ClaimOwner } from "../features/account/claim-owner.tsx";
import styles from "../features/account/entry.css?url";
import { EntryPage } from "../features/account/entry-page.tsx";
import { SignedInGate } from "../features/account/signed-in-gate.tsx";
import { pageMeta } from "../lib/page-meta.ts";

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
