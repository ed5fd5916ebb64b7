import { studioCoursesPage } from "@academy/content/pages/studio/courses/courses-page";
import { lazy } from "react";
import styles from "../../../features/studio/courses/courses.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const CoursesStudio = lazy(() =>
  import("../../../features/studio/courses/list/courses-studio.tsx").then((module) => ({
    default: module.CoursesStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioCoursesPage.meta, robots: "noindex" });

export default CoursesStudio;
