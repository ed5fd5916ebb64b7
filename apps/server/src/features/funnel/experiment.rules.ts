import type { ExperimentArm, ExperimentVerdict } from "@academy/contract/visitors/quiz";

/** A difference that luck alone makes once in a hundred times counts as one. */
const certain = 2.576;
/** A difference as large as we look for is found four times out of five. */
const power = 0.842;
/** What is looked for: a quarter more leads, or fewer. Less than that is not worth the wait. */
const worthwhile = 0.25;
/** Before there is anything to reckon with: so many of those who start the quiz leave their address. */
const usualShareOfStarts = 0.3;
const enoughForShare = 100;
/** People of a Sunday are not those of a Monday. */
const fewestDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** One of the two that are compared: how many met it, and how many of those left their address. */
type ArmCount = { people: number; leads: number };

type ArmVerdict =
  | Exclude<ExperimentVerdict, { state: "better" }>
  /** Which of the two. */
  | { state: "better"; index: number };

const asCounted = (arms: readonly ExperimentArm[]) =>
  arms.map(({ started, leads }) => ({ people: started, leads }));

/** How many have to start in each order before the two may be compared. */
export const startsNeeded = (arms: readonly ExperimentArm[]) =>
  peopleNeeded(asCounted(arms), usualShareOfStarts);

/** What can be said of the quiz's two orders. */
export function judge(arms: readonly ExperimentArm[], startedAt: Date, until: Date): ExperimentVerdict {
  const judged = judgeArms(asCounted(arms), { startedAt, until, usualShare: usualShareOfStarts });
  if (judged.state !== "better") return judged;
  return { state: "better", order: arms[judged.index]?.order ?? "sequence" };
}

/**
 * Nothing before enough people have met each of the two and a week has passed, then whether one brings more leads (a
 * two-proportion test). Whoever looks every day must not find what is not there.
 */
export function judgeArms(
  arms: readonly ArmCount[],
  { startedAt, until, usualShare }: { startedAt: Date; until: Date; usualShare: number },
): ArmVerdict {
  const needed = peopleNeeded(arms, usualShare);
  const moreVisitors = arms.reduce((sum, { people }) => sum + Math.max(0, needed - people), 0);
  const days = (until.getTime() - startedAt.getTime()) / dayMs;
  const moreDays = Math.max(0, Math.ceil(fewestDays - days));
  if (moreVisitors > 0 || moreDays > 0) return { state: "too-early", moreVisitors, moreDays };
  const [one, other] = arms;
  if (!one || !other) return { state: "no-difference" };
  const { people, leads } = sumOf(arms);
  const share = leads / people;
  const deviation = Math.sqrt(share * (1 - share) * (1 / one.people + 1 / other.people));
  const difference = shareOf(one) - shareOf(other);
  if (deviation === 0 || Math.abs(difference) / deviation < certain) return { state: "no-difference" };
  return { state: "better", index: difference > 0 ? 0 : 1 };
}

function peopleNeeded(arms: readonly ArmCount[], usualShare: number): number {
  const { people, leads } = sumOf(arms);
  const share = people < enoughForShare ? usualShare : Math.min(0.95, Math.max(0.02, leads / people));
  const difference = worthwhile * share;
  return Math.ceil(((certain + power) ** 2 * 2 * share * (1 - share)) / difference ** 2);
}

const sumOf = (arms: readonly ArmCount[]) => ({
  people: arms.reduce((sum, { people }) => sum + people, 0),
  leads: arms.reduce((sum, { leads }) => sum + leads, 0),
});

const shareOf = ({ people, leads }: ArmCount) => leads / people;
