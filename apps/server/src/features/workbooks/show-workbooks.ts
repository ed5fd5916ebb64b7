import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Person } from "../../platform/personal-data.ts";
import { type Member, requireEntitled } from "../access/public.ts";
import { findArchetypes } from "../account/public.ts";
import { listAnswers } from "./answers.queries.ts";
import { earlierWords, placeItems } from "./answers.rules.ts";
import { courseWithExamples, itemsWithExamples, nearestFirst } from "./examples/examples.rules.ts";
import { findKnownFacts } from "./known-facts.ts";
import { listOpenWorkbooks } from "./open-workbooks.ts";
import { findWorkbookCourse } from "./workbooks.queries.ts";

export async function showWorkbooks(
  db: Db,
  member: Member & Person,
  courseId: string,
  now: Date,
): Promise<WorkbooksView> {
  await requireEntitled(db, member, courseId, now);
  const course = await findWorkbookCourse(db, courseId);
  if (!course) throw new AppError("NOT_FOUND");
  const { books, later } = await listOpenWorkbooks(db, member, courseId, now);
  const answers = await listAnswers(db, { userId: member.id, courseId });
  const places = placeItems(books);
  const isWithExamples = course.starterKey === courseWithExamples;
  const [nearest] = isWithExamples ? nearestFirst(await findArchetypes(db, member)) : [];
  return {
    course: { id: courseId, title: course.title },
    workbooks: books.map(({ words, moduleId: _, ...book }) => ({ ...book, parts: words.parts as never })),
    later: later.map(({ slug, opensAt }) => ({ slug, opensAt: opensAt.toISOString() })),
    answers: answers.map(({ asked, ...answer }) => answer),
    earlier: earlierWords(answers, places),
    known: await findKnownFacts(db, member),
    examples: nearest
      ? { nearest: nearest.name, items: [...places.keys()].filter((item) => itemsWithExamples.has(item)) }
      : null,
  };
}
