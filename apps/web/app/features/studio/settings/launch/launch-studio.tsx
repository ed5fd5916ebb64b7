import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import { showLaunch } from "@academy/contract/calls/studio/settings";
import type { LaunchView } from "@academy/contract/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { ProgressBar } from "../../../../ui/waiting/progress-bar.tsx";
import { Loaded } from "../../kit/list.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { CheckRow } from "./check-row.tsx";
import { ClaimList, SampleList } from "./claim-list.tsx";

const words = studioLaunchPage;

/** What is done and what is left before the academy is shown to the world. */
export function LaunchStudio() {
  const query = useQuery(apiQuery(showLaunch));
  return (
    <SettingsPage>
      <Loaded query={query}>{(launch) => <Launch launch={launch} />}</Loaded>
    </SettingsPage>
  );
}

function Launch({ launch }: { launch: LaunchView }) {
  const [done, open] = [true, false].map((is) => launch.checks.filter(({ isDone }) => isDone === is));
  const progress = words.progress(done?.length ?? 0, launch.checks.length);
  return (
    <>
      <div>
        <p className="font-display type-lead">{progress}</p>
        <div className="mt-3 max-w-104">
          <ProgressBar
            label={words.meta.title}
            isLabelHidden
            max={launch.checks.length}
            value={done?.length ?? 0}
            valueText={progress}
          />
        </div>
        {launch.isDemo && <p className="mt-3 text-ink-soft">{words.demo}</p>}
      </div>
      {[
        { heading: words.todo, checks: open ?? [] },
        { heading: words.done, checks: done ?? [] },
      ].map(
        ({ heading, checks }) =>
          checks.length > 0 && (
            <section key={heading} aria-label={heading}>
              <h2 className="text-heading">{heading}</h2>
              <ul className="launch-checks">
                {checks.map((check) => (
                  <CheckRow key={check.id} check={check} launch={launch} />
                ))}
              </ul>
            </section>
          ),
      )}
      <p className="studio-small">{words.operatorNote}</p>
      <ClaimList claims={launch.claims} isDemo={launch.isDemo} />
      <SampleList samples={launch.samples} isDemo={launch.isDemo} />
    </>
  );
}
