import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { libraryPage } from "@academy/content/pages/learning/library-page";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { downloadsQuery, enrollmentsQuery, learningQuery, QueryPart } from "../progress/public.ts";
import { RecentDownloads } from "../resources/public.ts";
import { Community } from "./community.tsx";
import { MyCourses } from "./my-courses.tsx";
import { ProgressPanel } from "./progress-panel.tsx";

/** The courses somebody is in, what they have done, and what they took along. */
export function Learning() {
  const enrollments = useQuery(enrollmentsQuery);
  const learning = useQuery(learningQuery);
  const downloads = useQuery(downloadsQuery);
  return (
    <>
      <section id="my-courses" aria-labelledby="my-courses-heading" className="column dashboard-courses">
        <h2 id="my-courses-heading" className="text-title">
          {dashboardPage.courses.heading}
        </h2>
        <QueryPart query={enrollments} lines={6}>
          {(list) => (
            <>
              <MyCourses enrollments={list} />
              {list.length > 0 && (
                <p className="mt-6">
                  <Link to="/search" className="text-link">
                    {libraryPage.link}
                  </Link>
                </p>
              )}
            </>
          )}
        </QueryPart>
      </section>
      <ProgressPanel enrollments={enrollments} learning={learning} />
      <div className="column grid grid-cols-1 gap-14 py-section wide:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] wide:gap-24">
        <section aria-labelledby="downloads-heading">
          <h2 id="downloads-heading" className="mb-4 text-heading">
            {dashboardPage.downloads.heading}
          </h2>
          <QueryPart query={downloads}>{(list) => <RecentDownloads downloads={list} />}</QueryPart>
        </section>
        <Community />
      </div>
    </>
  );
}
