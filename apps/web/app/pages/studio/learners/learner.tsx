import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import { lazy } from "react";
import styles from "../../../features/studio/learner/learner.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const LearnerStudio = lazy(() =>
  import("../../../features/studio/learner/learner-studio.tsx").then((module) => ({
    default: module.LearnerStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioLearnerPage.meta, robots: "noindex" });

export default LearnerStudio;
