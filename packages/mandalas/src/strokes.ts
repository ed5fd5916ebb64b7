import type { Ring, Wheel } from "./design.ts";

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

/** By how many degrees a wheel's figure is turned each time it is drawn; the first stands upright. */
export const turnsOf = ({ order }: Wheel) =>
  Array.from({ length: order }, (_, index) => twoDecimals((index * 360) / order));

/**
 * How a ring's line is broken up: a dash of no length with round ends is a bead, a short dash of a wide stroke a tick.
 * A plain ring is not broken.
 */
export function dashOf({ r, beads, ticks }: Ring): [dash: number, gap: number] | undefined {
  const circumference = 2 * Math.PI * r;
  if (beads) return [0, twoDecimals(circumference / beads)];
  if (ticks) return [0.2, twoDecimals(twoDecimals(circumference / ticks) - 0.2)];
  return undefined;
}
