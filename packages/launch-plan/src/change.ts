import type { Channel, Day, FixedPoints, FridayNumbers, PlanColumn, PlanHours, Verdict } from "./plan.ts";

/**
 * One thing somebody did to their plan. A device applies it at once and sends it when it can; the server applies it to
 * what it has by then. So a change names what it is about by id and never says what the rest of the plan looks like.
 */
export type PlanChange =
  | { kind: "begin"; startsOn: Day }
  /** Which of the two empty weeks is to be that one. */
  | { kind: "empty"; which: 0 | 1; week: number }
  | { kind: "write"; thing: string; week: number; column: PlanColumn; text: string }
  /** What is suggested for these weeks is theirs as it stands. */
  | { kind: "keep"; weeks: readonly number[] }
  | { kind: "check"; thing: string; isDone: boolean }
  /** Into a later week: once. Into an earlier one as often as they like. */
  | { kind: "move"; thing: string; week: number }
  /** What is left of it moves on as a smaller thing; the rest goes into the drawer. */
  | { kind: "halve"; thing: string; text: string; week: number; rest: string; idea: string; on: Day }
  | { kind: "shelve"; thing: string; idea: string; on: Day }
  | { kind: "idea"; idea: string; text: string; on: Day }
  | { kind: "verdict"; idea: string; verdict: Verdict | null }
  | { kind: "friday"; week: number; numbers: FridayNumbers }
  | { kind: "deeds"; text: string }
  | { kind: "witness"; text: string }
  | { kind: "hours"; hours: PlanHours }
  | { kind: "points"; points: FixedPoints }
  | { kind: "channel"; channel: Channel }
  | { kind: "alarms"; isOn: boolean };
