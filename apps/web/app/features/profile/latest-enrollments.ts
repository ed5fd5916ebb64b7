import type { EnrollmentView } from "@academy/contract/learning/progress";

const maxShown = 3;

type EnrollmentDates = Pick<EnrollmentView, "enrolledAt" | "lastActiveAt">;

/** The three that came last; of those that came together, the ones last worked in. */
export function latestEnrollments<Enrollment extends EnrollmentDates>(
  enrollments: readonly Enrollment[],
): Enrollment[] {
  const compare = (one: string | null, other: string | null) => (other ?? "").localeCompare(one ?? "");
  return enrollments
    .toSorted(
      (one, other) =>
        compare(one.enrolledAt, other.enrolledAt) || compare(one.lastActiveAt, other.lastActiveAt),
    )
    .slice(0, maxShown);
}
