import { studioHelperPage } from "@academy/content/studio-helper-page";
import { OwnerGate } from "../features/account/owner-gate.tsx";
import styles from "../features/studio-helper/studio-helper.css?url";
import { StudioHelper } from "../features/studio-helper/studio-helper.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioHelperPage.meta, robots: "noindex" });

export default function StudioHelperPage() {
  return (
    <OwnerGate words={studioHelperPage.notOwner}>
      <StudioHelper />
    </OwnerGate>
  );
}
