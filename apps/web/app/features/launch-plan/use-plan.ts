import { changePlan, showPlan } from "@academy/contract/calls/learning/launch-plan";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { callApi } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { deviceStorage } from "../../lib/storage/storage.ts";
import { asCall } from "../progress/public.ts";
import { createPlanStore, type PlanStore } from "./plan-store.ts";

export const planQuery = (courseId: string) => apiQuery(showPlan, { params: { id: courseId } });

type StartedPlan = PlanView & { plan: LaunchPlan };

/** The plan of whoever is signed in, and the way to change it. */
export function usePlan(
  view: StartedPlan,
  email: string,
): { store: PlanStore } & ReturnType<PlanStore["current"]> {
  const client = useQueryClient();
  const { id } = view.course;
  const [store] = useState(() =>
    createPlanStore(
      {
        storage: deviceStorage,
        prefix: `plan:${email}:${id}:`,
        send: (changes) => asCall(client, () => callApi(changePlan, { params: { id }, body: { changes } })),
        wait: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        now: Date.now,
      },
      view,
    ),
  );
  useEffect(() => store.receive(view), [store, view]);
  useEffect(() => {
    const send = () => void store.flush();
    window.addEventListener("online", send);
    window.addEventListener("pagehide", send);
    return () => {
      window.removeEventListener("online", send);
      window.removeEventListener("pagehide", send);
      send();
    };
  }, [store]);
  // The line on the dashboard follows from it.
  useEffect(() => () => void client.invalidateQueries({ queryKey: planQuery(id).queryKey }), [client, id]);
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { store, ...state };
}
