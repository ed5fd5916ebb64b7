import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import type { LeadDetail, LeadResult } from "@academy/contract/studio/leads";
import { archetypes } from "@academy/quiz/archetypes";
import { confidenceIn } from "@academy/quiz/scoring/score";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatDay, formatTime } from "../../../lib/text/format-time.ts";
import { hueClass } from "../../archetypes/public.ts";
import { Section } from "../kit/section.tsx";
import { answersInWords } from "./answers-in-words.ts";

const words = studioLeadPage.results;

/** Every time they took the quiz, the newest first. */
export function LeadResults({ results, quizVersions }: Pick<LeadDetail, "results" | "quizVersions">) {
  const textsOf = ({ quizVersion }: LeadResult) =>
    quizVersions.find(({ number }) => number === quizVersion)?.texts;
  return (
    <Section
      id="results"
      heading={words.heading}
      none={results.length === 0 && words.none}
      className="lead-results"
    >
      <ol>
        {results.map((result) => (
          <Result key={result.token} taken={result} texts={textsOf(result)} />
        ))}
      </ol>
    </Section>
  );
}

type ResultProps = { taken: LeadResult; texts: QuizTexts | undefined };

function Result({ taken, texts }: ResultProps) {
  const { token, createdAt, result, carelessSigns, mail, quizVersion } = taken;
  const { primary, secondary } = result;
  const on = mail.at ? `, ${formatTime(mail.at)}` : "";
  return (
    <li>
      <p className="studio-small">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </p>
      <h3 className={hueClass[primary.archetype]}>
        {archetypes[primary.archetype].title} <span>{primary.confidence}%</span>
      </h3>
      <p>
        {words.second}: {archetypes[secondary.archetype].title} {confidenceIn(secondary.score)}%
      </p>
      {quizVersion !== 1 && (
        <p className="studio-small">
          {quizVersion === 0
            ? words.version.unknown
            : fillWords(words.version.known, { number: quizVersion })}
        </p>
      )}
      {carelessSigns.length > 0 && (
        <p>{[words.careless, ...carelessSigns.map((sign) => words.carelessSigns[sign])].join(" ")}</p>
      )}
      <p className="studio-small">
        {words.mail.label}: {words.mail[mail.state]}
        {on}
      </p>
      <p>
        <a
          href={`/test-results?r=${token}`}
          target="_blank"
          rel="noreferrer"
          className="text-link"
          aria-label={`${words.open}, ${formatDay(createdAt)}`}
        >
          {words.open}
        </a>
      </p>
      <Answers answers={taken.answers} texts={texts} />
    </li>
  );
}

type AnswersProps = { answers: LeadResult["answers"]; texts: QuizTexts | undefined };

/** Sixty of them: drawn when somebody wants to read them. */
function Answers({ answers, texts }: AnswersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.answers}</summary>
      {isOpen &&
        answersInWords(answers, texts).map((part, index) => (
          <div key={words.phases[index]} className="lead-answers my-4">
            <h4>{words.phases[index]}</h4>
            <ol>
              {part.map(({ id, asked, said }) => (
                <li key={id}>
                  <p>{asked}</p>
                  {said.length === 1 ? <p className="lead-said">{said[0]}</p> : <Ranking said={said} />}
                </li>
              ))}
            </ol>
          </div>
        ))}
    </details>
  );
}

const Ranking = ({ said }: { said: string[] }) => (
  <ol className="lead-said">
    {said.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ol>
);
