import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import { lazy } from "react";
import styles from "../../features/studio/sage/sage-studio.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const SageStudio = lazy(() =>
  import("../../features/studio/sage/sage-studio.tsx").then((module) => ({ default: module.SageStudio })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioSagePage.meta, robots: "noindex" });

export default SageStudio;
