import { profilePage } from "@academy/content/pages/profile-page";
import type { UserView } from "@academy/contract/account";
import type { CourseSummary } from "@academy/contract/courses";
import type { EnrollmentView } from "@academy/contract/progress";
import { LinkButton } from "../../ui/link-button.tsx";
import { membershipOf } from "./membership.ts";

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
    </>
  );
}
