import type { ExperimentArm, ExperimentVerdict } from "@academy/contract/quiz";

/** A difference that luck alone makes once in a hundred times counts as one. */
const certain = 2.576;
/** A difference as large as we look for is found four times out of five. */
const power = 0.842;
/** What is looked for: a quarter more leads, or fewer. Less than that is not worth the wait. */
const worthwhile = 0.25;
/** Before there is anything to reckon with: so many of those who start leave their address. */
const usualShare = 0.3;
const enoughForShare = 100;
/** People of a Sunday are not those of a Monday. */
const fewestDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** How many have to start in each order before the two may be compared. */
export function startsNeeded(arms: readonly ExperimentArm[]): number {
  const { started, leads } = sumOf(arms);
  const share = started < enoughForShare ? usualShare : Math.min(0.95, Math.max(0.02, leads / started));
  const difference = worthwhile * share;
  return Math.ceil(((certain + power) ** 2 * 2 * share * (1 - share)) / difference ** 2);
}

/**
 * What can be said of two orders: nothing before enough people have started in both and a week has passed, then whether
 * one brings more leads (a two-proportion test). Whoever looks every day must not find what is not there.
 */
export function judge(arms: readonly ExperimentArm[], startedAt: Date, until: Date): ExperimentVerdict {
  const needed = startsNeeded(arms);
  const moreVisitors = arms.reduce((sum, { started }) => sum + Math.max(0, needed - started), 0);
  const days = (until.getTime() - startedAt.getTime()) / dayMs;
  const moreDays = Math.max(0, Math.ceil(fewestDays - days));
  if (moreVisitors > 0 || moreDays > 0) return { state: "too-early", moreVisitors, moreDays };
  const [one, other] = arms;
  if (!one || !other) return { state: "no-difference" };
  const { started, leads } = sumOf(arms);
  const share = leads / started;
  const deviation = Math.sqrt(share * (1 - share) * (1 / one.started + 1 / other.started));
  const difference = shareOf(one) - shareOf(other);
  if (deviation === 0 || Math.abs(difference) / deviation < certain) return { state: "no-difference" };
  return { state: "better", order: difference > 0 ? one.order : other.order };
}

const sumOf = (arms: readonly ExperimentArm[]) => ({
  started: arms.reduce((sum, { started }) => sum + started, 0),
  leads: arms.reduce((sum, { leads }) => sum + leads, 0),
});

const shareOf = ({ started, leads }: ExperimentArm) => leads / started;
