import { freeLessonMeta } from "@academy/content/pages/free-lesson-meta";
import styles from "../features/blueprint/free-lesson/free-lesson.css?url";
import { FreeLesson } from "../features/blueprint/free-lesson/free-lesson.tsx";
import { pageMeta, paintedWhole } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }, paintedWhole("free-lesson-body")];

export const meta = () => pageMeta(freeLessonMeta);

export default function FreeLessonPage() {
  return <FreeLesson />;
}
