import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { EnrollmentView } from "@academy/contract/progress";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
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
          action={<LinkButton to={browse.to}>{browse.label}</LinkButton>}
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
