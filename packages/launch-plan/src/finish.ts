import { type LaunchPlan, openBoxes, workingWeeks } from "./plan.ts";

/** What a plan still wants before it is finished. */
export type MissingPart =
  | { kind: "boxes"; weeks: readonly number[] }
  /** Weeks in which nothing but suggestions stands. */
  | { kind: "own"; weeks: readonly number[] }
  | { kind: "deeds" }
  | { kind: "witness" };

/**
 * Thirteen weeks from a Monday and two empty ones it always has. Finished it is with no other empty box, something of
 * the learner's own in each of those weeks, the deeds of day ninety, and somebody who asks.
 */
export function whatIsMissing(plan: LaunchPlan): MissingPart[] {
  const open = new Set(openBoxes(plan).map(({ week }) => week));
  const suggested = workingWeeks(plan).filter((week) => !open.has(week) && !hasOwn(plan, week));
  const missing: MissingPart[] = [];
  if (open.size > 0) missing.push({ kind: "boxes", weeks: [...open] });
  if (suggested.length > 0) missing.push({ kind: "own", weeks: suggested });
  if (!plan.deeds.trim()) missing.push({ kind: "deeds" });
  if (!plan.witness.trim()) missing.push({ kind: "witness" });
  return missing;
}

/** Written, kept, moved or done by them. */
const hasOwn = ({ things }: LaunchPlan, week: number) =>
  things.some((thing) => thing.week === week && (thing.isOwn || thing.isDone || thing.hasMoved));
