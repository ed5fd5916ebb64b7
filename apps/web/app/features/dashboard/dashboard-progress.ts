import type { EnrollmentView } from "@academy/contract/learning/progress";

/** The figures that follow from the courses somebody is in. */
export function figuresOf(enrollments: readonly Pick<EnrollmentView, "completedAt">[]) {
  const enrolled = enrollments.length;
  const completed = enrollments.filter(({ completedAt }) => completedAt !== null).length;
  return { enrolled, completed, percent: enrolled === 0 ? 0 : Math.round((completed / enrolled) * 100) };
}

type Candidate = Pick<EnrollmentView, "isEntitled" | "completedAt" | "nextLesson" | "lastActiveAt">;

/**
 * Where to go on: of the courses that are open and not completed, the one last worked in, or else the newest. One whose
 * next lesson opens later waits behind those that can be gone on with now.
 */
export function chooseNext<Enrollment extends Candidate>(
  enrollments: readonly Enrollment[],
): Enrollment | undefined {
  return enrollments
    .filter(({ isEntitled, completedAt, nextLesson }) => isEntitled && !completedAt && nextLesson)
    .sort(
      (a, b) =>
        Number(Boolean(a.nextLesson?.opensAt)) - Number(Boolean(b.nextLesson?.opensAt)) ||
        Date.parse(b.lastActiveAt ?? "1970") - Date.parse(a.lastActiveAt ?? "1970"),
    )[0];
}
