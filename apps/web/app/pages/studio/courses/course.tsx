import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import { lazy } from "react";
import styles from "../../../features/studio/courses/courses.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const CourseStudio = lazy(() =>
  import("../../../features/studio/courses/course/course-studio.tsx").then((module) => ({
    default: module.CourseStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioCoursePage.meta, robots: "noindex" });

export default CourseStudio;
