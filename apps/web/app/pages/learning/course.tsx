import { coursePage } from "@academy/content/pages/learning/course-page";
import { useParams } from "react-router";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import chapterStyles from "../../features/course/chapters.css?url";
import styles from "../../features/course/course.css?url";
import { Course } from "../../features/course/course.tsx";
import { courseQuery, progressQuery, usePrefetch } from "../../features/progress/public.ts";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [chapterStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: coursePage.title, description: coursePage.description, robots: "noindex" });

export default function CoursePage() {
  const { id = "" } = useParams();
  usePrefetch(courseQuery(id), progressQuery(id));
  return (
    <SignedInGate>
      <Course key={id} id={id} />
    </SignedInGate>
  );
}
