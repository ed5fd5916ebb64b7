import { leadConsent } from "@academy/content/pages/quiz/lead-form";
import type { QuizAnswers } from "@academy/quiz/answers";
import { scoreQuiz } from "@academy/quiz/scoring/score";
import type { StepOrder } from "@academy/quiz/steps";
import { readFirstTouch } from "../funnel/public.ts";

/** What was answered, and how it was asked. */
export type QuizSheet = {
  answers: QuizAnswers;
  order: StepOrder;
  /** Of the quiz's texts, by its name. */
  version: string | undefined;
  finishedAt: string | undefined;
};

export type LeadPerson = { name: string; email: string; wantsNews: boolean };

/** A lead as the server takes it, but for the name of its submission. */
export function leadBody({ answers, order, version, finishedAt }: QuizSheet, person: LeadPerson) {
  const { primary, secondary } = scoreQuiz(answers);
  return {
    email: person.email,
    name: person.name,
    archetype_primary: primary.archetype,
    archetype_secondary: secondary.archetype,
    confidence_score: primary.confidence,
    quiz_completion: finishedAt,
    phase1_answers: [...answers.phase1],
    phase2_rankings: copyOf(answers.phase2),
    phase3_ratings: { ...answers.phase3 },
    wants_news: person.wantsNews,
    consent_version: leadConsent.version,
    quiz_variant: order,
    ...(version && { quiz_version: version }),
    first_touch: readFirstTouch(),
  };
}

const copyOf = (rankings: QuizAnswers["phase2"]) =>
  Object.fromEntries(Object.entries(rankings).map(([id, ranking]) => [id, [...ranking]]));
