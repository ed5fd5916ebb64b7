import { studioViewingPage } from "@academy/content/pages/studio/viewing-page";
import { lazy } from "react";
import { pageMeta } from "../../lib/page-meta.ts";

const ViewingStudio = lazy(() =>
  import("../../features/studio/viewing/viewing-studio.tsx").then((module) => ({
    default: module.ViewingStudio,
  })),
);

export const meta = () => pageMeta({ ...studioViewingPage.meta, robots: "noindex" });

export default ViewingStudio;
