import { profilePage } from "@academy/content/pages/profile-page";
import type { UserView } from "@academy/contract/account";
import type { CourseSummary } from "@academy/contract/learning/courses";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MoveUp } from "../orders/public.ts";

const { badges, subscription } = profilePage;

type SubscriptionProps = {
  user: UserView;
  courses: readonly CourseSummary[] | undefined;
  enrollments: readonly EnrollmentView[] | undefined;
};

export function Subscription({ user, courses, enrollments }: SubscriptionProps) {
  const membership = membershipOf(user, { courses, enrollments });
  return (
    <>
      <p className="font-display text-heading">{membership === "free" ? badges.free : badges.active}</p>
      <p className="mt-2 max-w-text text-pretty">{subscription[membership]}</p>
      {(membership === "free" || membership === "some") && (
        <LinkButton to={subscription.upgrade.to} className="mt-6">
          {subscription.upgrade.label}
        </LinkButton>
      )}
      {membership === "some" && <MoveUp />}
      <p className="mt-6">
        <Link to={subscription.orders.to} className="text-link inline-flex min-h-11 items-center">
          {subscription.orders.label}
        </Link>
      </p>
    </>
  );
}

/** What somebody holds. Paid, while it is not known yet how much of it. */
type Membership = "free" | "some" | "everything" | "active";

type LoadedCourses = {
  courses: readonly Pick<CourseSummary, "id" | "isInPackage">[] | undefined;
  enrollments: readonly (Pick<EnrollmentView, "isEntitled"> & { course: { id: string } })[] | undefined;
};

export function membershipOf(
  { subscriptionStatus }: Pick<UserView, "subscriptionStatus">,
  { courses, enrollments }: LoadedCourses,
): Membership {
  if (subscriptionStatus !== "active") return "free";
  if (!courses || !enrollments) return "active";
  const open = new Set(enrollments.filter(({ isEntitled }) => isEntitled).map(({ course }) => course.id));
  // What is sold by itself alone is no part of it.
  return courses.every(({ id, isInPackage }) => !isInPackage || open.has(id)) ? "everything" : "some";
}
