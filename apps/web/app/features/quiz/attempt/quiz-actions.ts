import { quizVersion } from "@academy/content/quiz-version";
import { type Step, type StepOrder, totalSteps } from "@academy/quiz/steps";
import { funnel } from "../../funnel/public.ts";
import { experimentOf } from "../experiment-arm.ts";
import { type Attempt, giveAnswer, goBack, type StepAnswer, startAttempt } from "./attempt.ts";
import { attemptStore } from "./attempt-store.ts";

/** Whether a person has done something since the page was opened. Only then may the focus move. */
let isActedOn = false;
export const hasActed = () => isActedOn;

/** Everything a person can do in the quiz. */
export const quizActions = {
  start(order: StepOrder) {
    change(() => startAttempt(order, quizVersion.name));
    funnel.record({ event: "started", variant: order, ...experimentFor("started", order) });
    funnel.record({ event: "step", step: 1, variant: order });
  },
  /** To the intro and back: the attempt stays as it is. */
  turnPage() {
    isActedOn = true;
  },
  answer(step: Step, given: StepAnswer) {
    change((attempt) => {
      const next = giveAnswer(attempt, step, given);
      // Each step counts when it is reached for the first time, not again after going back.
      if (next.reached > attempt.reached) countReached(next);
      return next;
    });
  },
  /** A ranking or a rating that is under way. */
  begin(unfinished: Attempt["unfinished"]) {
    change((attempt) => ({ ...attempt, unfinished }));
  },
  previous() {
    change((attempt) => (attempt.given.length > 0 ? goBack(attempt) : attempt));
  },
  startOver() {
    isActedOn = true;
    attemptStore.write(null);
  },
  draftLead(lead: Attempt["lead"]) {
    change((attempt) => ({ ...attempt, lead }));
  },
  sending(submission: NonNullable<Attempt["submission"]>) {
    change((attempt) => ({ ...attempt, submission }));
  },
  /** What was typed is kept with the receipt, so that a slip in the address can be mended. */
  received(receipt: NonNullable<Attempt["receipt"]>) {
    change((attempt) => ({ ...attempt, receipt, lead: undefined, submission: undefined }));
    const variant = attemptStore.current()?.order;
    funnel.record({ event: "lead", variant, ...experimentFor("lead", variant) });
  },
  /** The same lead at another address, so that it isn't counted again. */
  corrected(receipt: NonNullable<Attempt["receipt"]>) {
    change((attempt) => ({ ...attempt, receipt }));
  },
};

function experimentFor(event: "started" | "lead", order: StepOrder | undefined) {
  const experiment = experimentOf(event, order);
  return experiment && { experiment };
}

function change(next: (attempt: Attempt) => Attempt) {
  isActedOn = true;
  attemptStore.write(next(attemptStore.current() ?? startAttempt("sequence", quizVersion.name)));
}

function countReached({ reached, order: variant }: Attempt) {
  if (reached > totalSteps) funnel.record({ event: "finished", variant });
  else funnel.record({ event: "step", step: reached, variant });
}
