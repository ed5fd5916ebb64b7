import { studioPage } from "@academy/content/pages/studio/studio-page";
import { lazy, Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { StaffGate } from "../../features/account/session/staff-gate.tsx";
import kitStyles from "../../features/studio/kit/kit.css?url";
import paletteStyles from "../../features/studio/palette/palette.css?url";
import { mayOpen, partsFor } from "../../features/studio/parts-for.ts";
import styles from "../../features/studio/studio.css?url";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";

// Fetched for whoever may enter alone, like every page inside.
const StudioFrame = lazy(() =>
  import("../../features/studio/studio-frame.tsx").then((module) => ({ default: module.StudioFrame })),
);

export const links = () => [styles, kitStyles, paletteStyles].map((href) => ({ rel: "stylesheet", href }));

export default function StudioLayout() {
  const { pathname } = useLocation();
  const isStart = pathname.replace(/\/+$/, "") === "/studio";
  return (
    <StaffGate
      mayEnter={(role) => (isStart ? partsFor(role).length > 0 : mayOpen(pathname, role))}
      words={studioPage.notOwner}
      linkFor={(role) => (partsFor(role).length > 0 ? studioPage.notOwner.ownPart : studioPage.notOwner.link)}
    >
      {(role) => {
        // Where the studio begins is the owner's; for others it begins with the first part that is theirs.
        const [first] = partsFor(role);
        if (isStart && role !== "owner" && first) return <Navigate to={first.to} replace />;
        return (
          <Suspense fallback={<WaitingPage />}>
            <StudioFrame role={role}>
              <Suspense fallback={<WaitingPage />}>
                <Outlet />
              </Suspense>
            </StudioFrame>
          </Suspense>
        );
      }}
    </StaffGate>
  );
}
