import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { lazy } from "react";
import lessonStyles from "../../../features/lesson/lesson.css?url";
import frameStyles from "../../../features/lesson/lesson-frame.css?url";
import styles from "../../../features/studio/courses/courses.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const LessonPreview = lazy(() =>
  import("../../../features/studio/courses/lesson/lesson-preview.tsx").then((module) => ({
    default: module.LessonPreview,
  })),
);

export const links = () => [lessonStyles, frameStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioLessonPage.previewPage.meta, robots: "noindex" });

export default LessonPreview;
