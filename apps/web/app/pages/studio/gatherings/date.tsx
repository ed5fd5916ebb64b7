import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const DateStudio = lazy(() =>
  import("../../../features/studio/gatherings/date-studio.tsx").then((module) => ({
    default: module.DateStudio,
  })),
);

export const meta = () => pageMeta({ ...studioGatheringsPage.meta, robots: "noindex" });

export default DateStudio;
