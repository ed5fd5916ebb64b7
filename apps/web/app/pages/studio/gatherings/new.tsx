import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const NewGathering = lazy(() =>
  import("../../../features/studio/gatherings/new-gathering.tsx").then((module) => ({
    default: module.NewGathering,
  })),
);

export const meta = () => pageMeta({ ...studioGatheringsPage.meta, robots: "noindex" });

export default NewGathering;
