import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { EnrollmentView } from "@academy/contract/progress";
import type { UseQueryResult } from "@tanstack/react-query";
import { useUser } from "../account/public.ts";
import { RisingMandala } from "../archetypes/public.ts";
import { QueryPart } from "../progress/public.ts";
import { NextStep } from "./first-step/next-step.tsx";

/** Who is here, and the one thing to do next. */
export function Welcome({ enrollments }: { enrollments: UseQueryResult<EnrollmentView[]> }) {
  const { user } = useUser();
  const { welcome, defaultName } = dashboardPage;
  return (
    <div className="dashboard-opening">
      <div className="dashboard-drawing">
        <RisingMandala />
      </div>
      <header className="dashboard-head">
        <h1 className="wrap-anywhere">
          {welcome}, <bdi>{user?.firstName.trim() || defaultName}</bdi>
        </h1>
      </header>
      <div className="dashboard-next">
        <QueryPart query={enrollments} lines={4}>
          {(list) => <NextStep enrollments={list} isOwner={user?.role === "owner"} />}
        </QueryPart>
      </div>
    </div>
  );
}
