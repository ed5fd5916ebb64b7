import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Person } from "../../platform/personal-data.ts";
import { type Member, requireEntitled } from "../access/public.ts";
import { findArchetypes } from "../account/public.ts";
import { listAnswers } from "./answers.queries.ts";
import { earlierWords, placeItems } from "./answers.rules.ts";
import { courseWithExamples, itemsWithExamples, nearestFirst } from "./examples/examples.rules.ts";
import { listFillable } from "./lesson-tools.ts";
import { findWorkbookCourse } from "./workbooks.queries.ts";

export async function showWorkbooks(
  db: Db,
  member: Member & Person,
  courseId: string,
): Promise<WorkbooksView> {
  await requireEntitled(db, member, courseId);
  const course = await findWorkbookCourse(db, courseId);
  if (!course) throw new AppError("NOT_FOUND");
  const books = await listFillable(db, courseId);
  const answers = await listAnswers(db, { userId: member.id, courseId });
  const places = placeItems(books);
  const isWithExamples = course.starterKey === courseWithExamples;
  const [nearest] = isWithExamples ? nearestFirst(await findArchetypes(db, member)) : [];
  return {
    course: { id: courseId, title: course.title },
    workbooks: books.map(({ words, ...book }) => ({ ...book, parts: words.parts as never })),
    answers: answers.map(({ asked, ...answer }) => answer),
    earlier: earlierWords(answers, places),
    examples: nearest
      ? { nearest: nearest.name, items: [...places.keys()].filter((item) => itemsWithExamples.has(item)) }
      : null,
  };
}
