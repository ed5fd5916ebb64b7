import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { chooseNext } from "../dashboard-progress.ts";
import { NextLesson } from "../next-lesson.tsx";
import { FirstStep } from "./first-step.tsx";

/** The next lesson; without a course the first step of all. */
export function NextStep({ enrollments }: { enrollments: EnrollmentView[] }) {
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
