import { finishPlan } from "@academy/contract/calls/learning/launch-plan";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { certificatesQuery, enrollmentsQuery, learningQuery, progressQuery } from "../progress/public.ts";
import type { PlanStore } from "./plan-store.ts";
import { planQuery } from "./use-plan.ts";

/** What was changed last goes first: the server looks at the plan that it has. */
export function useFinishPlan(courseId: string, store: PlanStore) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await store.flush();
      return callApi(finishPlan, { params: { id: courseId }, body: { localDay: localDay(new Date()) } });
    },
    onSuccess: ({ certificateId, ...view }) => {
      client.setQueryData(planQuery(courseId).queryKey, view);
      const lists = [progressQuery(courseId), enrollmentsQuery, learningQuery, certificatesQuery];
      for (const { queryKey } of lists) void client.invalidateQueries({ queryKey });
    },
  });
}
