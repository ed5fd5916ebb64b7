import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const SeriesStudio = lazy(() =>
  import("../../../features/studio/gatherings/series-studio.tsx").then((module) => ({
    default: module.SeriesStudio,
  })),
);

export const meta = () => pageMeta({ ...studioGatheringsPage.meta, robots: "noindex" });

export default SeriesStudio;
