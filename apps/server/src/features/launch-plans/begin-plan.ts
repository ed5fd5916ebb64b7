import { randomUUID } from "node:crypto";
import { planSuggestions } from "@academy/content/courses/healers-business-blueprint/plan-suggestions";
import { isMonday } from "@academy/launch-plan/days";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { type KnownAnswers, suggestThings } from "@academy/launch-plan/suggest";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { insertPlan, type PlanKey } from "./launch-plans.queries.ts";

type NewPlan = Pick<LaunchPlan, "startsOn" | "emptyWeeks"> & {
  answers: KnownAnswers;
  archetypeThings: readonly string[];
  now: Date;
};

/** Every box gets a suggestion; a plan that was begun before stays as it is. */
export async function beginPlan(db: Db, planKey: PlanKey, beginning: NewPlan): Promise<void> {
  const { startsOn, emptyWeeks, answers, archetypeThings, now } = beginning;
  if (!isMonday(startsOn)) {
    throw new AppError("BAD_REQUEST", { message: "Day one is a Monday.", field: "startsOn" });
  }
  if (emptyWeeks[0] === emptyWeeks[1]) {
    throw new AppError("BAD_REQUEST", {
      message: "Choose two different weeks to leave empty.",
      field: "emptyWeeks",
    });
  }
  const things = suggestThings({
    plan: { emptyWeeks },
    suggestions: planSuggestions,
    answers,
    archetypeThings,
    newId: randomUUID,
  });
  const plan: LaunchPlan = { startsOn, emptyWeeks, deeds: "", witness: "", things, fridays: {}, drawer: [] };
  await insertPlan(db, planKey, plan, now);
}
