import { listCertificates } from "@academy/contract/calls/learning/certificates";
import { listCourses, showCourse } from "@academy/contract/calls/learning/courses";
import { listEnrollments, showLearning, showProgress } from "@academy/contract/calls/learning/progress";
import { listDownloads, listResources } from "@academy/contract/calls/learning/resources";
import { listResults } from "@academy/contract/calls/visitors/results";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { apiQuery, apiQueryOrNull } from "../../lib/api/query-client.ts";
import { localDay } from "../../lib/text/local-day.ts";

/** The published courses, for everyone. */
export const coursesQuery = apiQuery(listCourses);
export const courseQuery = (id: string) => apiQuery(showCourse, { params: { id } });
export const progressQuery = (courseId: string) => apiQuery(showProgress, { params: { courseId } });
export const enrollmentsQuery = apiQuery(listEnrollments);
/** The newest five: more is shown nowhere. */
export const downloadsQuery = apiQuery(listDownloads, { query: { limit: "5" } });
export const resourcesQuery = apiQuery(listResources);
export const certificatesQuery = apiQuery(listCertificates);

/** The results of the quiz, the newest first. */
export const myResultsQuery = apiQueryOrNull(listResults);

/** Known without its day: a page that stays open past midnight asks with the day it is then. */
export const learningQuery = queryOptions({
  queryKey: [showLearning.path],
  queryFn: ({ signal }) => callApi(showLearning, { query: { today: localDay(new Date()) }, signal }),
});
