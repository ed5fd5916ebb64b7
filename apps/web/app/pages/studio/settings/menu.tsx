import { studioMenuPage } from "@academy/content/pages/studio/settings/menu-page";
import { lazy } from "react";
import courses from "../../../features/studio/courses/courses.css?url";
import menu from "../../../features/studio/settings/menu/menu.css?url";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const MenuStudio = lazy(() =>
  import("../../../features/studio/settings/menu/menu-studio.tsx").then((module) => ({
    default: module.MenuStudio,
  })),
);

export const links = () => [courses, styles, menu].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioMenuPage.meta, robots: "noindex" });

export default MenuStudio;
