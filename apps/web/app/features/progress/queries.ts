import type { CertificateView } from "@academy/contract/certificates";
import type { CourseSummary, CourseView } from "@academy/contract/courses";
import type { CourseProgress, EnrollmentView, LearningView } from "@academy/contract/progress";
import type { DownloadView, ResourceView } from "@academy/contract/resources";
import type { ResultView } from "@academy/contract/results";
import { queryOptions } from "@tanstack/react-query";
import { getJson } from "../../lib/api.ts";
import { localDay } from "../../lib/local-day.ts";
import { jsonQuery } from "../../lib/query-client.ts";

/** The published courses, for everyone. */
export const coursesQuery = jsonQuery<CourseSummary[]>("/api/courses");
export const courseQuery = (id: string) => jsonQuery<CourseView>(`/api/courses/${encodeURIComponent(id)}`);
export const progressQuery = (courseId: string) =>
  jsonQuery<CourseProgress>(`/api/progress/${encodeURIComponent(courseId)}`);
export const enrollmentsQuery = jsonQuery<EnrollmentView[]>("/api/my-enrollments");
/** The newest five: more is shown nowhere. */
export const downloadsQuery = jsonQuery<DownloadView[]>("/api/my-downloads?limit=5");
export const resourcesQuery = jsonQuery<ResourceView[]>("/api/resources");
export const certificatesQuery = jsonQuery<CertificateView[]>("/api/my-certificates");

/** The results of the quiz, the newest first. */
export const myResultsQuery = jsonQuery<{ items: ResultView[] }>("/api/my-results", { on401: "null" });

const learningPath = "/api/my-learning";
/** Known without its day: a page that stays open past midnight asks with the day it is then. */
export const learningQuery = queryOptions({
  queryKey: [learningPath],
  queryFn: ({ signal }) => getJson<LearningView>(`${learningPath}?today=${localDay(new Date())}`, { signal }),
});
