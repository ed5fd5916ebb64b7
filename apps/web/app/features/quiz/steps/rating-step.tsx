import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import type { Statement } from "@academy/quiz/items";
import type { FormEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { quizActions } from "../attempt/quiz-actions.ts";
import { StepHeading } from "./step-heading.tsx";

const ratings = [1, 2, 3, 4, 5, 6, 7];
const ends: Partial<Record<number, string>> = { 1: questionFlow.lowest, 7: questionFlow.highest };

/** Phase 3: how well a statement describes one. The browser's own radio buttons bring the arrow keys along. */
export function RatingStep({ statement, rating }: { statement: Statement; rating: number | undefined }) {
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
