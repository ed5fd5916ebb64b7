import type { AnswerId, QuizAnswers } from "@academy/quiz/answers";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { percentOf, type QuizResult } from "@academy/quiz/scoring/score";
import { type Step, type StepOrder, stepsInOrder, totalSteps } from "@academy/quiz/steps";

/** What was given at a step: an answer's id or none, four archetypes in order, or 1 to 7. */
export type StepAnswer = AnswerId | "none" | readonly ArchetypeKey[] | number;
/** The four places of a ranking while it is being made. */
export type Places = readonly (ArchetypeKey | null)[];

export type LeadDraft = { name: string; email: string; wantsNews: boolean };
/** What was sent of somebody besides their name and answers, and as which submission. */
export type SentLead = { email: string; wantsNews: boolean; submission: string };
/** Name and address stay on this device: whoever has the link sees the result without them. */
export type Receipt = {
  token: string;
  result: QuizResult;
  name?: string | undefined;
  sent?: SentLead | undefined;
};

/**
 * One person's way through the quiz, as it is kept on the device. Answers are only ever added and taken away at the
 * end, so they are a list in the order of the steps, and where one stands is how long it is.
 */
export type Attempt = {
  version: 1;
  order: StepOrder;
  /** The version of the quiz's texts that it began with and ends with, by its name; without one, the first. */
  texts?: string | undefined;
  given: readonly StepAnswer[];
  /** How many steps were ever reached, for counting each of them once. */
  reached: number;
  /** A ranking or a rating that is begun and not yet given. */
  unfinished?: Places | number | undefined;
  finishedAt?: string | undefined;
  lead?: LeadDraft | undefined;
  /** What was last sent, and under which name: sent again unchanged it is the same submission. */
  submission?: { id: string; of: string } | undefined;
  receipt?: Receipt | undefined;
};

export type Stage = "intro" | "questions" | "lead" | "results";

export const startAttempt = (order: StepOrder, texts = ""): Attempt => ({
  version: 1,
  order,
  ...(texts && { texts }),
  given: [],
  reached: 1,
});

export const stepAt = (order: StepOrder, index: number): Step | undefined => stepsInOrder(order)[index];
export const currentStep = ({ order, given }: Attempt) => stepAt(order, given.length);
export const percentComplete = ({ given }: Attempt) => percentOf(given.length, totalSteps);

export function stageOf(attempt: Attempt | null): Stage {
  if (!attempt) return "intro";
  if (attempt.receipt) return "results";
  return currentStep(attempt) ? "questions" : "lead";
}

/** The attempt one step further; unchanged if the answer is for another step than the one it stands at. */
export function giveAnswer(
  attempt: Attempt,
  step: Step,
  given: StepAnswer,
  now: () => Date = () => new Date(),
) {
  const current = currentStep(attempt);
  if (current?.phase !== step.phase || current.id !== step.id) return attempt;
  const next: Attempt = { ...attempt, given: [...attempt.given, given], unfinished: undefined };
  next.reached = Math.max(attempt.reached, next.given.length + 1);
  if (next.given.length === totalSteps) next.finishedAt = now().toISOString();
  return next;
}

/** One step back, where what was given is deleted. What was sent before is another submission. */
export const goBack = (attempt: Attempt): Attempt => ({
  ...attempt,
  given: attempt.given.slice(0, -1),
  unfinished: undefined,
  finishedAt: undefined,
  submission: undefined,
});

/** What is submitted of an attempt. */
export const sheetOf = (attempt: Attempt) => ({
  answers: answersOf(attempt),
  order: attempt.order,
  version: attempt.texts,
  finishedAt: attempt.finishedAt,
});

/** The answers as they are submitted. */
export function answersOf({ order, given }: Attempt): QuizAnswers {
  const at = (phase: Step["phase"]) =>
    given.flatMap((value, index) => {
      const step = stepAt(order, index);
      return step?.phase === phase ? [[step.id, value] as const] : [];
    });
  return {
    phase1: at(1).map(([questionId, answer]) => ({ questionId, answer: answer as AnswerId, phase: 1 })),
    phase2: Object.fromEntries(at(2)) as QuizAnswers["phase2"],
    phase3: Object.fromEntries(at(3)) as QuizAnswers["phase3"],
  };
}
