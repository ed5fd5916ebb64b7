import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const GatheringsStudio = lazy(() =>
  import("../../../features/studio/gatherings/gatherings-studio.tsx").then((module) => ({
    default: module.GatheringsStudio,
  })),
);

export const meta = () => pageMeta({ ...studioGatheringsPage.meta, robots: "noindex" });

export default GatheringsStudio;
