import { planPage } from "@academy/content/pages/learning/plan-page";
import { useParams } from "react-router";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/launch-plan/plan.css?url";
import { Plan } from "../../features/launch-plan/plan.tsx";
import { planQuery } from "../../features/launch-plan/use-plan.ts";
import memberStyles from "../../features/progress/member.css?url";
import { usePrefetch } from "../../features/progress/public.ts";
import workbookStyles from "../../features/workbook/workbook.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () =>
  [memberStyles, workbookStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: planPage.title, description: planPage.description, robots: "noindex" });

export default function PlanPage() {
  const { id = "" } = useParams();
  usePrefetch(planQuery(id));
  return (
    <SignedInGate>
      <Plan key={id} courseId={id} />
    </SignedInGate>
  );
}
