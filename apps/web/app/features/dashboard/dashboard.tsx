import { dashboardPage } from "@academy/content/pages/dashboard-page";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../account/public.ts";
import { downloadsQuery, enrollmentsQuery, learningQuery, QueryPart } from "../progress/public.ts";
import { RecentDownloads } from "../resources/public.ts";
import { Community } from "./community.tsx";
import { Figures } from "./figures.tsx";
import { MyCourses } from "./my-courses.tsx";
import { MyResult } from "./my-result.tsx";
import { ProgressPanel } from "./progress-panel.tsx";
import { Welcome } from "./welcome.tsx";

export function Dashboard() {
  const { user } = useUser();
  const enrollments = useQuery(enrollmentsQuery);
  const learning = useQuery(learningQuery);
  const downloads = useQuery(downloadsQuery);
  // What stands below the first step waits for it, so that nothing moves; a failure of the one holds up no other.
  const isKnown = !enrollments.isPending;
  const isNew = enrollments.data?.length === 0;
  return (
    <>
      <Welcome enrollments={enrollments} />
      {isKnown && (
        <>
          {!isNew && <Figures enrollments={enrollments.data} learning={learning.data} />}
          <section id="my-courses" aria-labelledby="my-courses-heading" className="column dashboard-courses">
            <h2 id="my-courses-heading" className="text-title">
              {dashboardPage.courses.heading}
            </h2>
            <QueryPart query={enrollments} lines={6}>
              {(list) => <MyCourses enrollments={list} />}
            </QueryPart>
          </section>
          <ProgressPanel enrollments={enrollments} learning={learning} />
          <div className="column dashboard-pair">
            <section aria-labelledby="downloads-heading">
              <h2 id="downloads-heading" className="mb-4 text-heading">
                {dashboardPage.downloads.heading}
              </h2>
              <QueryPart query={downloads}>{(list) => <RecentDownloads downloads={list} />}</QueryPart>
            </section>
            <Community />
          </div>
          {(!isNew || user?.role === "owner") && <MyResult />}
        </>
      )}
    </>
  );
}
