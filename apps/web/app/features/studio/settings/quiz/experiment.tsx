import { studioQuizSettingsPage } from "@academy/content/pages/studio/settings/quiz-page";
import type { QuizExperimentView } from "@academy/contract/visitors/quiz";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { percent } from "./percent.ts";

const words = studioQuizSettingsPage.experiment;
const { orders } = studioQuizSettingsPage;

type ShownExperiment = NonNullable<QuizExperimentView["experiment"]>;

/** How the two orders compare, first in words and then in numbers. */
export function Experiment({ experiment }: { experiment: ShownExperiment }) {
  const { startedAt, endedAt, arms } = experiment;
  const { verdict, note } = inWords(experiment);
  return (
    <section aria-labelledby="experiment">
      <h2 id="experiment" className="text-heading">
        {endedAt ? words.ended : words.running}
      </h2>
      <p className="mt-1 studio-small">
        {endedAt
          ? words.between(formatDay(startedAt), formatDay(endedAt))
          : words.since(formatDay(startedAt))}
      </p>
      <p className="experiment-verdict">{verdict}</p>
      <p>{note}</p>
      <table className="settings-table settings-numbers" aria-labelledby="experiment">
        <thead>
          <tr>
            <th scope="col">{words.table.order}</th>
            <th scope="col">{words.table.started}</th>
            <th scope="col">{words.table.leads}</th>
            <th scope="col">{words.table.share}</th>
          </tr>
        </thead>
        <tbody>
          {arms.map(({ order, started, leads }) => (
            <tr key={order}>
              <th scope="row">{orders[order]}</th>
              <td data-label={words.table.started}>{started.toLocaleString()}</td>
              <td data-label={words.table.leads}>{leads.toLocaleString()}</td>
              <td data-label={words.table.share}>{started > 0 ? percent(leads / started) : words.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 studio-small">{words.about}</p>
    </section>
  );
}

function inWords({ verdict, endedAt }: ShownExperiment): { verdict: string; note: string } {
  switch (verdict.state) {
    case "too-early":
      return {
        verdict: words.tooEarly,
        note: endedAt ? words.endedEarly : words.needed(verdict.moreVisitors, verdict.moreDays),
      };
    case "better":
      return { verdict: words.better(orders[verdict.order]), note: words.betterNote };
    case "no-difference":
      return { verdict: words.noDifference, note: words.noDifferenceNote };
  }
}
