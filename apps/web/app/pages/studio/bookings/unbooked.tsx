import { unbookedPage } from "@academy/content/pages/studio/bookings-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const UnbookedStudio = lazy(() =>
  import("../../../features/studio/bookings/unbooked-studio.tsx").then((module) => ({
    default: module.UnbookedStudio,
  })),
);

export const meta = () => pageMeta({ ...unbookedPage.meta, robots: "noindex" });

export default UnbookedStudio;
