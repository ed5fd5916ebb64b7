import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import { lazy } from "react";
import chartStyles from "../../features/studio/charts/charts.css?url";
import styles from "../../features/studio/today/today.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const TodayStudio = lazy(() =>
  import("../../features/studio/today/today-studio.tsx").then((module) => ({ default: module.TodayStudio })),
);

export const links = () => [chartStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioTodayPage.meta, robots: "noindex" });

export default TodayStudio;
