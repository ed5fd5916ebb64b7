import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { lazy } from "react";
import lessonStyles from "../../../features/lesson/lesson.css?url";
import styles from "../../../features/studio/courses/courses.css?url";
import editorStyles from "../../../features/studio/courses/editor/editor.css?url";
import frameStyles from "../../../features/studio/editor/editor-frame.css?url";
import mediaStyles from "../../../features/studio/media/media.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const LessonStudio = lazy(() =>
  import("../../../features/studio/courses/lesson/lesson-studio.tsx").then((module) => ({
    default: module.LessonStudio,
  })),
);

export const links = () =>
  [lessonStyles, styles, editorStyles, frameStyles, mediaStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioLessonPage.meta, robots: "noindex" });

export default LessonStudio;
