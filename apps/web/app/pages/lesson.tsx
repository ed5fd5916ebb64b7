import { lessonPage } from "@academy/content/lesson-page";
import { useParams } from "react-router";
import { SignedInGate } from "../features/account/signed-in-gate.tsx";
import { isAnythingKept, progressQuery, useEarlyQueries } from "../features/learning/public.ts";
import { Lesson } from "../features/lesson/lesson.tsx";
import { lessonQuery } from "../features/lesson/lesson-query.ts";
import { pageMeta } from "../lib/page-meta.ts";
import filmStyles from "../styles/film.css?url";
import styles from "../styles/lesson.css?url";

export const links = () => [styles, filmStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: lessonPage.title, description: lessonPage.description, robots: "noindex" });

export default function LessonPage() {
  const { id = "", lessonId = "" } = useParams();
  useEarlyQueries(...(isAnythingKept(lessonId) ? [] : [lessonQuery(lessonId)]), progressQuery(id));
  return (
    <SignedInGate>
      <Lesson courseId={id} lessonId={lessonId} />
    </SignedInGate>
  );
}
