import { coursePage } from "@academy/content/pages/learning/course-page";
import { planPage } from "@academy/content/pages/learning/plan-page";
import { useQuery } from "@tanstack/react-query";
import { ApiError, isUnauthorized } from "../../lib/api/api-error.ts";
import { useTitle } from "../../lib/use-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { useUser } from "../account/public.ts";
import { PageDrawing } from "../archetypes/public.ts";
import { Examples } from "../examples/public.ts";
import { coursePath, FailedPage, MissingPage } from "../progress/public.ts";
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
        <BeginPlan view={data} />
        <div className="column pb-20">
          <Examples courseId={courseId} of="plan" />
        </div>
      </>
    );
  }
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const status = error instanceof ApiError ? error.status : undefined;
  // An address that is no id at all is a bad request to the server, and not found to whoever reads it.
  if (status === 400 || status === 404) return <MissingPage words={coursePage.notFound} />;
  if (status === 403) return <LockedPlan courseId={courseId} />;
  return <FailedPage heading={planPage.title} error={error} onRetry={() => void refetch()} />;
}

function LockedPlan({ courseId }: { courseId: string }) {
  const { heading, text, course } = planPage.locked;
  useTitle(heading);
  return (
    <Notice heading={heading} drawing={<PageDrawing of="locked" />}>
      <p>{text}</p>
      {/* There the offers stand with their prices. */}
      <LinkButton to={coursePath(courseId)}>{course}</LinkButton>
    </Notice>
  );
}
