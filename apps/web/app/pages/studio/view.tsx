import { studioGuisePage } from "@academy/content/pages/studio/guise-page";
import { lazy } from "react";
import styles from "../../features/studio/guise/guise-studio.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const GuiseStudio = lazy(() =>
  import("../../features/studio/guise/guise-studio.tsx").then((module) => ({
    default: module.GuiseStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioGuisePage.meta, robots: "noindex" });

export default GuiseStudio;
