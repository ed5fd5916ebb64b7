import { quizPage, reminders, theTen } from "@academy/content/pages/quiz/quiz-page";
import { quizSteps } from "@academy/content/pages/quiz-steps";
import { listResults } from "@academy/contract/calls/visitors/results";
import { archetypes } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { apiQueryOrNull } from "../../../lib/api/query-client.ts";
import { isShown } from "../../../lib/claims.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { useUser } from "../../account/public.ts";
import { RisingMandala } from "../../archetypes/public.ts";
import { StartOver } from "../start-over.tsx";
import { useStageHeading } from "../use-stage-heading.ts";
import { BeginButton } from "./begin-button.tsx";
import { BreathingMoment } from "./breathing-moment.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { Testimonials } from "./testimonials.tsx";

const words = quizSteps.intro;

/** `answered` is how many steps of the attempt that is kept. */
type IntroProps = { answered: number | undefined; onContinue: () => void; theTen: ReactNode };

/** The way into the quiz, readable before any script has run. */
export function Intro({ answered, onContinue, theTen }: IntroProps) {
  const heading = useStageHeading("intro");
  const hasAttempt = answered !== undefined;
  const begin = { hasAttempt, onContinue };
  return (
    <>
      <header className="quiz-title">
        <p className="weight-500 text-gold-deep text-small">{quizPage.eyebrow}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-display kern-[-0.027em] outline-none">
          {quizPage.heading}
        </h1>
        <p className="mt-5 max-w-text text-lead text-pretty">{quizPage.opening}</p>
        <div className="quiz-begin">
          <BeginButton {...begin} label={hasAttempt ? quizPage.continueTop : quizPage.startTop} />
          {hasAttempt && <StartOver />}
        </div>
        {hasAttempt && (
          <p className="mt-4 text-small">{fillWords(quizPage.place, { number: answered + 1 })}</p>
        )}
        <ul className="quiz-facts">
          {quizPage.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <noscript>
          {import.meta.env.SSR && <p className="mt-4 text-small">{words.needsJavascript}</p>}
        </noscript>
        <NewestResult />
        <div className="rising">
          <RisingMandala />
        </div>
      </header>
      <BreathingMoment />
      <Reminders />
      <ReportPreview />
      {isShown("quiz-voices") && <Testimonials />}
      <div className="column quiz-begin-again">
        <BeginButton {...begin} label={hasAttempt ? quizPage.continueBottom : quizPage.startBottom} />
        <p className="max-w-text text-ink-soft text-small text-pretty">{quizPage.disclaimer}</p>
      </div>
      {theTen}
      <Closing>
        <BeginButton {...begin} label={hasAttempt ? quizPage.continueEnd : quizPage.startEnd} />
      </Closing>
    </>
  );
}

/** After the ten: a word about them, and the way in once more. */
function Closing({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="closing-heading"
      className="column grid gap-5 py-section edge-t-line wide:grid-cols-2"
    >
      <h2 id="closing-heading" className="text-title">
        {theTen.closingHeading}
      </h2>
      <div className="max-w-text">
        <p className="text-lead text-pretty">{theTen.closing}</p>
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}

const numerals = ["i", "ii", "iii", "iv", "v"];

function Reminders() {
  return (
    <section aria-labelledby="reminders-heading" className="column reminders">
      <h2 id="reminders-heading" className="text-title">
        {reminders.heading}
      </h2>
      <ol>
        {reminders.items.map(({ reminder, more }, index) => (
          <li key={reminder}>
            <span aria-hidden="true" className="font-display text-gold-deep text-lead">
              {numerals[index]}
            </span>
            <div>
              <p className="font-display text-heading">{reminder}</p>
              <p className="mt-2 max-w-text text-ink-soft text-pretty">{more}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const newestResultWords = quizSteps.newestResult;

const query = apiQueryOrNull(listResults);

/** For a member who has been here before: where the last result is. */
function NewestResult() {
  const { isAuthenticated } = useUser();
  const newest = useQuery({ ...query, enabled: isAuthenticated }).data?.items[0];
  if (!newest) return null;
  const { title } = archetypes[newest.result.primary.archetype];
  return (
    <p className="mt-4 text-small">
      {newestResultWords.yourLastResult}{" "}
      <Link to={`/test-results?r=${encodeURIComponent(newest.token)}`} className="text-link">
        {title}
      </Link>
    </p>
  );
}
