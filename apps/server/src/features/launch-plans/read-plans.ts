import type { PlanSource } from "@academy/contract/learning/launch-plan";
import { type KnownField, withKnown } from "@academy/launch-plan/known";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import type { Db } from "../../platform/db/database.ts";
import { findItemPlaces, findWrittenFields, type WrittenFields } from "../workbooks/public.ts";
import { bookItems, sourceItems, writtenEmptyWeeks, writtenPlan } from "./books.rules.ts";
import { carriedItems, carryOver } from "./carry-over.ts";
import type { PlanKey } from "./launch-plans.queries.ts";

/** What somebody wrote in the workbooks of these courses, as far as plans are made of it. */
export const findBooks = (db: Db, userId: string, courseIds: readonly string[]) =>
  findWrittenFields(db, { userId, courseIds }, [...bookItems, ...carriedItems]);

/** A plan as it is read: with what its workbook had, and what the last lessons know. */
export function readPlan(
  plan: LaunchPlan,
  of: WrittenFields,
  planKey: PlanKey,
): { plan: LaunchPlan; known: KnownField[] } {
  return withKnown(carryOver(plan, of, planKey), writtenPlan(of));
}

/** From which book each of these fields has its words. */
export async function findSources(
  db: Db,
  courseId: string,
  known: readonly PlanSource["field"][],
): Promise<PlanSource[]> {
  if (known.length === 0) return [];
  const places = await findItemPlaces(db, courseId, [...new Set(known.map((field) => sourceItems[field]))]);
  return known.flatMap((field) => {
    const place = places.find(({ item }) => item === sourceItems[field]);
    return place ? [{ field, ...place }] : [];
  });
}

/** The two empty weeks, where one of them stands in the workbook. */
export function knownEmptyWeeks(of: WrittenFields) {
  const weeks = writtenEmptyWeeks(of);
  return weeks.some(({ week, date }) => week || date) ? weeks : null;
}
