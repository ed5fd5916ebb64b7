import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { libraryPage } from "@academy/content/pages/learning/library-page";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala } from "../archetypes/public.ts";
import { OpenSpace } from "../benefits/public.ts";
import {
  downloadsQuery,
  enrollmentsQuery,
  learningQuery,
  QueryPart,
  recordingsPath,
} from "../progress/public.ts";
import { RecentDownloads } from "../resources/public.ts";
import { MyCourse } from "./my-course.tsx";
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
                <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
                  <Link to="/search" className="text-link">
                    {libraryPage.link}
                  </Link>
                  <Link to={recordingsPath} className="text-link">
                    {dashboardPage.courses.recordings}
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

function Community() {
  const { heading, text } = dashboardPage.community;
  return (
    <Card as="section" look="framed" aria-labelledby="community-heading" className="self-start">
      <h2 id="community-heading" className="text-heading">
        {heading}
      </h2>
      <p className="mt-3 max-w-text text-pretty">{text}</p>
      <CommunityWays />
    </Card>
  );
}

/** To what is theirs: the spaces they hold, the calls they come to, their sessions; otherwise to the page that tells of the group. */
function CommunityWays() {
  const { join, calendar, sessions, recordings } = dashboardPage.community;
  const { data, isPending } = useQuery(learningQuery);
  if (isPending) return null;
  const { spaces = [], isHolder = false, hasSessions = false, hasRecordings = false } = data?.calendar ?? {};
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {spaces.map(({ id, name }) => (
        <div key={id}>
          {spaces.length > 1 && <p className="mb-2 text-small">{name}</p>}
          <OpenSpace id={id} name={name} label={join.label} variant="secondary" />
        </div>
      ))}
      {isHolder && (
        <LinkButton to={calendar.to} variant="secondary">
          {calendar.label}
        </LinkButton>
      )}
      {hasSessions && (
        <LinkButton to={sessions.to} variant="secondary">
          {sessions.label}
        </LinkButton>
      )}
      {hasRecordings && (
        <LinkButton to={recordings.to} variant="secondary">
          {recordings.label}
        </LinkButton>
      )}
      {spaces.length === 0 && !isHolder && !hasSessions && !hasRecordings && (
        <LinkButton to={join.to} variant="secondary">
          {join.label}
        </LinkButton>
      )}
    </div>
  );
}

function MyCourses({ enrollments }: { enrollments: readonly EnrollmentView[] }) {
  const { empty, emptyLead, browse } = dashboardPage.courses;
  if (enrollments.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState
          heading={empty}
          headingLevel={3}
          drawing={<FilledMandala archetype="teacher" />}
          // The first step above has the page's one primary button.
          action={
            <LinkButton to={browse.to} variant="secondary">
              {browse.label}
            </LinkButton>
          }
        >
          <p>{emptyLead}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className="my-courses">
      {enrollments.map((enrollment) => (
        <MyCourse key={enrollment.id} enrollment={enrollment} />
      ))}
    </ul>
  );
}
