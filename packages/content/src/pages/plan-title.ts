import { editable } from "../editing/editable.ts";

/** By itself: pages that only name the plan need none of its other words. */
export const planNames = editable("plan-names", { title: "Your 90-day launch plan" } as const);

/** What the plan is called wherever something leads to it. */
export const planTitle = planNames.title;
