import { formatLongDate } from "@academy/content/format-date";
import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { shareCard } from "@academy/content/pages/quiz/result-words";
import { archetypes } from "@academy/quiz/archetypes";
import { marginLine } from "@academy/quiz/scoring/margin";
import { profileBars, type QuizResult } from "@academy/quiz/scoring/score";
import { noTexts, type QuizTexts } from "@academy/quiz/texts/texts";
import type { ReactNode, Ref } from "react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { classes } from "../../ui/classes.ts";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { hueClass, Mandala, numeralOf, washClass } from "../archetypes/public.ts";
import { Onward } from "./onward.tsx";
import { PrimaryProfile } from "./primary-profile.tsx";
import { SecondaryCard } from "./secondary-card.tsx";

type ResultPageProps = {
  result: QuizResult;
  /** Answers that look given without reading: the words then claim less. */
  isCareless: boolean;
  /** What its version of the quiz says differently from the first, and which that is. */
  texts?: QuizTexts | undefined;
  version?: number | undefined;
  heading?: Ref<HTMLHeadingElement>;
  /** Beside the badge. */
  mark?: ReactNode;
  /** Of whoever reads their own. */
  name?: string | undefined;
  /** When the quiz was finished; on paper it stands beside the name. */
  takenAt?: string | undefined;
  /** The ways to keep and share it. Somebody's own result draws itself; the sample, which has none, stands there. */
  keep?: ReactNode;
  /** What can be done after reading it. */
  children?: ReactNode;
};

/** A result, the sample's and everyone's. */
export function ResultPage(props: ResultPageProps) {
  const { result, isCareless, heading, mark, name, takenAt, keep, children } = props;
  const { texts = noTexts, version } = props;
  const { archetype } = result.primary;
  const { title, subtitle } = archetypes[archetype];
  return (
    <>
      <article aria-labelledby="result-title">
        <header
          className={classes(
            "result-head",
            washClass[archetype],
            keep ? "result-draws" : "",
            name && "result-reveals",
          )}
        >
          <div className={`result-plate ${hueClass[archetype]}`}>
            <Mandala archetype={archetype} className="turns-with-scroll" />
          </div>
          <div className="result-title">
            <PrintedLine name={name} takenAt={takenAt} />
            <p className="flex flex-wrap gap-2">
              <Badge look="solid">{resultPage.badge}</Badge>
              {mark}
            </p>
            {name ? (
              <p className={`result-name ${hueClass[archetype]}`}>{greeting(name)}</p>
            ) : (
              <p aria-hidden="true" className={`mt-5 font-display text-numeral ${hueClass[archetype]}`}>
                {numeralOf(archetype)}
              </p>
            )}
            <h1 ref={heading} tabIndex={-1} id="result-title" className="text-display outline-none">
              {title}
            </h1>
            <p className={`mt-3 weight-500 text-lead ${hueClass[archetype]}`}>{subtitle}</p>
            <p className="result-margin">{marginLine(result, isCareless)}</p>
          </div>
        </header>
        {keep}
        <PrimaryProfile archetype={archetype} texts={texts} />
      </article>
      <SecondaryCard {...result.secondary} texts={texts} />
      <ProfileBars result={result} />
      <Onward archetype={archetype} isSample={!keep} />
      {children && <div className="column result-yours">{children}</div>}
      {version && (
        <p className="column pb-8 text-ink-soft text-small">
          {resultPage.version.replace("{number}", String(version))}
        </p>
      )}
    </>
  );
}

/** Whose it is and of which day: only on paper, where no bar and no address says so. */
function PrintedLine({ name, takenAt }: Pick<ResultPageProps, "name" | "takenAt">) {
  const day = takenAt && formatLongDate(takenAt);
  const words = [name, day].filter(Boolean).join(" · ");
  return words && <p className="result-printed">{words}</p>;
}

const greeting = (name: string) =>
  fillWords(shareCard.greeting, { name: name.trim().split(/\s+/u)[0] ?? "" });

/** All ten, the highest first, each measured against it. */
function ProfileBars({ result }: { result: QuizResult }) {
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

/** At most one decimal, half rounded up. Scores are whole hundredths, and are taken as such. */
export const shownScore = (score: number) => String(Math.round(Math.round(score * 100) / 10) / 10);
