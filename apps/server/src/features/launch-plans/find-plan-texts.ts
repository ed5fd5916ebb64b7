import type { Db } from "../../platform/db/database.ts";
import { listPlanCourses } from "./launch-plans.queries.ts";
import { findBooks, readPlan } from "./read-plans.ts";

/** Whatever stands in the plans of these courses; nothing yet where one was not begun. */
export async function findPlanTexts(db: Db, userId: string, courseIds: readonly string[]) {
  const courses = await listPlanCourses(db, userId, courseIds);
  const books = await findBooks(
    db,
    userId,
    courses.map(({ id }) => id),
  );
  return courses.map(({ id, title, plan: kept }) => {
    const course = { id, title };
    if (!kept) return { course, texts: [] };
    const { plan } = readPlan(kept, books(id), { userId, courseId: id });
    return {
      course,
      texts: [
        ...plan.things.map(({ text }) => text),
        plan.deeds,
        plan.witness,
        ...Object.values(plan.fridays).map(({ line }) => line),
        ...plan.drawer.map(({ text }) => text),
      ],
    };
  });
}
