import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import { lazy } from "react";
import styles from "../../../features/studio/courses/courses.css?url";
import mediaStyles from "../../../features/studio/media/media.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const CourseStudio = lazy(() =>
  import("../../../features/studio/courses/course/course-studio.tsx").then((module) => ({
    default: module.CourseStudio,
  })),
);

export const links = () => [styles, mediaStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioCoursePage.meta, robots: "noindex" });

export default CourseStudio;
