import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { noneLabel, type Question, type Statement, shownAnswers } from "@academy/quiz/items";
import type { Step } from "@academy/quiz/steps";
import { questions } from "@academy/quiz/texts/questions";
import { rankingSets } from "@academy/quiz/texts/ranking-sets";
import { statements } from "@academy/quiz/texts/statements";
import { type QuizTexts, questionIn, setIn, statementIn } from "@academy/quiz/texts/texts";
import { type FormEvent, type MouseEvent, memo, type ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import type { Attempt, StepAnswer } from "../attempt/attempt.ts";
import { quizActions } from "../attempt/quiz-actions.ts";
import { MarkedText } from "./marked-text.tsx";
import { RankingStep } from "./ranking-step.tsx";
import { StepHeading } from "./step-heading.tsx";

const ratings = [1, 2, 3, 4, 5, 6, 7];
const ends: Partial<Record<number, string>> = { 1: questionFlow.lowest, 7: questionFlow.highest };

/** Phase 3: how well a statement describes one. The browser's own radio buttons bring the arrow keys along. */
function RatingStep({ statement, rating }: { statement: Statement; rating: number | undefined }) {
  const id = `statement-${statement.id}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rating) quizActions.answer({ phase: 3, id: statement.id }, rating);
  };
  return (
    <form onSubmit={submit}>
      <StepHeading id={id} text={statement.statement} className="quiz-statement" />
      <fieldset aria-labelledby={id} className="ratings">
        {ratings.map((value) => (
          <label key={value} className="rating">
            <input
              type="radio"
              name="rating"
              value={value}
              checked={rating === value}
              onChange={() => quizActions.begin(value)}
            />
            <span>{value}</span>
            {ends[value] && <span className="sr-only"> {ends[value]}</span>}
          </label>
        ))}
        <span aria-hidden="true" className="rating-end">
          {questionFlow.lowest}
        </span>
        <span aria-hidden="true" className="rating-end">
          {questionFlow.highest}
        </span>
      </fieldset>
      <div className="quiz-next">{rating && <Button type="submit">{questionFlow.next}</Button>}</div>
    </form>
  );
}

type StepOfProps = { step: Step; texts: QuizTexts; unfinished: Attempt["unfinished"]; isClosed?: boolean };

/** What a step asks, in the words of a version. */
export const StepOf = memo(function StepOf({ step, texts, unfinished, isClosed = false }: StepOfProps) {
  const question = step.phase === 1 && questions.find(({ id }) => id === step.id);
  if (question) return <ChoiceStep question={questionIn(texts, question)} isClosed={isClosed} />;
  const set = step.phase === 2 && rankingSets.find(({ id }) => id === step.id);
  if (set) {
    const begun = Array.isArray(unfinished) ? unfinished : undefined;
    return <RankingStep set={setIn(texts, set)} begun={begun} />;
  }
  const statement = statements.find(({ id }) => id === step.id);
  const rating = typeof unfinished === "number" ? unfinished : undefined;
  return statement && <RatingStep statement={statementIn(texts, statement)} rating={rating} />;
});

type ChoiceStepProps = { question: Question; isClosed: boolean };

/** Phase 1: choosing is answering. Closed, until it is on the screen: nothing can be chosen, by a key neither. */
function ChoiceStep({ question, isClosed }: ChoiceStepProps) {
  const choose = (event: MouseEvent, given: StepAnswer) => {
    // The second half of a double click would answer the next question, which nobody has read yet. A finger's comes
    // sooner: for that the style sheet keeps the answers closed for a moment.
    const { detail, pointerType } = event.nativeEvent as PointerEvent;
    const isSecondHalf = detail > 1 && pointerType !== "touch";
    if (!isSecondHalf) quizActions.answer({ phase: 1, id: question.id }, given);
  };
  return (
    <>
      <StepHeading id={`question-${question.id}`} text={question.question} />
      <ol inert={isClosed} className="choices">
        {shownAnswers(question).map(({ label, answer }) => (
          <Choice key={label} label={label} onChoose={(event) => choose(event, answer.id)}>
            <MarkedText text={answer.text} />
          </Choice>
        ))}
        <Choice label={noneLabel} onChoose={(event) => choose(event, "none")}>
          {questionFlow.none}
        </Choice>
      </ol>
    </>
  );
}

type ChoiceProps = { label: string; onChoose: (event: MouseEvent) => void; children: ReactNode };

function Choice({ label, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className="choice" onClick={onChoose}>
        <span className="text-gold-deep font-display type-[1.125rem]">{label}</span>
        <span>{children}</span>
      </button>
    </li>
  );
}
