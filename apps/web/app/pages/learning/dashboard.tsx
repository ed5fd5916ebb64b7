import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { Navigate } from "react-router";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/dashboard/dashboard.css?url";
import { Dashboard } from "../../features/dashboard/dashboard.tsx";
import { plansQuery } from "../../features/launch-plan/public.ts";
import memberStyles from "../../features/progress/member.css?url";
import {
  downloadsQuery,
  enrollmentsQuery,
  learningQuery,
  myResultsQuery,
  usePrefetch,
} from "../../features/progress/public.ts";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: dashboardPage.title, description: dashboardPage.description, robots: "noindex" });

/** The server gives it to members alone; a visitor who comes here from another page starts with the quiz. */
export default function DashboardPage() {
  usePrefetch(enrollmentsQuery, learningQuery, downloadsQuery, myResultsQuery, plansQuery);
  return (
    <SignedInGate forVisitors={<Navigate to="/quiz" replace />}>
      <Dashboard />
    </SignedInGate>
  );
}
