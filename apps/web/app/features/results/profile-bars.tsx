import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { archetypes } from "@academy/quiz/archetypes";
import { profileBars, type QuizResult } from "@academy/quiz/scoring/score";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { hueClass } from "../archetypes/public.ts";
import { shownScore } from "./shown-score.ts";

/** All ten, the highest first, each measured against it. */
export function ProfileBars({ result }: { result: QuizResult }) {
  return (
    <section aria-labelledby="profile-heading" className="column result-bars">
      <div>
        <h2 id="profile-heading" className="text-title">
          {resultPage.profile}
        </h2>
        <p className="mt-3 text-ink-soft">{resultPage.profileNote}</p>
      </div>
      <ol>
        {profileBars(result).map(({ archetype, score, width }) => (
          <li key={archetype}>
            <ProgressBar
              label={archetypes[archetype].title}
              value={width}
              valueText={shownScore(score)}
              className={hueClass[archetype]}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
