import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala } from "../archetypes/public.ts";
import { MyCourse } from "./my-course.tsx";

export function MyCourses({ enrollments }: { enrollments: readonly EnrollmentView[] }) {
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
