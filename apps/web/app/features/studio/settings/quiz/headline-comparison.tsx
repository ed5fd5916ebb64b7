import { studioHeadlines } from "@academy/content/pages/studio/settings/headlines";
import type { HeadlineView } from "@academy/contract/visitors/headlines";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { percent } from "./percent.ts";

const words = studioHeadlines.compared;

type Comparison = NonNullable<HeadlineView["comparison"]>;

/** How two headlines compare, first in words and then in numbers. */
export function HeadlineComparison({ comparison }: { comparison: Comparison }) {
  const { startedAt, endedAt, arms, chosen } = comparison;
  const { verdict, note } = inWords(comparison);
  return (
    <section aria-labelledby="headline-comparison">
      <h2 id="headline-comparison" className="text-heading">
        {endedAt ? words.ended : words.running}
      </h2>
      <p className="mt-1 studio-small">
        {endedAt
          ? words.between(formatDay(startedAt), formatDay(endedAt))
          : words.since(formatDay(startedAt))}
      </p>
      <p className="experiment-verdict">{verdict}</p>
      <p>{note}</p>
      {endedAt && chosen && <p className="mt-1">{words.chosen[chosen]}</p>}
      <table className="settings-table settings-numbers" aria-labelledby="headline-comparison">
        <thead>
          <tr>
            <th scope="col">{words.table.headline}</th>
            <th scope="col">{words.table.seen}</th>
            <th scope="col">{words.table.leads}</th>
            <th scope="col">{words.table.share}</th>
          </tr>
        </thead>
        <tbody>
          {arms.map(({ arm, heading, opening, seen, leads }) => (
            <tr key={arm}>
              <th scope="row">
                <span className="studio-small">{words.arms[arm]}</span>
                <span className="headline-text">{heading}</span>
                <span className="headline-text studio-small">{opening}</span>
              </th>
              <td data-label={words.table.seen}>{seen.toLocaleString()}</td>
              <td data-label={words.table.leads}>{leads.toLocaleString()}</td>
              <td data-label={words.table.share}>{seen > 0 ? percent(leads / seen) : words.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 studio-small">{words.about}</p>
    </section>
  );
}

function inWords({ verdict, endedAt }: Comparison): { verdict: string; note: string } {
  switch (verdict.state) {
    case "too-early":
      return {
        verdict: words.tooEarly,
        note: endedAt ? words.endedEarly : words.needed(verdict.moreVisitors, verdict.moreDays),
      };
    case "better":
      return { verdict: words.better[verdict.arm], note: words.betterNote };
    case "no-difference":
      return { verdict: words.noDifference, note: words.noDifferenceNote };
  }
}
