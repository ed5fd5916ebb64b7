import { studioSagePage } from "@academy/content/pages/studio-sage-page";
import { OwnerGate } from "../features/account/session/owner-gate.tsx";
import styles from "../features/sage/studio/sage-studio.css?url";
import { SageStudio } from "../features/sage/studio/sage-studio.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioSagePage.meta, robots: "noindex" });

export default function StudioSagePage() {
  return (
    <OwnerGate words={studioSagePage.notOwner}>
      <SageStudio />
    </OwnerGate>
  );
}
