/** The printed plan, empty: to fill in it is the launch plan itself. */
export const planBookSlug = "the-90-day-launch-plan";

/** Its items that have a place of their own in the launch plan; the others stand in it as they are. */
export const itemsOfPlan: ReadonlySet<string> = new Set([
  "plan.deeds",
  "plan.empty",
  "plan.weeks",
  "plan.weeks-note",
  "plan.fridays",
  "plan.fridays-note",
  "plan.drawer-note",
  "plan.drawer",
]);

/** What it asks when the ninety days are over. */
export const dayNinetyItems: ReadonlySet<string> = new Set([
  "plan.count",
  "plan.came",
  "plan.glad",
  "plan.next",
  "plan.monday",
]);
