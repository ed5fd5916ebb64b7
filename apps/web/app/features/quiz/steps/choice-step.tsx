import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { noneLabel, type Question, shownAnswers } from "@academy/quiz/items";
import type { MouseEvent, ReactNode } from "react";
import type { StepAnswer } from "../attempt/attempt.ts";
import { quizActions } from "../attempt/quiz-actions.ts";
import { MarkedText } from "./marked-text.tsx";
import { StepHeading } from "./step-heading.tsx";

type ChoiceStepProps = { question: Question; isClosed: boolean };

/** Phase 1: choosing is answering. Closed, until it is on the screen: nothing can be chosen, by a key neither. */
export function ChoiceStep({ question, isClosed }: ChoiceStepProps) {
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
