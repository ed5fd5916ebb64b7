import { meantBy, momentsShowing, shownAt } from "../../../platform/zone-time.rules.ts";

/** A day and an hour as a clock on the wall shows them: `2031-05-01`, `19:00`. */
export type WallTime = { day: string; time: string };

export const wallTimeAt = (zone: string, at: Date): WallTime => {
  const shown = shownAt(at, zone).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/**
 * When that is: one moment as a rule, two where the clocks are set back over it. Where they are set forward over it there
 * is none, and the two that could be meant are those that the clock before and the one after would make of it.
 */
export type Moments = { kind: "one"; at: Date } | { kind: "skipped" | "twice"; earlier: Date; later: Date };

export function momentsOf(zone: string, { day, time }: WallTime): Moments {
  const shown = new Date(`${day}T${time}:00Z`);
  const [first, second] = momentsShowing(shown, zone);
  if (first && second) return { kind: "twice", earlier: first, later: second };
  if (first) return { kind: "one", at: first };
  const [earlier = shown, later = earlier] = meantBy(shown, zone);
  return { kind: "skipped", earlier, later };
}
