import { coursePage } from "@academy/content/pages/learning/course-page";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { ApiError, isUnauthorized } from "../../lib/api/api-error.ts";
import { useTitle } from "../../lib/use-title.ts";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { courseQuery, FailedPage, MissingPage, progressQuery, recordingsPath } from "../progress/public.ts";
import { OpenCourse } from "./open-course.tsx";

/** Stands inside the gate. Both answers were asked for outside it, together with the question who is here. */
export function Course({ id }: { id: string }) {
  const { data: course, error, refetch } = useQuery(courseQuery(id));
  const progress = useQuery(progressQuery(id));
  useTitle(course?.title);
  if (course?.isShelf || (error instanceof ApiError && error.status === 403)) {
    return <Navigate to={recordingsPath} replace />;
  }
  if (course && (progress.data || progress.error))
    return <OpenCourse course={course} progress={progress.data} />;
  // The gate around the page deals with the end of a session.
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  // An address that is no id at all is a bad request to the server, and not found to whoever reads it.
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return <MissingPage words={coursePage.notFound} />;
  return <FailedPage heading={coursePage.failed} error={error} onRetry={() => void refetch()} />;
}
