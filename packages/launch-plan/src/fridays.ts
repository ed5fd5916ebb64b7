import type { FridayNumbers, LaunchPlan } from "./plan.ts";

export type FridaySums = { weeks: number; invited: number; answered: number; came: number };

/** What the numbers say about where people are lost; after six Fridays, not before. */
export type Reading = "too early" | "few invited" | "few answers" | "few come" | "well";

const fridaysToWaitFor = 6;

export const isCounted = ({ invited, answered, came }: FridayNumbers): boolean =>
  invited !== null || answered !== null || came !== null;

export function sumFridays({ fridays }: Pick<LaunchPlan, "fridays">): FridaySums {
  const counted = Object.values(fridays).filter(isCounted);
  const sum = (of: (numbers: FridayNumbers) => number | null) =>
    counted.reduce((total, numbers) => total + (of(numbers) ?? 0), 0);
  return {
    weeks: counted.length,
    invited: sum(({ invited }) => invited),
    answered: sum(({ answered }) => answered),
    came: sum(({ came }) => came),
  };
}

/** The first place where fewer than half go on. */
export function readFridays(plan: Pick<LaunchPlan, "fridays">): Reading {
  const { weeks, invited, answered, came } = sumFridays(plan);
  if (weeks < fridaysToWaitFor) return "too early";
  if (invited < weeks) return "few invited";
  if (answered * 2 < invited) return "few answers";
  return came * 2 < answered ? "few come" : "well";
}
