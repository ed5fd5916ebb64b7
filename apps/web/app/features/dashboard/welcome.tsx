import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { EnrollmentView } from "@academy/contract/progress";
import type { UseQueryResult } from "@tanstack/react-query";
import { LinkButton } from "../../ui/link-button.tsx";
import { useUser } from "../account/public.ts";
import { RisingMandala } from "../archetypes/public.ts";
import { QueryPart } from "../progress/public.ts";
import { chooseNext } from "./dashboard-progress.ts";
import { NextLesson } from "./next-lesson.tsx";

/** Who is here, and the one thing to do next. */
export function Welcome({ enrollments }: { enrollments: UseQueryResult<EnrollmentView[]> }) {
  const { user } = useUser();
  const { welcome, defaultName } = dashboardPage;
  return (
    <header className="dashboard-head">
      <div className="dashboard-drawing">
        <RisingMandala />
      </div>
      <div className="dashboard-next">
        <h1 className="wrap-anywhere text-display">
          {welcome}, <bdi>{user?.firstName.trim() || defaultName}</bdi>
        </h1>
        <QueryPart query={enrollments} lines={4}>
          {(list) => {
            const next = chooseNext(list);
            return next ? <NextLesson enrollment={next} /> : <NothingNext enrollments={list} />;
          }}
        </QueryPart>
      </div>
    </header>
  );
}

function NothingNext({ enrollments }: { enrollments: EnrollmentView[] }) {
  const { nothing, allDone, locked } = dashboardPage.next;
  const { browse } = dashboardPage.courses;
  // The empty list below has the same way out.
  if (enrollments.length === 0) return <p className="max-w-text text-lead text-pretty">{nothing}</p>;
  const isDone = enrollments.every(({ completedAt }) => completedAt !== null);
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-text text-lead text-pretty">{isDone ? allDone : locked}</p>
      <LinkButton to={browse.to} variant="secondary">
        {browse.label}
      </LinkButton>
    </div>
  );
}
