import { studioLearnersPage } from "@academy/content/pages/studio/learners-page";
import { lazy } from "react";
import styles from "../../../features/studio/learners/learners.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const LearnersStudio = lazy(() =>
  import("../../../features/studio/learners/learners-studio.tsx").then((module) => ({
    default: module.LearnersStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioLearnersPage.meta, robots: "noindex" });

export default LearnersStudio;
