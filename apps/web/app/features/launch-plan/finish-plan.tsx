import { planPage } from "@academy/content/pages/learning/plan-page";
import { finishPlan } from "@academy/contract/calls/learning/launch-plan";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { type MissingPart, whatIsMissing } from "@academy/launch-plan/finish";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import {
  certificatesQuery,
  coursePath,
  enrollmentsQuery,
  learningQuery,
  progressQuery,
  Tick,
} from "../progress/public.ts";
import type { PlanStore } from "./plan-store.ts";
import { planQuery } from "./use-plan.ts";

const words = planPage.finish;

/** Where on the page the words are written that a plan is finished with. */
export const placeOf = { deeds: "plan-deeds", witness: "plan-witness" } as const;

type FinishPlanProps = { view: PlanView; plan: LaunchPlan; store: PlanStore };

/** The last step of the course: what the plan still wants, and the word that it is finished. */
export function FinishPlan({ view, plan, store }: FinishPlanProps) {
  const { id: courseId } = view.course;
  const missing = whatIsMissing(plan);
  const finish = useFinishPlan(courseId, store);
  const { data: progress } = useQuery(progressQuery(courseId));
  const lessonsLeft = progress ? progress.totalLessons - progress.completedLessons : 0;
  return (
    <section className="plan-now" aria-labelledby="finish-heading">
      <h2 id="finish-heading" className="text-heading">
        {view.finishedAt ? words.finished : words.heading}
      </h2>
      {view.finishedAt ? (
        <>
          <p className="plan-finished">
            <Tick /> {words.finishedText}
          </p>
          {progress?.certificateId ? (
            <LinkButton to={`${coursePath(courseId)}#certificate`}>{words.toCertificate}</LinkButton>
          ) : (
            lessonsLeft > 0 && <p>{countWords(lessonsLeft, words.lessonsLeft)}</p>
          )}
        </>
      ) : (
        <>
          <p className="max-w-text">{missing.length > 0 ? words.text : words.ready}</p>
          {missing.length > 0 && (
            <ul className="plan-missing">
              {missing.map((each) => (
                <MissingLine key={each.kind} missing={each} change={store.change} />
              ))}
            </ul>
          )}
          {missing.length === 0 && (
            <Button isBusy={finish.isPending} onClick={() => finish.mutate()}>
              {words.finish}
            </Button>
          )}
          <p role="alert" className="plan-finish-failed">
            {finish.error ? explain(finish.error) : ""}
          </p>
        </>
      )}
    </section>
  );
}

function MissingLine({ missing, change }: { missing: MissingPart; change: PlanStore["change"] }) {
  if (missing.kind === "deeds" || missing.kind === "witness") {
    return (
      <li>
        <a href={`#${placeOf[missing.kind]}`} className="text-link">
          {words.missing[missing.kind]}
        </a>
      </li>
    );
  }
  const weeks = missing.weeks.join(", ");
  return (
    <li>
      {fillWords(countWords(missing.weeks.length, words.missing[missing.kind]), { weeks })}
      {missing.kind === "own" && (
        <Button variant="quiet" size="small" onClick={() => change({ kind: "keep", weeks: missing.weeks })}>
          {words.keep}
        </Button>
      )}
    </li>
  );
}

/** What was changed last goes first: the server looks at the plan that it has. */
function useFinishPlan(courseId: string, store: PlanStore) {
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
