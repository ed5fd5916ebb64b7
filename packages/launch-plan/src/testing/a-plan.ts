import type { LaunchPlan, PlanThing } from "../plan.ts";

export const aPlan = (fields: Partial<LaunchPlan> = {}): LaunchPlan => ({
  startsOn: "2026-11-16",
  emptyWeeks: [6, 9],
  deeds: "",
  witness: "",
  things: [],
  fridays: {},
  drawer: [],
  ...fields,
});

export const aThing = (fields: Partial<PlanThing> = {}): PlanThing => ({
  id: "cards",
  week: 1,
  column: "found",
  text: "Put up a new card at the clinic",
  isDone: false,
  hasMoved: false,
  ...fields,
});
