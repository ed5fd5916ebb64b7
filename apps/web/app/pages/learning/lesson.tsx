import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { useParams } from "react-router";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import chapterStyles from "../../features/course/chapters.css?url";
import filmStyles from "../../features/lesson/film/film.css?url";
import styles from "../../features/lesson/lesson.css?url";
import { Lesson, lessonQuery } from "../../features/lesson/lesson.tsx";
import frameStyles from "../../features/lesson/lesson-frame.css?url";
import { courseQuery, hasPending, progressQuery, usePrefetch } from "../../features/progress/public.ts";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () =>
  [styles, chapterStyles, frameStyles, filmStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: lessonPage.title, description: lessonPage.description, robots: "noindex" });

export default function LessonPage() {
  const { id = "", lessonId = "" } = useParams();
  usePrefetch(...(hasPending(lessonId) ? [] : [lessonQuery(lessonId)]), progressQuery(id), courseQuery(id));
  return (
    <SignedInGate>
      <Lesson courseId={id} lessonId={lessonId} />
    </SignedInGate>
  );
}
