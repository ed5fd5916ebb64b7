import { studioHeadlines } from "@academy/content/pages/studio/settings/headlines";
import { endHeadlines, showHeadlines } from "@academy/contract/calls/visitors/headlines";
import type { HeadlineArm, HeadlineView } from "@academy/contract/visitors/headlines";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../../kit/list.tsx";
import { Section } from "../../kit/section.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import { CompareHeadlines } from "./compare-headlines.tsx";
import { Comparison } from "./comparison.tsx";

const words = studioHeadlines;
const { compared, end } = words;
const options = (Object.keys(end.choices) as HeadlineArm[]).map((value) => ({
  value,
  ...end.choices[value],
}));

type ShownComparison = NonNullable<HeadlineView["comparison"]>;

/** What the quiz begins with, another headline beside it, and how the two compare. */
export function Headlines() {
  // Counts change while nobody looks.
  const query = useQuery({ ...apiQuery(showHeadlines), staleTime: 0 });
  return (
    <Loaded query={query}>
      {({ now, comparison }) => {
        const running = comparison && !comparison.endedAt ? comparison : null;
        return (
          <div className="settings-columns settings-further">
            <Section id="headlines" heading={words.heading}>
              {running ? (
                <EndHeadlines comparison={running} refresh={query.refetch} />
              ) : (
                <>
                  <p className="mt-1">{words.lead}</p>
                  <p className="mt-4 studio-small">{words.now}</p>
                  <blockquote className="headline-now mt-2 pl-4 edge-l-rule/2">
                    <p>{now.heading}</p>
                    <p>{now.opening}</p>
                  </blockquote>
                  <CompareHeadlines refresh={query.refetch} />
                </>
              )}
            </Section>
            {comparison && <Compared comparison={comparison} />}
          </div>
        );
      }}
    </Loaded>
  );
}

type EndHeadlinesProps = { comparison: ShownComparison; refresh: () => Promise<unknown> };

/** Which of the two stays; offered is what has proved better, or else what was there before. */
const EndHeadlines = ({ comparison: { experiment, verdict }, refresh }: EndHeadlinesProps) => (
  <ChoiceForm
    name="headline"
    words={end}
    options={options}
    value={verdict.state === "better" ? verdict.arm : "original"}
    onSave={(chosen) => callApi(endHeadlines, { body: { experiment, chosen } })}
    refresh={refresh}
  >
    {() => verdict.state === "too-early" && <p className="studio-small">{end.early}</p>}
  </ChoiceForm>
);

function Compared({ comparison }: { comparison: ShownComparison }) {
  const { startedAt, endedAt, verdict, arms, chosen } = comparison;
  return (
    <Comparison
      id="headline-comparison"
      words={compared}
      startedAt={startedAt}
      endedAt={endedAt}
      verdict={verdict}
      better={verdict.state === "better" ? compared.better[verdict.arm] : ""}
      heads={{ arm: compared.table.headline, visitors: compared.table.seen }}
      arms={arms.map(({ arm, heading, opening, seen, leads }) => ({
        name: arm,
        visitors: seen,
        leads,
        label: (
          <>
            <span className="studio-small">{compared.arms[arm]}</span>
            <span className="headline-text">{heading}</span>
            <span className="headline-text studio-small">{opening}</span>
          </>
        ),
      }))}
    >
      {endedAt && chosen && <p className="mt-1">{compared.chosen[chosen]}</p>}
    </Comparison>
  );
}
