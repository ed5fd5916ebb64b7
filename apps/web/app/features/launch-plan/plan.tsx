import { coursePage } from "@academy/content/pages/course-page";
import { planPage } from "@academy/content/pages/plan-page";
import { useQuery } from "@tanstack/react-query";
import { ApiError, isUnauthorized } from "../../lib/api/api-error.ts";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { useUser } from "../account/public.ts";
import { Examples } from "../examples/public.ts";
import { FailedPage, MissingPage } from "../progress/public.ts";
import { BeginPlan } from "./begin-plan.tsx";
import { PlanBoard } from "./plan-board.tsx";
import { PlanHead } from "./plan-head.tsx";
import { planQuery } from "./use-plan.ts";

/** Stands inside the gate. */
export function Plan({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useQuery(planQuery(courseId));
  const { user } = useUser();
  if (data && user) {
    const { plan } = data;
    if (plan) return <PlanBoard view={{ ...data, plan }} email={user.email} />;
    return (
      <>
        <PlanHead course={data.course} />
        <BeginPlan courseId={courseId} />
        <div className="column plan-examples">
          <Examples courseId={courseId} of="plan" />
        </div>
      </>
    );
  }
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  // Locked, missing and malformed are all one to whoever followed a link here.
  if (error instanceof ApiError && [400, 403, 404].includes(error.status))
    return <MissingPage words={coursePage.notFound} />;
  return <FailedPage heading={planPage.title} error={error} onRetry={() => void refetch()} />;
}
