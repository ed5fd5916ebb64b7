import { studioThemePage } from "@academy/content/pages/studio/settings/theme-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import look from "../../../features/studio/settings/theme/theme.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const ThemeStudio = lazy(() =>
  import("../../../features/studio/settings/theme/theme-studio.tsx").then((module) => ({
    default: module.ThemeStudio,
  })),
);

export const links = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: look },
];

export const meta = () => pageMeta({ ...studioThemePage.meta, robots: "noindex" });

export default ThemeStudio;
