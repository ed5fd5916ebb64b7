import { allWeeks, type LaunchPlan, thingsOf } from "@academy/launch-plan/plan";
import type { Font } from "fontkit";
import { breakLines } from "../pdf/break-lines.ts";
import { printable } from "./plan-faces.ts";
import { smallest } from "./sheet.ts";

export const leading = 1.2;
/** Above and below the things of a week, and between two of them. */
export const rowPadding = 2.5;
export const thingGap = 0.75;
/** A number, and its Monday beside it. */
export const weekHeight = 19;

const largest = 14;

type WeeksRoom = { width: number; height: number; fonts: readonly Font[] };

/** The largest letters with which all thirteen weeks stand in the room; the smallest where they don't with any. */
export function fitWeeks(plan: LaunchPlan, room: WeeksRoom): { size: number; isOnePage: boolean } {
  for (let size = largest; size >= smallest; size -= 0.25) {
    if (heightOf(plan, room, size) <= room.height) return { size, isOnePage: true };
  }
  return { size: smallest, isOnePage: false };
}

function heightOf(plan: LaunchPlan, { width, fonts }: WeeksRoom, size: number): number {
  const longest = (width - boxWidth(size)) / size;
  const heights = allWeeks.map((week) => {
    const things = thingsOf(plan, week).map(
      ({ text }) => breakLines(printable(text), fonts, longest).length * size * leading + thingGap,
    );
    return (
      Math.max(
        weekHeight,
        things.reduce((sum, height) => sum + height, 0),
      ) +
      rowPadding * 2
    );
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

/** The box to check, and the space behind it. */
export const boxWidth = (size: number) => size * 1.5;
