import { studioHeadlines } from "@academy/content/pages/studio/settings/headlines";
import { showHeadlines } from "@academy/contract/calls/visitors/headlines";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../loaded.tsx";
import { CompareHeadlines } from "./compare-headlines.tsx";
import { EndHeadlines } from "./end-headlines.tsx";
import { HeadlineComparison } from "./headline-comparison.tsx";

const words = studioHeadlines;

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
            <section aria-labelledby="headlines">
              <h2 id="headlines" className="text-heading">
                {words.heading}
              </h2>
              {running ? (
                <EndHeadlines comparison={running} refresh={query.refetch} />
              ) : (
                <>
                  <p className="mt-1">{words.lead}</p>
                  <p className="mt-4 studio-small">{words.now}</p>
                  <blockquote className="headline-now">
                    <p>{now.heading}</p>
                    <p>{now.opening}</p>
                  </blockquote>
                  <CompareHeadlines refresh={query.refetch} />
                </>
              )}
            </section>
            {comparison && <HeadlineComparison comparison={comparison} />}
          </div>
        );
      }}
    </Loaded>
  );
}
