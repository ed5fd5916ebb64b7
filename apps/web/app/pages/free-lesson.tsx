import { freeLessonMeta } from "@academy/content/pages/free-lesson-meta";
import styles from "../features/blueprint/free-lesson/free-lesson.css?url";
import { FreeLesson } from "../features/blueprint/free-lesson/free-lesson.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta(freeLessonMeta);

export default function FreeLessonPage() {
  return <FreeLesson />;
}
