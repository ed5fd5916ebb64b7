import type { Phase } from "@academy/quiz/steps";
import { type Attempt, stepAt } from "../attempt/attempt.ts";

/** The phase that begins with the step an attempt stands at. One of each in turn, there is nothing to announce. */
export function phaseBegun({
  order,
  given,
}: Pick<Attempt, "order" | "given">): Exclude<Phase, 1> | undefined {
  if (order !== "sequence" || given.length === 0) return undefined;
  const phase = stepAt(order, given.length)?.phase;
  return phase === 1 || phase === stepAt(order, given.length - 1)?.phase ? undefined : phase;
}
