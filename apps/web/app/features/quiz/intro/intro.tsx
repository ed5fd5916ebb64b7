import { quizPage } from "@academy/content/pages/quiz/quiz-page";
import { quizSteps } from "@academy/content/pages/quiz-steps";
import type { ReactNode } from "react";
import { isShown } from "../../../lib/claims.ts";
import { RisingMandala } from "../../archetypes/public.ts";
import { StartOver } from "../start-over.tsx";
import { useStageHeading } from "../use-stage-heading.ts";
import { BeginButton } from "./begin-button.tsx";
import { BreathingMoment } from "./breathing-moment.tsx";
import { Closing } from "./closing.tsx";
import { NewestResult } from "./newest-result.tsx";
import { Reminders } from "./reminders.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { Testimonials } from "./testimonials.tsx";

const words = quizSteps.intro;

type IntroProps = { hasAttempt: boolean; onContinue: () => void; theTen: ReactNode };

/** The way into the quiz, readable before any script has run. */
export function Intro({ hasAttempt, onContinue, theTen }: IntroProps) {
  const heading = useStageHeading("intro");
  const begin = { hasAttempt, onContinue };
  return (
    <>
      <header className="quiz-title">
        <p className="weight-500 text-gold-deep text-small">{quizPage.eyebrow}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-display outline-none">
          {quizPage.heading}
        </h1>
        <p className="mt-5 max-w-text text-lead text-pretty">{quizPage.opening}</p>
        <div className="quiz-begin">
          <BeginButton {...begin} label={hasAttempt ? quizPage.continueTop : quizPage.startTop} />
          {hasAttempt && <StartOver />}
        </div>
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
