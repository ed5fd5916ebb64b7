import { studioPage } from "@academy/content/pages/studio/studio-page";
import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { OwnerGate } from "../../features/account/session/owner-gate.tsx";
import paletteStyles from "../../features/studio/palette/palette.css?url";
import styles from "../../features/studio/studio.css?url";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";

// Fetched for the owner alone, like every page inside.
const StudioFrame = lazy(() =>
  import("../../features/studio/studio-frame.tsx").then((module) => ({ default: module.StudioFrame })),
);

export const links = () => [styles, paletteStyles].map((href) => ({ rel: "stylesheet", href }));

export default function StudioLayout() {
  return (
    <OwnerGate words={studioPage.notOwner}>
      <Suspense fallback={<WaitingPage />}>
        <StudioFrame>
          <Suspense fallback={<WaitingPage />}>
            <Outlet />
          </Suspense>
        </StudioFrame>
      </Suspense>
    </OwnerGate>
  );
}
