import { splitAddress } from "@academy/content/courses/workbook-fields";
import type { Db } from "../../platform/db/database.ts";
import { listAnswersIn } from "./answers.queries.ts";
import { placeItems } from "./answers.rules.ts";
import { listFillable } from "./lesson-tools.ts";

type LearnerInCourses = { userId: string; courseIds: readonly string[] };
/** What somebody wrote in a place; null where they wrote nothing. */
export type WrittenFields = (address: string) => string | null;

/** What somebody wrote in some items, course by course. */
export async function findWrittenFields(
  db: Db,
  learner: LearnerInCourses,
  items: readonly string[],
): Promise<(courseId: string) => WrittenFields> {
  const answers = await listAnswersIn(db, learner, items);
  return (courseId) => (address) => {
    const { item, key } = splitAddress(address);
    const its = answers.find((answer) => answer.courseId === courseId && answer.item === item);
    const text = its?.fields[key]?.text;
    return text?.trim() ? text : null;
  };
}

/** Where items of a course stand: in which book, and in which part of it. */
export async function findItemPlaces(db: Db, courseId: string, items: readonly string[]) {
  const books = await listFillable(db, courseId);
  const places = placeItems(books);
  return items.flatMap((item) => {
    const asked = places.get(item)?.asked;
    const book = books.find(({ slug }) => slug === asked?.workbook);
    return asked && book ? [{ item, slug: book.slug, workbook: book.title, part: asked.part }] : [];
  });
}
