import { lazy, Suspense } from "react";
import { SkeletonText } from "../../ui/waiting/skeleton.tsx";
import { useUser } from "../account/public.ts";
import { LearnerDashboard } from "./learner-dashboard.tsx";
import { Welcome } from "./welcome.tsx";

/** Fetched for the owner alone. */
const OwnerDashboard = lazy(() =>
  import("./owner/owner-dashboard.tsx").then((module) => ({ default: module.OwnerDashboard })),
);

export function Dashboard() {
  const { user } = useUser();
  if (user?.role !== "owner") return <LearnerDashboard />;
  const waiting = (
    <Welcome>
      <SkeletonText lines={6} />
    </Welcome>
  );
  return (
    <Suspense fallback={waiting}>
      <OwnerDashboard />
    </Suspense>
  );
}
