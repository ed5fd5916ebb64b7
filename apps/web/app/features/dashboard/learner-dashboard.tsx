import { learningWords } from "@academy/content/learning";
import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { planTitle } from "@academy/content/pages/plan-title";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { useQuery } from "@tanstack/react-query";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SkeletonText } from "../../ui/waiting/skeleton.tsx";
import { useUser } from "../account/public.ts";
import { NextGathering } from "../gatherings/public.ts";
import { isUnderWay, PlanLine, PlanWeek, plansQuery } from "../launch-plan/public.ts";
import {
  coursePath,
  enrollmentsQuery,
  isPlanLeft,
  itemPath,
  learningQuery,
  lessonPath,
  planPath,
  QueryPart,
} from "../progress/public.ts";
import { chooseNext } from "./dashboard-progress.ts";
import { FirstStep } from "./first-step/first-step.tsx";
import { Learning } from "./learning.tsx";
import { MyResult, ResultKnownHere } from "./my-result.tsx";
import { Welcome } from "./welcome.tsx";

const { continued, begun, lastStep, at, waiting, opens } = dashboardPage.next;
const { action, lessonsDone } = learningWords;

/** The lesson to go on with, or the plan once that alone is left, and which of its course it is. Where in its film is known to the lesson itself. */
function NextLesson({ enrollment }: { enrollment: EnrollmentView }) {
  const { nextLesson, course, completedLessons, totalLessons } = enrollment;
  if (!nextLesson) return null;
  const { eyebrow, title, to, label, note } = stepOf(enrollment, nextLesson);
  return (
    <section aria-labelledby="next-heading" className="dashboard-step">
      <p className="section-eyebrow">{eyebrow}</p>
      <h2 id="next-heading" className="text-heading">
        {title}
      </h2>
      <p className="text-ink-soft">
        <span className="block">{course.title}</span>{" "}
        <span className="inline-block">
          {countWords(totalLessons, lessonsDone, { done: completedLessons })}
        </span>
        {note && (
          <>
            {" · "}
            <span className="inline-block">{note}</span>
          </>
        )}
      </p>
      <LinkButton to={to} size="large" className="dashboard-step-action">
        {label}
        <span className="sr-only">({title})</span>
      </LinkButton>
    </section>
  );
}

/** What is to be done next, and where. */
function stepOf(enrollment: EnrollmentView, next: NonNullable<EnrollmentView["nextLesson"]>) {
  const { course, lastActiveAt } = enrollment;
  const { id, title, positionSeconds, opensAt } = next;
  const label = lastActiveAt ? action.inProgress : action.notStarted;
  if (isPlanLeft(enrollment))
    return { eyebrow: lastStep, title: planTitle, to: planPath(course.id), label, note: "" };
  if (opensAt) {
    const note = fillWords(opens, { day: formatDay(opensAt) });
    return { eyebrow: waiting, title, to: coursePath(course.id), label: dashboardPage.courses.see, note };
  }
  const note = positionSeconds >= 1 ? `${at} ${formatPosition(positionSeconds)}` : "";
  return { eyebrow: lastActiveAt ? continued : begun, title, to: lessonPath(course.id, id), label, note };
}

export function LearnerDashboard() {
  const enrollments = useQuery(enrollmentsQuery);
  const plans = useQuery(plansQuery);
  return (
    <>
      <Welcome>
        <QueryPart query={enrollments} lines={4}>
          {(list) =>
            plans.isPending ? <SkeletonText lines={4} /> : <NextStep enrollments={list} plans={plans.data} />
          }
        </QueryPart>
      </Welcome>
      {/* What stands below the first step waits for it, so that nothing moves; a failure of the one holds up no other. */}
      {!enrollments.isPending && (
        <>
          <PlanLine />
          <OnCalendar />
          <NextItem />
          <Learning />
          {enrollments.data?.length === 0 ? <ResultKnownHere /> : <MyResult />}
        </>
      )}
    </>
  );
}

type NextStepProps = { enrollments: EnrollmentView[]; plans: PlanView[] | undefined };

/** A finished plan for as long as it runs, the next lesson; without a course the first step of all. */
function NextStep({ enrollments, plans = [] }: NextStepProps) {
  const next = chooseNext(enrollments);
  const { user } = useUser();
  const plan = plans.find(isUnderWay);
  if (plan && user) {
    return (
      <>
        <PlanWeek key={plan.course.id} view={plan} email={user.email} />
        {next && <NextLesson enrollment={next} />}
      </>
    );
  }
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

/** What they come to next; nothing where nothing is set. */
function OnCalendar() {
  const { data } = useQuery(learningQuery);
  const next = data?.calendar.next;
  return next ? <NextGathering next={next} /> : null;
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
