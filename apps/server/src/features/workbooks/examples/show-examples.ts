import type { ExamplesView } from "@academy/contract/learning/workbooks";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Person } from "../../../platform/personal-data.ts";
import { type Member, requireEntitled } from "../../access/public.ts";
import { findArchetypes } from "../../account/public.ts";
import { findWorkbookCourse } from "../workbooks.queries.ts";
import { courseWithExamples, examplesOf } from "./examples.rules.ts";

export async function showExamples(
  db: Db,
  member: Member & Person,
  { courseId, of }: { courseId: string; of: string },
): Promise<ExamplesView> {
  await requireEntitled(db, member, courseId);
  const course = await findWorkbookCourse(db, courseId);
  // Whatever course ends in a plan, its plan is the Blueprint's.
  const isPlan = of === "plan" && course?.hasLaunchPlan;
  const isThere = isPlan || course?.starterKey === courseWithExamples;
  const examples = isThere ? examplesOf(of, await findArchetypes(db, member)) : null;
  if (!examples) throw new AppError("NOT_FOUND");
  return examples;
}
