import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { archetypes } from "@academy/quiz/archetypes";
import type { ReactNode } from "react";
import { formatCalendarDay, formatDay } from "../../../lib/text/format-time.ts";

const words = studioLearnerPage.facts;

export function LearnerFacts({ learner }: { learner: LearnerDetail }) {
  const { result, learningDays, sessions } = learner;
  const day = (iso: string) => <time dateTime={iso}>{formatDay(iso)}</time>;
  const lastDay = learningDays.last === null ? null : formatCalendarDay(learningDays.last);
  const facts: [string, ReactNode][] = [
    [words.joined, day(learner.createdAt)],
    [words.lastSeen, learner.lastSeenAt ? day(learner.lastSeenAt) : words.notSignedIn],
    [words.devices, sessions > 0 && words.deviceCount(sessions)],
    [words.signIn, waysIn(learner)],
    [words.archetype, result && <Archetype result={result} />],
    [words.days, words.dayCount(learningDays.count, lastDay)],
    [words.news, learner.wantsNews ? words.wantsNews : words.noNews],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-heading">
        {words.heading}
      </h2>
      <dl className="learner-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

const waysIn = ({ hasPassword, hasSecondFactor }: LearnerDetail) =>
  [hasPassword ? words.password : words.code, hasSecondFactor && words.twoStep].filter(Boolean).join(" ");

function Archetype({ result }: { result: NonNullable<LearnerDetail["result"]> }) {
  return (
    <>
      {archetypes[result.primary].title}
      <br />
      <a href={`/test-results?r=${result.token}`} target="_blank" rel="noreferrer" className="text-link">
        {words.result}
      </a>
    </>
  );
}
