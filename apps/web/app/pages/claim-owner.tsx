import { claimOwnerPage } from "@academy/content/pages/account-pages";
import { ClaimOwner } from "../features/account/claim-owner.tsx";
import styles from "../features/account/entry.css?url";
import { SignedInGate } from "../features/account/signed-in-gate.tsx";
import { RisingMandala } from "../features/archetypes/rising-mandala.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: claimOwnerPage.title, description: claimOwnerPage.description, robots: "noindex" });

export default function ClaimOwnerPage() {
  return (
    <SignedInGate>
      <div className="entry">
        <div className="entry-drawing">
          <RisingMandala />
        </div>
        <div className="entry-text">
          <ClaimOwner />
        </div>
      </div>
    </SignedInGate>
  );
}
