import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { PlanLine } from "../launch-plan/public.ts";
import { enrollmentsQuery, itemPath, learningQuery, QueryPart } from "../progress/public.ts";
import { chooseNext } from "./dashboard-progress.ts";
import { FirstStep } from "./first-step/first-step.tsx";
import { Learning } from "./learning.tsx";
import { MyResult } from "./my-result.tsx";
import { NextLesson } from "./next-lesson.tsx";
import { Welcome } from "./welcome.tsx";

export function LearnerDashboard() {
  const enrollments = useQuery(enrollmentsQuery);
  return (
    <>
      <Welcome>
        <QueryPart query={enrollments} lines={4}>
          {(list) => <NextStep enrollments={list} />}
        </QueryPart>
      </Welcome>
      {/* What stands below the first step waits for it, so that nothing moves; a failure of the one holds up no other. */}
      {!enrollments.isPending && (
        <>
          <PlanLine />
          <NextItem />
          <Learning />
          {enrollments.data?.length !== 0 && <MyResult />}
        </>
      )}
    </>
  );
}

/** The next lesson; without a course the first step of all. */
function NextStep({ enrollments }: { enrollments: EnrollmentView[] }) {
  const next = chooseNext(enrollments);
  if (enrollments.length === 0) return <FirstStep />;
  return next ? <NextLesson enrollment={next} /> : <NothingNext enrollments={enrollments} />;
}

function NothingNext({ enrollments }: { enrollments: EnrollmentView[] }) {
  const { allDone, locked } = dashboardPage.next;
  const { browse } = dashboardPage.courses;
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

const words = dashboardPage.workbook;

/** Where to go on writing; nothing where there is nothing to fill in. */
function NextItem() {
  const { data } = useQuery(learningQuery);
  const next = data?.workbook;
  if (!next) return null;
  return (
    <section aria-labelledby="workbook-heading" className="column plan-line next-item">
      <h2 id="workbook-heading" className="text-heading">
        {words.heading}
      </h2>
      <p>
        <span className="block text-ink-soft text-small">
          {next.course.title} · {next.part}
        </span>
        {next.asked && <span className="next-item-asked">{next.asked}</span>}
      </p>
      <LinkButton to={itemPath(next.course.id, next)} variant="secondary" className="justify-self-start">
        {next.isBegun ? words.again : words.next}
        <span className="sr-only"> ({next.part})</span>
      </LinkButton>
    </section>
  );
}
