import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const LaunchStudio = lazy(() =>
  import("../../../features/studio/settings/launch/launch-studio.tsx").then((module) => ({
    default: module.LaunchStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioLaunchPage.meta, robots: "noindex" });

export default LaunchStudio;
