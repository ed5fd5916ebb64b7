import type { UserView } from "@academy/contract/account";
import type { CourseSummary } from "@academy/contract/learning/courses";
import type { EnrollmentView } from "@academy/contract/learning/progress";

/** What somebody holds. Paid, while it is not known yet how much of it. */
export type Membership = "free" | "some" | "everything" | "active";

type LoadedCourses = {
  courses: readonly Pick<CourseSummary, "id">[] | undefined;
  enrollments: readonly (Pick<EnrollmentView, "isEntitled"> & { course: { id: string } })[] | undefined;
};

export function membershipOf(
  { subscriptionStatus }: Pick<UserView, "subscriptionStatus">,
  { courses, enrollments }: LoadedCourses,
): Membership {
  if (subscriptionStatus !== "active") return "free";
  if (!courses || !enrollments) return "active";
  const open = new Set(enrollments.filter(({ isEntitled }) => isEntitled).map(({ course }) => course.id));
  return courses.every(({ id }) => open.has(id)) ? "everything" : "some";
}
