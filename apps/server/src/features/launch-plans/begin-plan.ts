import { randomUUID } from "node:crypto";
import { passages } from "@academy/content/courses/healers-business-blueprint/passages/passages";
import { planSuggestions } from "@academy/content/courses/healers-business-blueprint/plan-suggestions";
import { isMonday } from "@academy/launch-plan/days";
import { pointWeeksOf, readChannel } from "@academy/launch-plan/known";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { suggestThings } from "@academy/launch-plan/suggest";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { WrittenFields } from "../workbooks/public.ts";
import { knownAnswers, writtenPlan } from "./books.rules.ts";
import { insertPlan, type PlanKey } from "./launch-plans.queries.ts";

type NewPlan = Pick<LaunchPlan, "startsOn" | "emptyWeeks"> & {
  /** What the learner has said of themselves already, in the workbooks and in the quiz. */
  books: WrittenFields;
  archetype: ArchetypeKey | null;
  now: Date;
};

/** Every box gets a suggestion; a plan that was begun before stays as it is. */
export async function beginPlan(db: Db, planKey: PlanKey, beginning: NewPlan): Promise<void> {
  const { startsOn, emptyWeeks, books, archetype, now } = beginning;
  if (!isMonday(startsOn)) {
    throw new AppError("BAD_REQUEST", { message: "Day one is a Monday.", field: "startsOn" });
  }
  if (emptyWeeks[0] === emptyWeeks[1]) {
    throw new AppError("BAD_REQUEST", {
      message: "Choose two different weeks to leave empty.",
      field: "emptyWeeks",
    });
  }
  const written = writtenPlan(books);
  const things = suggestThings({
    plan: { startsOn, emptyWeeks },
    suggestions: planSuggestions,
    answers: knownAnswers(books),
    channel: readChannel(written),
    pointWeeks: pointWeeksOf(written, startsOn),
    archetypeThings: archetype ? passages[archetype].weeks.map(({ found }) => found) : [],
    newId: randomUUID,
  });
  const plan: LaunchPlan = { startsOn, emptyWeeks, deeds: "", witness: "", things, fridays: {}, drawer: [] };
  await insertPlan(db, planKey, plan, now);
}
