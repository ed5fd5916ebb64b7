import { useQuery } from "@tanstack/react-query";
import { PlanLine } from "../launch-plan/public.ts";
import { enrollmentsQuery, QueryPart } from "../progress/public.ts";
import { NextStep } from "./first-step/next-step.tsx";
import { Learning } from "./learning.tsx";
import { MyResult } from "./my-result.tsx";
import { NextItem } from "./next-item.tsx";
import { Welcome } from "./welcome.tsx";

export function LearnerDashboard() {
  const enrollments = useQuery(enrollmentsQuery);
  return (
    <>
      <Welcome>
        <QueryPart query={enrollments} lines={4}>
          {(list) => <NextStep enrollments={list} />}
        </QueryPart>
      </Welcome>
      {/* What stands below the first step waits for it, so that nothing moves; a failure of the one holds up no other. */}
      {!enrollments.isPending && (
        <>
          <PlanLine />
          <NextItem />
          <Learning />
          {enrollments.data?.length !== 0 && <MyResult />}
        </>
      )}
    </>
  );
}
