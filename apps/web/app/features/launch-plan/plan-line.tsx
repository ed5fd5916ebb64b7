import { planPage } from "@academy/content/pages/learning/plan-page";
import { listPlans } from "@academy/contract/calls/learning/launch-plan";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { weekOn } from "@academy/launch-plan/days";
import { isEmptyWeek, thingsOf, weekCount } from "@academy/launch-plan/plan";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiQuery } from "../../lib/api/query-client.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { planPath } from "../progress/public.ts";

const words = planPage.dashboard;

export const plansQuery = apiQuery(listPlans);

/** The week of a plan that runs before it is finished, on the dashboard; nothing where none does. */
export function PlanLine() {
  const { data = [] } = useQuery(plansQuery);
  const today = localDay(new Date());
  const running = data.flatMap(({ plan, course, finishedAt }) => {
    // Finished, it has the place of the next step.
    if (finishedAt !== null) return [];
    const week = plan ? weekOn(plan, today) : 0;
    return plan && week >= 1 && week <= weekCount ? [{ plan, course, week }] : [];
  });
  return running.map((each) => <Running key={each.course.id} {...each} />);
}

type RunningProps = { plan: NonNullable<PlanView["plan"]>; course: PlanView["course"]; week: number };

function Running({ plan, course, week }: RunningProps) {
  const things = thingsOf(plan, week);
  return (
    <section className="column plan-line" aria-labelledby={`plan-${course.id}`}>
      <h2 id={`plan-${course.id}`} className="text-heading">
        {fillWords(words.monday, { week })}
      </h2>
      {isEmptyWeek(plan, week) && things.length === 0 ? (
        <p>{fillWords(words.empty, { week })}</p>
      ) : (
        <ul className="plan-line-things">
          {things.map(({ id, text, isDone }) => (
            <li key={id}>{isDone ? <s>{text}</s> : text}</li>
          ))}
        </ul>
      )}
      <Link to={planPath(course.id)} className="text-link">
        {words.open}
      </Link>
    </section>
  );
}
