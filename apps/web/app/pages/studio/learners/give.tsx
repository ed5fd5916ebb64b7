import { studioGiveAccessPage } from "@academy/content/pages/studio/give-access-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const GiveAccessStudio = lazy(() =>
  import("../../../features/studio/give-access/give-access-studio.tsx").then((module) => ({
    default: module.GiveAccessStudio,
  })),
);

export const meta = () => pageMeta({ ...studioGiveAccessPage.meta, robots: "noindex" });

export default GiveAccessStudio;
