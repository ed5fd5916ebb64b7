import type { Step } from "@academy/quiz/steps";
import { questions } from "@academy/quiz/texts/questions";
import { rankingSets } from "@academy/quiz/texts/ranking-sets";
import { statements } from "@academy/quiz/texts/statements";
import { type QuizTexts, questionIn, setIn, statementIn } from "@academy/quiz/texts/texts";
import { memo } from "react";
import type { Attempt } from "../attempt/attempt.ts";
import { ChoiceStep } from "./choice-step.tsx";
import { RankingStep } from "./ranking-step.tsx";
import { RatingStep } from "./rating-step.tsx";

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
